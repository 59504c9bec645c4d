/** The little of a browser that the page's modules need to be loaded: a wide screen by day, nothing kept, nowhere to go. Imported before all others. */
const nothing = (): void => {};
const browser = {
  window: globalThis,
  location: { pathname: "/", hash: "", origin: "" },
  navigator: { language: "en" },
  matchMedia: () => ({ matches: false, addEventListener: nothing }),
  addEventListener: nothing,
  removeEventListener: nothing,
};
Object.assign(globalThis, Object.fromEntries(Object.entries(browser).filter(([name]) => !(name in globalThis))));
globalThis.URLSearchParams ??= class {} as typeof URLSearchParams;

export {};
