import { type GuestReason, type GuestReasonCode, guestReasonTexts } from "@/contract/guestProfile";

import { moneyText } from "../reasonFor";

/** A reason with its sentence in the Spanish of the front desk. */
export function guestReason(code: GuestReasonCode, values?: Record<string, string | number>): GuestReason {
  const text: string = guestReasonTexts[code];
  if (!values) return { code, message: text };
  const message = text.replace(/\{(\w+)\}/g, (_, name: string) =>
    name === "amount" ? moneyText(Number(values.amount), String(values.currency)) : String(values[name]),
  );
  return { code, values, message };
}
