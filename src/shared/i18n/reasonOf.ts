import { type Reason, type ReasonCode, reasonTexts } from "@/contract/reasons";
import type { Formats } from "@/shared/format/formats";

import type { MessageId } from "./catalogues";
import type { Texts } from "./texts";

/** A reason in the current language; the server's own sentence if its values do not fit. */
export function reasonOf(reason: Reason, { text }: Pick<Texts, "text">, formats: Formats): string {
  const values = reason.values ?? {};
  if (!isWorded(reason.code, values)) return reason.message;
  const worded = Object.entries(values).map(([name, value]) => {
    if (name === "date") return [name, formats.date(String(value))];
    if (name === "amount") return [name, formats.money({ cents: Number(value), currency: String(values.currency) })];
    if (name === "situation") return [name, text(`situation.${value}` as MessageId)];
    return [name, value];
  });
  return text(`reason.${reason.code}`, Object.fromEntries(worded) as Record<string, string | number>);
}

function isWorded(code: ReasonCode, values: object): boolean {
  if (!(code in reasonTexts)) return false;
  return [...reasonTexts[code].matchAll(/\{(\w+)\}/g)].every(([, name = ""]) => name in values);
}
