import type { Messages } from "./catalogues";

/** Where the catalogues lie: a list of every language's files, which the first screen need not carry. */
export const catalogueFiles = {
  ...import.meta.glob<Messages>(
    ["../../locales/*/*.json", "!../../locales/es/{common,auth}.json", "!../../locales/*/faults.json"],
    { import: "default" },
  ),
  // the developers' panel is in no build
  ...(import.meta.env.DEV ? import.meta.glob<Messages>("../../locales/*/faults.json", { import: "default" }) : {}),
};
