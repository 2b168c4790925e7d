import type { AccountFields } from "@/contract/account/accountActs";
import type { Reason } from "@/contract/reservations/reservationReasons";

import { accountReason } from "./ruledAccount";

export interface AccountFault {
  /** Of the input; an area adds fields of its own. */
  field: keyof AccountFields | "memberIds";
  reason: Reason;
}

export type Field = AccountFault["field"];

export const isBlank = (text: string) => text.trim() === "";
export const isWithin = (value: number, most: number) => Number.isInteger(value) && value > 0 && value <= most;

export const tooLongIn = (field: Field, text: string, max: number): AccountFault[] =>
  text.trim().length > max ? [{ field, reason: accountReason("FOLIO_TEXT_TOO_LONG", { max }) }] : [];
