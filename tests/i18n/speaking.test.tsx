import { beforeEach, describe, expect, it, vi } from "vitest";

import { chooseLanguage, currentSpoken, onSpokenChange, openCatalogue, speakDefault } from "@/shared/i18n/spoken";
import { textsOf } from "@/shared/i18n/texts";

const retry = () => textsOf(currentSpoken()).text("retry");

beforeEach(async () => {
  await openCatalogue("common");
  await chooseLanguage("es"); // the first file of a worker begins without a direction
  return () => chooseLanguage("es");
});

describe("the language of the app", () => {
  it("changes as a whole, with the direction of the page, and is there at the next visit", async () => {
    const { documentElement: page } = document;
    expect([retry(), page.lang, page.dir]).toEqual(["Reintentar", "es", "ltr"]);
    await chooseLanguage("ar");
    expect([page.lang, page.dir, localStorage.getItem("language")]).toEqual(["ar", "rtl", "ar"]);
    expect(retry()).not.toBe("Reintentar");
    await chooseLanguage("en");
    expect([page.lang, page.dir]).toEqual(["en", "ltr"]);
  });

  it("is that of the later of two quick choices", async () => {
    const first = chooseLanguage("fr");
    await chooseLanguage("de");
    await first;
    expect([currentSpoken().code, localStorage.getItem("language")]).toEqual(["de", "de"]);
  });

  it("has the texts of a catalogue that is opened during the change", async () => {
    const choosing = chooseLanguage("it");
    await openCatalogue("tasks");
    await choosing;
    expect(textsOf(currentSpoken()).text("tasks.title")).not.toBe("tasks.title");
    await chooseLanguage("ru");
    expect(textsOf(currentSpoken()).text("tasks.title")).toMatch(/\p{Script=Cyrillic}/u);
  });

  it("is reported to listeners until they stop", async () => {
    const told = vi.fn<() => void>();
    const stop = onSpokenChange(told);
    await chooseLanguage("en");
    expect(told).toHaveBeenCalled();
    stop();
    told.mockClear();
    await chooseLanguage("es");
    expect(told).not.toHaveBeenCalled();
  });

  it("falls back to the language that comes with the app, and keeps the choice", async () => {
    await chooseLanguage("en");
    await speakDefault();
    expect([currentSpoken().code, retry(), localStorage.getItem("language")]).toEqual(["es", "Reintentar", "en"]);
  });
});

describe("a text", () => {
  it("that has not been fetched shows its id", () => {
    expect(textsOf({ code: "es", messages: {} }).text("retry")).toBe("retry");
  });

  it("says what it is given as it is, in an Arabic sentence each for itself", async () => {
    await openCatalogue("conversation");
    const say = () => textsOf(currentSpoken()).text("conversation.imageOf", { number: "2", count: 4 });
    expect(say()).toBe("Imagen 2 de 4");
    await chooseLanguage("ar");
    expect(say()).toContain("\u20682\u2069");
    expect(say()).toContain("4");
    expect(say()).not.toContain("\u20684");
    expect(textsOf(currentSpoken()).say({ text: "Omar" })).toBe("Omar");
  });

  it("is made ready once for the same words", () => {
    const spoken = currentSpoken();
    expect(textsOf(spoken)).toBe(textsOf(spoken));
    expect(textsOf({ ...spoken })).not.toBe(textsOf(spoken));
    expect(textsOf(spoken).say({ id: "retry" })).toBe(retry());
  });
});
