import type { Reason } from "@/contract/reasons";

/** What is wrong with the input: reasons, and a sentence for each field at fault. */
export interface Faults {
  reasons: Reason[];
  fields: Record<string, string>;
}
