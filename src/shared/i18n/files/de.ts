import type { Messages } from "../catalogues";

export const files = import.meta.glob<Messages>(["../../../locales/de/*.json", "!../../../locales/*/faults.json"], {
  import: "default",
});
