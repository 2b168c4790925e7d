import type { DocumentAct, DocumentAction } from "@/contract/billing/billingDocument";

import type { Actor } from "../../records/Actor";
import { historyWith } from "../../records/history";
import type { StoredDocument } from "./StoredDocument";

/** The document after an act, a version later, with a line in its history. */
export const acted = (
  stored: StoredDocument,
  what: Exclude<DocumentAction, "edit" | "delete">,
  change: Partial<StoredDocument>,
  actor: Actor,
  { reason = "", amount }: Partial<DocumentAct> = {},
): StoredDocument => {
  const changes = amount === undefined ? [] : [{ field: "amount" as const, before: "", after: String(amount) }];
  const note = reason.trim();
  const history = historyWith(stored.history, { what, changes, ...(note && { note }) }, actor);
  return { ...stored, ...change, version: stored.version + 1, history };
};
