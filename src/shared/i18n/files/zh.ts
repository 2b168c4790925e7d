import type { Messages } from "../catalogues";

export const files = import.meta.glob<Messages>(["../../../locales/zh/*.json", "!../../../locales/*/faults.json"], {
  import: "default",
});
