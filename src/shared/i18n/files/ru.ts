import type { Messages } from "../catalogues";

export const files = import.meta.glob<Messages>(["../../../locales/ru/*.json", "!../../../locales/*/faults.json"], {
  import: "default",
});
