import type { Reason } from "@/contract/reservations/reservationReasons";
import type { Reservation } from "@/contract/reservations/reservations";
import { isSaleOverridable } from "@/domain/rates/saleOverride";
import { sentences } from "@/contract/sentences";

import { ApiError } from "../core/ApiError";
import { refuseLonger } from "../core/refuseLong";

/** Faults of the input: reasons, and a sentence for each field at fault. */
export interface Faults {
  reasons: Reason[];
  fields: Record<string, string>;
}

/** Its sentence is that of the first reason, the most important. */
export function refusal(status: 409 | 422, reasons: Reason[], current?: Reservation, fields?: Faults["fields"]) {
  const message = reasons[0]?.message ?? Object.values(fields ?? {})[0] ?? sentences.generic;
  return new ApiError(status, message, fields, { reasons, current });
}

/** Refuses invalid input (422). */
export function refuseFaults({ reasons, fields }: Faults) {
  if (reasons.length > 0 || Object.keys(fields).length > 0) throw refusal(422, reasons, undefined, fields);
}

/** Refuses a change that the rules forbid, unless a reason overrides them. */
export function refuseUnlessOverridden(reasons: Reason[], overrideReason: string) {
  const [first] = reasons;
  if (first && !overrideReason) throw new ApiError(409, first.message, undefined, { reasons, isOverridable: true });
}

/**
 * Refuses a sale for the reasons against it, unless all of them are of the hotel's own making and a reason overrides them.
 * Returns that reason, "" where none was needed.
 */
export function refuseSale(reasons: Reason[], saleOverride = ""): string {
  if (!isSaleOverridable(reasons)) refuseReasons(reasons);
  const note = reasons.length > 0 ? saleOverride.trim() : "";
  refuseLonger({ saleOverride: note }, "noteTooLong");
  refuseUnlessOverridden(reasons, note);
  return note;
}

/** Refuses a valid input that the property as it is does not allow (409). Guards of room and type may have the same reason: it is told once. */
export function refuseReasons(reasons: Reason[]) {
  const each = [...new Map(reasons.map((reason) => [reason.message, reason])).values()];
  if (each.length > 0) throw refusal(409, each);
}
