import { type ReasonCode, reasonTexts } from "@/contract/reasons";
import type { Formats } from "@/shared/format/formats";

import type { MessageId } from "./catalogues";
import type { Texts } from "./texts";

/** A reason of any area: a code, what it is about, and the server's own sentence. */
export interface AnyReason {
  code: string;
  values?: Record<string, string | number>;
  message: string;
}

/** Why something cannot be done, in the words of the language; the server's own sentence where they do not fit. */
export function reasonOf(reason: AnyReason, { text }: Pick<Texts, "text">, formats: Formats): string {
  const { code, values = {} } = reason;
  if (!isCode(code) || !isWorded(code, values)) return reason.message;
  const worded = Object.entries(values).map(([name, value]) => {
    if (name === "date") return [name, formats.date(String(value))];
    if (name === "amount") return [name, formats.money({ cents: Number(value), currency: String(values.currency) })];
    if (name === "situation") return [name, text(`situation.${value}` as MessageId)];
    return [name, value];
  });
  return text(`reason.${code}`, Object.fromEntries(worded) as Record<string, string | number>);
}

const isCode = (code: string): code is ReasonCode => code in reasonTexts;

function isWorded(code: ReasonCode, values: object): boolean {
  return [...reasonTexts[code].matchAll(/\{(\w+)\}/g)].every(([, name = ""]) => name in values);
}
