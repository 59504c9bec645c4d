/** Each component's styles under a name of a few letters, the same on every machine. */
const LETTERS = 4;
const named = new Map();

function cssHash({ hash, css }) {
  const name = `_${hash(css).slice(-LETTERS)}`;
  if ((named.get(name) ?? css) !== css) throw new Error(`two components have their styles under ${name}: one letter more in svelte.config.js`);
  named.set(name, css);
  return name;
}

export default { compilerOptions: { runes: true, cssHash } };
