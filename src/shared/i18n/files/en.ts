import type { Messages } from "../catalogues";

export const files = import.meta.glob<Messages>(["../../../locales/en/*.json", "!../../../locales/*/faults.json"], {
  import: "default",
});
