import { kept } from "../house/kept.svelte";
import { de } from "./de";
import { en, type Catalogue } from "./en";

export const languages: Record<string, Catalogue> = { en, de };

/** The page's own words in the chosen language. */
export const words = {
  get say(): Catalogue {
    return languages[kept.settings.language] ?? en;
  },
};
