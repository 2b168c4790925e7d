import { expect, it } from "vitest";

import { formatsOf } from "@/shared/format/formats";
import { avatarColour, initialsOf } from "@/shared/format/initials";
import { languages } from "@/shared/i18n/languages";

import { facts } from "../domain/facts";

/** Made in each test: what is made before them, no test could hold. */
const es = () => formatsOf("es");
const plain = (text: string) => text.replace(/[\u00A0\u202F]/g, " ");
/** On the reader's clock. */
const at = (time: string) => new Date(time).toISOString();
const money = (cents: number, currency: string, locale = "es") => plain(formatsOf(locale).money({ cents, currency }));
const now = new Date("2026-11-20T14:05:00").getTime();
const listed = (time: string) => es().listTime(at(time), now);
const ago = (time: string) => es().timeAgo(at(`2026-11-${time}`), now);
const late = "2026-11-19T23:30:00Z";
const lateIn = (zone: string) => es().listTime(late, Date.parse("2026-11-20T12:00:00Z"), zone);
const stamp = (moment: string, zone?: string) => plain(es().dayAndTime(moment, zone));
const noon = "2026-11-20T12:00:00.000Z";
const size = (bytes: number) => plain(es().fileSize(bytes));
const longDate = (date: string) => es().longDate(new Date(`${date}T10:00:00`), now);

facts([
  ["money is written as in Spain", () => money(123_456, "EUR"), "1234,56 €"],
  ["money below zero has a minus", () => money(-50, "EUR"), "−0,50 €"],
  ["money has its own currency", () => money(123_456, "USD"), "1234,56 $"],
  ["money is written as in English", () => money(123_456, "EUR", "en"), "€1,234.56"],
  ["a date is the same day wherever the browser is", () => es().date("2026-03-29"), "29/03/2026"],
  ["no date is written as nothing", () => es().date(""), ""],
  ["a long day has its weekday", () => es().longDay("2026-03-29"), "domingo, 29 de marzo"],
  ["a weekday is short", () => es().weekday("2026-03-29"), "dom"],
  ["a moment of today is a time of day", () => listed("2026-11-20T09:30:00"), "9:30"],
  ["a moment of yesterday is a weekday", () => listed("2026-11-19T23:59:00"), "jue"],
  ["a moment of the week behind is a weekday", () => listed("2026-11-14T14:06:00"), "sáb"],
  ["a moment before it is a date", () => listed("2026-11-14T14:05:00"), "14/11/26"],
  ["a moment is on the clocks of a zone", () => es().time(late, "Europe/Madrid"), "0:30"],
  ["a moment is of today in its zone", () => lateIn("Europe/Madrid"), "0:30"],
  ["a moment is of yesterday in another zone", () => lateIn("Atlantic/Azores"), "jue"],
  ["a moment is this minute", () => ago("20T14:05:00"), "este minuto"],
  ["a moment is minutes ago", () => ago("20T14:01:00"), "hace 4 minutos"],
  ["a moment is nearly an hour ago", () => ago("20T13:05:01"), "hace 60 minutos"],
  ["a moment is an hour ago", () => ago("20T13:05:00"), "hace 1 hora"],
  ["a moment is nearly a day ago", () => ago("19T14:05:01"), "hace 24 horas"],
  ["a moment is a day ago", () => ago("19T14:05:00"), "ayer"],
  ["a moment is days ago", () => ago("16T14:05:00"), "hace 4 días"],
  ["a date of this year names its weekday", () => longDate("2026-03-27"), "viernes, 27 de marzo"],
  ["a date of another year names the year", () => longDate("2025-03-27"), "27 de marzo de 2025"],
  ["a moment stands on the clocks of the house", () => stamp(noon, "Europe/Madrid"), "20 nov 2026, 13:00"],
  ["a moment stands on other clocks", () => stamp(noon, "America/Mexico_City"), "20 nov 2026, 6:00"],
  ["a moment stands on the reader's clocks", () => stamp(at("2026-11-20T09:05:00")), "20 nov 2026, 9:05"],
  ["a file is counted in kB", () => size(1536), "1,5 kB"],
  ["a file is counted in kB below a megabyte", () => size(1024 * 1024 - 1), "1024 kB"],
  ["a file is counted in MB from there on", () => size(1024 * 1024), "1 MB"],
  ["a file in MB has a decimal", () => size(2.55 * 1024 * 1024), "2,6 MB"],
  ["a share is a percent without decimals", () => plain(es().percent(0.874)), "87 %"],
]);

it.each(languages.filter(({ code }) => !["zh", "de", "ru", "ar"].includes(code)))(
  "has the day of a date first, for readers of $code too",
  ({ locale }) => expect(formatsOf(locale).date("2026-04-03")).toBe("03/04/2026"),
);

it.each([
  ["es", "09:05", /^09:05$/],
  ["es", "21:05", /^21:05$/],
  ["de", "09:05", /^09:05$/],
  ["en", "09:05", /^9:05\sAM$/],
  ["en", "21:05", /^9:05\sPM$/],
  ["en", "00:00", /^12:00\sAM$/],
])("writes in %s the time of day %s as %s", (locale, time, shown) => {
  expect(formatsOf(locale).timeOfDay(time)).toMatch(shown);
});

it("makes the formats of a language once", () => {
  expect(es()).toBe(es());
  expect(formatsOf("de")).not.toBe(es());
});

it.each([
  ["Marina Solé", "MS"],
  ["  ana  ", "A"],
  ["José María Pérez", "JM"],
  ["😀 ñandú", "😀Ñ"],
  ["", ""],
])("draws %s without a picture as %s", (name, initials) => expect(initialsOf(name)).toBe(initials));

it("has a colour of six for a person, the same for the same name", () => {
  const names = Array.from({ length: 300 }, (_, number) => `Persona ${number}`);
  const six = ["danger", "info", "light", "primary", "success", "warning"];
  expect([...new Set(names.map(avatarColour))].toSorted()).toEqual(six);
  expect(["Marina Solé", "Joan Puig", "Lucía Ferrer"].map(avatarColour)).toEqual(["success", "light", "success"]);
});
