import type { Messages } from "../catalogues";

export const files = import.meta.glob<Messages>(["../../../locales/fr/*.json", "!../../../locales/*/faults.json"], {
  import: "default",
});
