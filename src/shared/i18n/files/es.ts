import type { Messages } from "../catalogues";

export const files = import.meta.glob<Messages>(
  ["../../../locales/es/*.json", "!../../../locales/es/{common,auth}.json", "!../../../locales/*/faults.json"],
  { import: "default" },
);
