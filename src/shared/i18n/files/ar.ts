import type { Messages } from "../catalogues";

export const files = import.meta.glob<Messages>(["../../../locales/ar/*.json", "!../../../locales/*/faults.json"], {
  import: "default",
});
