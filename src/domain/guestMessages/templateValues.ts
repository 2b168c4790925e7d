import { type TemplateLanguage, templateLanguages, type TemplateValues } from "@/contract/guests/messageTemplate";
import type { Guest } from "@/contract/guests/guest";
import type { Cents, CivilDate, Property } from "@/contract/property";

/** What a message tells of a reservation. */
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

const formats = new Map<string, { date: Intl.DateTimeFormat; money: Intl.NumberFormat }>();

/** Made once for each: it takes longer than all else of a message. */
function formatsOf(language: TemplateLanguage, currency: string) {
  const locale = locales[language] ?? language;
  const key = `${locale} ${currency}`;
  const made = formats.get(key) ?? {
    date: new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }),
    money: new Intl.NumberFormat(locale, { style: "currency", currency, currencyDisplay: "narrowSymbol" }),
  };
  formats.set(key, made);
  return made;
}

/** The values of the variables, as they are written to a guest in a language. */
export function templateValues(
  { firstName, lastName }: Pick<Guest, "firstName" | "lastName">,
  reservation: ToldReservation | undefined,
  { name, currency }: Pick<Property, "name" | "currency">,
  language: TemplateLanguage,
): TemplateValues {
  const { date, money } = formatsOf(language, currency);
  const dateOf = (day: CivilDate) => date.format(Date.parse(day));
  return {
    // a single name stands for both
    "huesped.nombre": firstName || lastName,
    "huesped.apellidos": lastName || firstName,
    "reserva.numero": reservation?.id ?? "",
    "reserva.llegada": reservation ? dateOf(reservation.arrival) : "",
    "reserva.salida": reservation ? dateOf(reservation.departure) : "",
    "reserva.habitacion": reservation?.room ?? "",
    saldo: reservation ? money.format(reservation.balance / 100) : "",
    "hotel.nombre": name,
  };
}

/** The guest's language if there is a text in it, else English, else the first. */
export const languageFor = (language: string, texts: Partial<Record<TemplateLanguage, unknown>>): TemplateLanguage =>
  ([language, "en", ...templateLanguages] as TemplateLanguage[]).find((one) => texts[one]) ?? "es";
