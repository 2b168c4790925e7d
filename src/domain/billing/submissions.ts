import type { FiledRecord, SendState, Submission } from "@/contract/billing/chainRecord";

import type { BillingReason } from "@/contract/billing/billingReasons";
import { billingReason } from "./documentKinds";

/** How the agency answered an attempt. A duplicate has been stored before: its answer was lost. */
export type AgencyReply = "accepted" | "acceptedWithErrors" | "rejected" | "duplicate";

const isStored = (reply: AgencyReply) => reply !== "rejected";

/**
 * How an alta goes to the agency after the replies to earlier attempts at the same number, the oldest first (AEAT
 * validations v1.2.0): two rejections are not the same, because the agency may have the invoice from before.
 */
export function submissionAfter(replies: readonly AgencyReply[]): Submission {
  const last = replies.at(-1);
  if (last === undefined) return { corrects: "N", previousRejection: "N" };
  const isKnown = replies.some(isStored);
  if (last === "rejected") return { corrects: "S", previousRejection: isKnown ? "S" : "X" };
  return { corrects: "S", previousRejection: "N" };
}

/** How a cancellation goes to the agency after the replies to the altas of its invoice and to earlier cancellations. */
export const cancellationAfter = (
  issues: readonly AgencyReply[],
  cancellations: readonly AgencyReply[],
): Submission => ({
  corrects: "N",
  previousRejection: cancellations.at(-1) === "rejected" ? "S" : "N",
  ...(!issues.some(isStored) && { withoutRecord: "S" }),
});

/** A duplicate is accepted: the agency has the record, and no second one is made. */
export const stateAfterReply = (reply: AgencyReply): SendState => (reply === "duplicate" ? "accepted" : reply);

export function againstResending(state: SendState): BillingReason[] {
  if (state === "pending" || state === "sent") return [billingReason("RECORD_PENDING")];
  return state === "rejected" ? [] : [billingReason("RECORD_ACCEPTED")];
}

/** "Alta", "subsanación", "rechazo previo" and "anulación". */
export type RecordOperation = "issue" | "amendment" | "afterRejection" | "cancellation";

/** The operation of a record. A record that is not sent corrects no other. */
export function operationOf({ record, sending }: FiledRecord): RecordOperation {
  if (record.type === "cancellation") return "cancellation";
  if (sending && sending.previousRejection !== "N") return "afterRejection";
  return sending?.corrects === "S" ? "amendment" : "issue";
}
