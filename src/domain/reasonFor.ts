import { type Reason, type ReasonCode, reasonTexts, situationTexts } from "@/contract/reasons";
import type { Situation } from "@/contract/reservationLife";

type ValueIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | ValueIn<Rest> : never;

interface ValueTypes {
  date: string;
  amount: number;
  nights: number;
  max: number;
  people: number;
  room: string;
  roomType: string;
  /** As somebody wrote it. */
  reason: string;
  situation: Situation;
}

type NamesOf<Code extends ReasonCode> = Extract<ValueIn<(typeof reasonTexts)[Code]>, keyof ValueTypes>;

/** An amount comes with its currency. */
type ValuesOf<Code extends ReasonCode> = { [Name in NamesOf<Code>]: ValueTypes[Name] } & ("amount" extends NamesOf<Code>
  ? { currency: string }
  : unknown);

/** A reason with its Spanish sentence; the types of its values come from the sentence. */
export function reasonFor<Code extends ReasonCode>(
  code: Code,
  ...[values]: [NamesOf<Code>] extends [never] ? [] : [values: ValuesOf<Code>]
): Reason {
  return values ? { code, values, message: worded(code, values) } : { code, message: reasonTexts[code] };
}

function worded(code: ReasonCode, values: Record<string, string | number>) {
  const sentence = reasonTexts[code].replace(/\{(\w+)\}/g, (_, name: string) => wordedValue(name, values));
  return sentence.replace(/\b1 (noche|persona|adulto|niño)s/, "1 $1");
}

function wordedValue(name: string, values: Record<string, string | number>): string {
  const value = values[name];
  if (name === "date") return String(value).split("-").toReversed().join("/");
  if (name === "situation") return situationTexts[value as Situation];
  if (name === "amount") return moneyText(Number(value), String(values.currency));
  return String(value);
}

export const moneyText = (cents: number, currency: string) =>
  new Intl.NumberFormat("es", { style: "currency", currency, currencyDisplay: "narrowSymbol" }).format(cents / 100);
