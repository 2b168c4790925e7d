import { type TemplateLanguage, templateLanguages, type TemplateValues } from "@/contract/guests/messageTemplate";
import type { Guest } from "@/contract/people/guest";
import type { Cents, CivilDate, Property } from "@/contract/property";

/** The facts of a reservation that a message tells. */
export interface ToldReservation {
  id: string;
  arrival: CivilDate;
  departure: CivilDate;
  /** "" while none is assigned. */
  room: string;
  balance: Cents;
}

// Arabic with European digits, and the third of April before the fourth of March, as on the property's paper
const locales: Partial<Record<TemplateLanguage, string>> = { ar: "ar-u-ca-gregory-nu-latn", en: "en-GB" };

interface Formats {
  date: Intl.DateTimeFormat;
  money: Intl.NumberFormat;
  list: Intl.ListFormat;
}

const formats = new Map<string, Formats>();

/** Made once for each: it takes longer than all else of a message. */
function formatsOf(language: TemplateLanguage, currency: string) {
  const locale = locales[language] ?? language;
  const key = `${locale} ${currency}`;
  const made = formats.get(key) ?? {
    date: new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }),
    money: new Intl.NumberFormat(locale, { style: "currency", currency, currencyDisplay: "narrowSymbol" }),
    list: new Intl.ListFormat(locale, { type: "conjunction" }),
  };
  formats.set(key, made);
  return made;
}

/**
 * The values of the variables, as they are written to a guest in a language. Of several reservations each different value
 * is named, the balance is that of all; a value that one of them lacks is "", because half of it would mislead.
 */
export function templateValues(
  { firstName, lastName }: Pick<Guest, "firstName" | "lastName">,
  reservations: readonly ToldReservation[],
  { name, currency }: Pick<Property, "name" | "currency">,
  language: TemplateLanguage,
): TemplateValues {
  const { date, money, list } = formatsOf(language, currency);
  const dateOf = (day: CivilDate) => date.format(Date.parse(day));

  function eachOf(valueOf: (reservation: ToldReservation) => string): string {
    const values = [...new Set(reservations.map(valueOf))];
    return values.includes("") ? "" : list.format(values);
  }

  const balance = reservations.reduce((sum, one) => sum + one.balance, 0);
  return {
    // a single name stands for both
    "huesped.nombre": firstName || lastName,
    "huesped.apellidos": lastName || firstName,
    "reserva.numero": eachOf(({ id }) => id),
    "reserva.llegada": eachOf(({ arrival }) => dateOf(arrival)),
    "reserva.salida": eachOf(({ departure }) => dateOf(departure)),
    "reserva.habitacion": eachOf(({ room }) => room),
    saldo: reservations.length > 0 ? money.format(balance / 100) : "",
    "hotel.nombre": name,
  };
}

/** The guest's language if there is a text in it, else English, else the first. */
export const languageFor = (language: string, texts: Partial<Record<TemplateLanguage, unknown>>): TemplateLanguage =>
  ([language, "en", ...templateLanguages] as TemplateLanguage[]).find((one) => texts[one]) ?? "es";
