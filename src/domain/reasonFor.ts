import type { ReasonOf } from "@/contract/reasons";
import { reasonTexts, situationTexts } from "@/contract/reservations/reservationReasons";
import type { Situation } from "@/contract/reservations/reservationLife";

type ValueIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | ValueIn<Rest> : never;

interface ValueTypes {
  date: string;
  amount: number;
  nights: number;
  hours: number;
  max: number;
  least: number;
  /** Rooms left, in the hotel's books and as a channel knows them. */
  local: number;
  told: number;
  people: number;
  /** Years. */
  age: number;
  points: number;
  /** Of reservations. */
  count: number;
  /** Places in a list, from 1; or the least of a range. */
  first: number;
  second: number;
  /** Of day, `HH:mm`. */
  time: string;
  /** ISO 8601 instant. */
  since: string;
  room: string;
  /** Its name; so are the next three. */
  roomType: string;
  rate: string;
  channel: string;
  extra: string;
  /** A name; so are the next two. */
  contact: string;
  guest: string;
  person: string;
  /** Its number; so is the next one. */
  complaint: string;
  reservation: string;
  /** Its name, or who else pays. */
  group: string;
  /** As somebody wrote it. */
  reason: string;
  /** One of several texts, as somebody wrote it. */
  entry: string;
  /** Of cash: an amount, as `amount` is. */
  limit: number;
  /** Of an invoice. */
  document: string;
  /** Of invoices: the letters before the number. */
  series: string;
  /** Name of an account on credit. */
  account: string;
  /** Of a template, with its braces. */
  variable: string;
  situation: Situation;
  /** The first of a number. */
  letter: string;
  /** Of an article, as it is scanned. */
  code: string;
  /** Its name. */
  article: string;
  /** The name of a company, and its id. */
  company: string;
  id: string;
  /** Its name. */
  till: string;
  /** The name of a price list. */
  list: string;
}

type NamesOf<Text extends string> = Extract<ValueIn<Text>, keyof ValueTypes>;

/** An amount comes with its currency. */
type ValuesOf<Text extends string> = { [Name in NamesOf<Text>]: ValueTypes[Name] } & ("amount" extends NamesOf<Text>
  ? { currency: string }
  : unknown);

/**
 * Makes the reasons of an area from its sentences in the Spanish of the front desk; which values a reason takes is read
 * from its sentence.
 */
export const reasonsFrom =
  <const Texts extends { [Code in keyof Texts]: string }>(texts: Texts) =>
  <Code extends keyof Texts & string>(
    code: Code,
    ...[values]: [NamesOf<Texts[Code]>] extends [never] ? [] : [values: ValuesOf<Texts[Code]>]
  ): ReasonOf<Code> =>
    values ? { code, values, message: worded(texts[code], values) } : { code, message: texts[code] };

/** Of the reservation area. */
export const reasonFor = reasonsFrom(reasonTexts);

function worded(text: string, values: Record<string, string | number>) {
  const sentence = text.replace(/\{(\w+)\}/g, (_, name: string) => wordedValue(name, values));
  return sentence.replace(/\b1 (noche|persona|adulto|niño|hora|punto|huésped|libre)e?s\b/, "1 $1");
}

function wordedValue(name: string, values: Record<string, string | number>): string {
  const value = values[name];
  if (name === "date") return String(value).split("-").toReversed().join("/");
  if (name === "since") return `${String(value).slice(0, 16).replace("T", " ")} UTC`;
  if (name === "situation") return situationTexts[value as Situation];
  if (name === "amount" || name === "limit") return moneyText(Number(value), String(values.currency));
  return String(value).replace(fraction, ",");
}

/** The point before the decimals of a number. */
const fraction = /(?<=^-?\d+)\.(?=\d+$)/;

const moneyText = (cents: number, currency: string) =>
  moneyFormat(currency)
    .format(cents / 100)
    .replace("-", "−");

const moneyFormats = new Map<string, Intl.NumberFormat>();

/** Made once: it takes longer than all else of a reason. */
function moneyFormat(currency: string): Intl.NumberFormat {
  const format =
    moneyFormats.get(currency) ??
    new Intl.NumberFormat("es", { style: "currency", currency, currencyDisplay: "narrowSymbol" });
  moneyFormats.set(currency, format);
  return format;
}
