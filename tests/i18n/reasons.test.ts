import { afterEach, describe, expect, it, vi } from "vitest";

import { accountReasonTexts } from "@/contract/account/accountReasons";
import { payerReasonTexts } from "@/contract/account/payerReasons";
import { posReasonTexts } from "@/contract/pos/posReasons";
import { type ReasonCode, reasonTexts, situationTexts } from "@/contract/reservations/reservationReasons";
import { reasonFor, reasonsFrom } from "@/domain/reasonFor";
import type { ReasonOf } from "@/contract/reasons";
import { formatsOf } from "@/shared/format/formats";
import type { Messages } from "@/shared/i18n/catalogues";
import { type LanguageCode, languageOf, languages } from "@/shared/i18n/languages";
import { reasonOf } from "@/shared/i18n/reasonOf";
import { textsOf } from "@/shared/i18n/texts";

import { partsOf, textsIn } from "./catalogueTexts";

const messagesOf = (code: LanguageCode) => {
  const texts = textsIn(code).filter(({ file }) => /^(r|posR)easons\.json$/.test(file));
  return Object.fromEntries(texts.map(({ id, text }) => [id, partsOf(text)])) as Messages;
};

const wordsIn = (code: LanguageCode) => {
  const texts = textsOf({ code, messages: messagesOf(code) });
  return (reason: ReasonOf<Code>) =>
    reasonOf(reason, texts, formatsOf(languageOf(code).locale)).replaceAll(/[\u2068\u2069]/g, "");
};

const values = {
  date: "2026-04-03",
  time: "23:00",
  amount: 123_450,
  limit: 100_000,
  currency: "EUR",
  nights: 3,
  max: 2,
  people: 5,
  room: "214",
  reservation: "RSV-000305",
  guest: "Ana Ramos",
  group: "Boda Ramos",
  roomType: "Doble",
  rate: "Media pensión",
  channel: "Booking.com",
  contact: "Nuria Campos",
  company: "Viajes Levante",
  extra: "Cuna",
  letter: "B",
  code: "4006381333931",
  article: "Cerveza",
  till: "T1",
  list: "Hora feliz",
  points: 64,
  count: 3,
  document: "F-26-000012",
  reason: "Se fue sin pagar",
  situation: "arrivesToday",
} as const;

/** Every reason with values for whatever it takes; the compiler checks them where one is made in earnest. */
const sentences = { ...reasonTexts, ...accountReasonTexts, ...payerReasonTexts, ...posReasonTexts };
type Code = keyof typeof sentences;
const made = reasonsFrom(sentences) as (of: Code, having: typeof values) => ReasonOf<Code>;
const reasons = (Object.keys(sentences) as Code[]).map((code) => made(code, values));

it.each(reasons)("says $code in Spanish in the very words of the server", (reason) => {
  expect(wordsIn("es")(reason)).toBe(reason.message);
});

it.each(Object.entries(situationTexts))("calls %s in Spanish what the server calls it", (situation, words) => {
  const { text } = textsOf({ code: "es", messages: messagesOf("es") });
  expect(text(`situation.${situation}` as keyof Messages)).toBe(words);
});

describe.each(languages)("in $name", ({ code }) => {
  it("every reason is a sentence with its values in place", () => {
    const words = wordsIn(code);
    for (const reason of reasons) {
      expect(words(reason)).not.toMatch(/[{}]|undefined|reason\.[A-Z]|situation\.[a-z]|2026-04-03/);
    }
    expect(words(reasonFor("MIN_STAY", { nights: 3, date: "2026-04-03" }))).toContain("3");
  });
});

it.each([
  ["es", "Sin disponibilidad de Doble la noche del 03/04/2026."],
  ["en", "No Doble available on the night of 03/04/2026."],
  ["fr", "Plus de disponibilité en Doble la nuit du 03/04/2026."],
  ["ru", "Нет свободных номеров «Doble» на ночь 03.04.2026."],
  ["de", "Kein Zimmer der Kategorie Doble frei in der Nacht vom 03.04.2026."],
  ["it", "Nessuna disponibilità di Doble per la notte del 03/04/2026."],
  ["zh", "2026/04/03 当晚 Doble 已无空房。"],
  ["ar", "لا تتوفر غرف Doble ليلة 03‏/04‏/2026."],
] as const)("writes the date of a full night as %s does", (code, sentence) => {
  expect(wordsIn(code)(reasonFor("NO_AVAILABILITY", { roomType: "Doble", date: "2026-04-03" }))).toBe(sentence);
});

it("writes an amount in its currency, and a situation, as the language does", () => {
  const open = reasonFor("OPEN_BALANCE", { amount: 1_234_500, currency: "EUR" });
  expect(open.message.replaceAll(/\s/g, " ")).toBe(
    "Saldo pendiente de 12.345,00 €. Cóbrelo o páselo a cuentas por cobrar.",
  );
  expect(wordsIn("en")(open)).toContain("€12,345.00");
  expect(wordsIn("de")(reasonFor("INVALID_TRANSITION", { situation: "departsToday" }))).toBe(
    "Nicht möglich bei einer Reservierung im Status „Abreise heute“.",
  );
});

it("counts in the singular, and knows rooms without children", () => {
  expect(wordsIn("es")(reasonFor("TOO_MANY_PEOPLE", { max: 1, people: 2 }))).toContain("hasta 1 persona;");
  expect(wordsIn("ru")(reasonFor("MIN_STAY", { nights: 5, date: "2026-04-03" }))).toContain("5 ночей");
  expect(wordsIn("en")(reasonFor("TOO_MANY_CHILDREN", { max: 0, people: 1 }))).toBe("The room does not take children.");
});

it("leaves to the server's sentence what it cannot word", () => {
  const words = wordsIn("en");
  expect(words({ code: "MIN_STAY", message: "Estancia mínima." })).toBe("Estancia mínima.");
  expect(words({ code: "OF_A_NEWER_SERVER" as ReasonCode, message: "Por otra cosa." })).toBe("Por otra cosa.");
});

describe.each([
  ["Europe/Madrid", "es-ES"],
  ["America/Bogota", "es-CO"],
  ["Pacific/Auckland", "en-NZ"],
])("in the time zone %s", (zone, locale) => {
  afterEach(() => void vi.unstubAllEnvs());

  it("writes a civil date as the day that it is", () => {
    vi.stubEnv("TZ", zone);
    expect(formatsOf(locale).date("2026-06-13")).toBe("13/06/2026");
  });
});
