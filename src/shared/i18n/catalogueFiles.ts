import type { Messages } from "./catalogues";

/** The files of all languages: a list that the first screen does not load. */
export const catalogueFiles = {
  ...import.meta.glob<Messages>(
    ["../../locales/*/*.json", "!../../locales/es/{common,auth}.json", "!../../locales/*/faults.json"],
    { import: "default" },
  ),
  // the developers' panel is in no production build
  ...(import.meta.env.DEV ? import.meta.glob<Messages>("../../locales/*/faults.json", { import: "default" }) : {}),
};
