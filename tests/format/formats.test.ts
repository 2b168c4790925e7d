import { describe, expect, it } from "vitest";

import { formatsOf } from "@/shared/format/formats";
import { avatarColour, initialsOf } from "@/shared/format/initials";
import { languages } from "@/shared/i18n/languages";

/** Made in each test: what is made before them, no test could hold. */
const es = () => formatsOf("es");
const plain = (text: string) => text.replace(/[\u00A0\u202F]/g, " ");
/** On the reader's clock. */
const at = (time: string) => new Date(time).toISOString();

describe("money", () => {
  it("is written as the country writes it, in its own currency", () => {
    expect(plain(es().money({ cents: 123_456, currency: "EUR" }))).toBe("1234,56 €");
    expect(plain(es().money({ cents: -50, currency: "EUR" }))).toBe("−0,50 €");
    expect(plain(es().money({ cents: 123_456, currency: "USD" }))).toBe("1234,56 $");
    expect(plain(formatsOf("en").money({ cents: 123_456, currency: "EUR" }))).toBe("€1,234.56");
  });
});

describe("a date of a stay", () => {
  it.each(languages.filter(({ code }) => !["zh", "de", "ru", "ar"].includes(code)))(
    "has its day first, for readers of $code too",
    ({ locale }) => expect(formatsOf(locale).date("2026-04-03")).toBe("03/04/2026"),
  );

  it("is the same day wherever the browser is", () => {
    expect(es().date("2026-03-29")).toBe("29/03/2026");
    expect(es().date("")).toBe("");
    expect(es().longDay("2026-03-29")).toBe("domingo, 29 de marzo");
    expect(es().weekday("2026-03-29")).toBe("dom");
  });
});

describe("a time of day", () => {
  it.each([
    ["es", "09:05", /^09:05$/],
    ["es", "21:05", /^21:05$/],
    ["de", "09:05", /^09:05$/],
    ["en", "09:05", /^9:05\sAM$/],
    ["en", "21:05", /^9:05\sPM$/],
    ["en", "00:00", /^12:00\sAM$/],
  ])("in %s, of %s, is %s", (locale, time, shown) => expect(formatsOf(locale).timeOfDay(time)).toMatch(shown));
});

describe("a moment", () => {
  const now = new Date("2026-11-20T14:05:00").getTime();

  it("is a time of day today, a weekday in the week behind, and a date before it", () => {
    expect(es().listTime(at("2026-11-20T09:30:00"), now)).toBe("9:30");
    expect(es().listTime(at("2026-11-19T23:59:00"), now)).toBe("jue");
    expect(es().listTime(at("2026-11-14T14:06:00"), now)).toBe("sáb");
    expect(es().listTime(at("2026-11-14T14:05:00"), now)).toBe("14/11/26");
  });

  it("is on the clocks of a zone, whose day may be another one", () => {
    const late = "2026-11-19T23:30:00Z";
    expect(es().time(late, "Europe/Madrid")).toBe("0:30");
    expect(es().listTime(late, Date.parse("2026-11-20T12:00:00Z"), "Europe/Madrid")).toBe("0:30");
    expect(es().listTime(late, Date.parse("2026-11-20T12:00:00Z"), "Atlantic/Azores")).toBe("jue");
  });

  it("is so many minutes, hours or days ago", () => {
    expect(es().timeAgo(at("2026-11-20T14:05:00"), now)).toBe("este minuto");
    expect(es().timeAgo(at("2026-11-20T14:01:00"), now)).toBe("hace 4 minutos");
    expect(es().timeAgo(at("2026-11-20T13:05:01"), now)).toBe("hace 60 minutos");
    expect(es().timeAgo(at("2026-11-20T13:05:00"), now)).toBe("hace 1 hora");
    expect(es().timeAgo(at("2026-11-19T14:05:01"), now)).toBe("hace 24 horas");
    expect(es().timeAgo(at("2026-11-19T14:05:00"), now)).toBe("ayer");
    expect(es().timeAgo(at("2026-11-16T14:05:00"), now)).toBe("hace 4 días");
  });

  it("names its weekday in the year of the reader, and else the year", () => {
    expect(es().longDate(new Date("2026-03-27T10:00:00"), now)).toBe("viernes, 27 de marzo");
    expect(es().longDate(new Date("2025-03-27T10:00:00"), now)).toBe("27 de marzo de 2025");
  });

  it("stands on the clocks of the house where that is what is meant", () => {
    const noon = "2026-11-20T12:00:00.000Z";
    expect(plain(es().dayAndTime(noon, "Europe/Madrid"))).toBe("20 nov 2026, 13:00");
    expect(plain(es().dayAndTime(noon, "America/Mexico_City"))).toBe("20 nov 2026, 6:00");
    expect(plain(es().dayAndTime(noon))).toBe(plain(`20 nov 2026, ${es().time(noon)}`));
    expect(es().time(at("2026-11-20T09:05:00"))).toBe("9:05");
  });
});

describe("sizes and shares", () => {
  it("are counted in kB below a megabyte, and in MB from there on", () => {
    expect(plain(es().fileSize(1536))).toBe("1,5 kB");
    expect(plain(es().fileSize(1024 * 1024 - 1))).toBe("1024 kB");
    expect(plain(es().fileSize(1024 * 1024))).toBe("1 MB");
    expect(plain(es().fileSize(2.55 * 1024 * 1024))).toBe("2,6 MB");
  });

  it("are percents without decimals", () => {
    expect(plain(es().percent(0.874))).toBe("87 %");
  });
});

it("makes the formats of a language once", () => {
  expect(es()).toBe(es());
  expect(formatsOf("de")).not.toBe(es());
});

describe("a person's picture without a picture", () => {
  it.each([
    ["Marina Solé", "MS"],
    ["  ana  ", "A"],
    ["José María Pérez", "JM"],
    ["😀 ñandú", "😀Ñ"],
    ["", ""],
  ])("has the initials of %s: %s", (name, initials) => expect(initialsOf(name)).toBe(initials));

  it("has one of six colours, the same for the same name", () => {
    const names = Array.from({ length: 300 }, (_, number) => `Persona ${number}`);
    expect(new Set(names.map(avatarColour))).toEqual(
      new Set(["primary", "light", "success", "info", "warning", "danger"]),
    );
    expect(["Marina Solé", "Joan Puig", "Lucía Ferrer"].map(avatarColour)).toEqual(["success", "light", "success"]);
  });
});
