import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { messageStates, type MessageState } from "@/contract/guests/guestMessage";
import { templateVariables, type TemplateValues } from "@/contract/guests/messageTemplate";
import { scheduleFaults, sendingFaults, templateDraftFaults, timeFaults } from "@/domain/guestMessages/messageFaults";
import { messageLife, type MessageStep } from "@/domain/guestMessages/messageLife";
import { bookedLateReasons, dueOn, isBirthday, speaksTo } from "@/domain/guestMessages/scheduleRules";
import { missingValues, renderTemplate, templateFaults, variablesIn } from "@/domain/guestMessages/templates";
import { languageFor, templateValues } from "@/domain/guestMessages/templateValues";

const property = { name: "Hotel Bahía Serena", currency: "EUR" };
const guest = { firstName: "Zoé", lastName: "Béranger" };
const stay = { id: "RSV-000482", arrival: "2026-03-27", departure: "2026-03-30", room: "214", balance: 123_450 };
const braces = "Una variable empieza por dos llaves y acaba con otras dos.";
const values = templateValues(guest, [stay], property, "es");

describe("a template", () => {
  it.each([
    ["Hola, {{huesped.nombre}}", []],
    ["Hola, {{ huesped.nombre }}", []],
    ["Sin variables", []],
    ["Hola, {{x}}", ["La variable {{x}} no existe."]],
    ["{{x}} y {{x}}", ["La variable {{x}} no existe."]],
    ["{{}}", ["La variable {{}} no existe."]],
    ["{{Huesped.nombre}}", ["La variable {{Huesped.nombre}} no existe."]],
    ["Hola, saldo}}", [braces]],
    ["Hola, {huesped.nombre}", [braces]],
    ["Hola, {{huesped.nombre}", [braces]],
    ["Hola, {{{huesped.nombre}}}", [braces]],
    ["Hola, {huesped.nombre", [braces]],
    ["Hola, ｛｛huesped.nombre｝｝", [braces]],
    ["Hola, ｛huesped.nombre｝", [braces]],
    ["Hola, { {huesped.nombre} }", [braces]],
    ["Wifi: a}b{c", []],
  ])("with the text %j has at fault: %j", (text, sentences) => {
    expect(templateFaults(text).map(({ message }) => message)).toEqual(sentences);
  });

  it("says what it knows of the guest, the reservation and the hotel", () => {
    const text = templateVariables.map((name) => `{{${name}}}`).join("|");
    expect(renderTemplate(text, values).replaceAll(/\s/g, " ")).toBe(
      "Zoé|Béranger|RSV-000482|27 de marzo de 2026|30 de marzo de 2026|214|1234,50 €|Hotel Bahía Serena",
    );
  });

  it("writes a single name once, in whichever field it stands", () => {
    const [first, last] = ["{{huesped.nombre}}", "{{huesped.apellidos}}"];
    const text = `Sr. ${last}: ${first} {{ huesped.apellidos }}, ${last}, ${first}`;
    const single = { firstName: "Suharto", lastName: "" };
    for (const named of [single, { firstName: "", lastName: "Suharto" }]) {
      const told = templateValues(named, [stay], property, "es");
      expect(missingValues(text, told)).toEqual([]);
      expect(renderTemplate(text, told)).toBe("Sr. Suharto: Suharto, Suharto");
    }
  });

  it.each([
    ["en", "27 March 2026", "€1,234.50"],
    ["fr", "27 mars 2026", "1 234,50 €"],
    ["de", "27. März 2026", "1.234,50 €"],
    ["zh", "2026年3月27日", "€1,234.50"],
  ] as const)("writes dates and money as %s does", (language, date, money) => {
    const told = templateValues(guest, [stay], property, language);
    expect([told["reserva.llegada"], told.saldo.replaceAll(/\s/g, " ")]).toEqual([date, money]);
  });

  const ofOneGuest = (...rooms: string[]) =>
    rooms.map((room, place) => ({ ...stay, id: `RSV-${place + 1}`, room, balance: 1000 }));

  it.each([
    ["es", "RSV-1, RSV-2 y RSV-3", "27 de marzo de 2026", "214, 215 y 216", "30,00 €"],
    ["en", "RSV-1, RSV-2 and RSV-3", "27 March 2026", "214, 215 and 216", "€30.00"],
  ] as const)("names in %s each room of a guest, a common day once, and what all cost", (language, ...expected) => {
    const told = templateValues(guest, ofOneGuest("214", "215", "216"), property, language);
    const named = [told["reserva.numero"], told["reserva.llegada"], told["reserva.habitacion"], told.saldo];
    expect(named.map((value) => value.replaceAll(/\s/g, " "))).toEqual(expected);
  });

  it("names no room while any of them is not assigned", () => {
    expect(templateValues(guest, ofOneGuest("214", ""), property, "es")["reserva.habitacion"]).toBe("");
  });

  it("does not read a value as a template, and leaves no known variable unwritten", () => {
    const texts = fc.array(fc.constantFrom("{{", "}}", "huesped.nombre", "saldo", " ", "$&", "x"), { maxLength: 12 });
    const told: TemplateValues = { ...values, "huesped.nombre": "{{saldo}} $& $1" };
    fc.assert(
      fc.property(texts, (parts) => {
        const text = parts.join("");
        if (templateFaults(text).length > 0) return;
        const expected = text.split(/\{\{\s*huesped\.nombre\s*\}\}/).map((part) => renderTemplate(part, told));
        expect(renderTemplate(text, told)).toBe(expected.join("{{saldo}} $& $1"));
      }),
      { seed: 5, numRuns: 1000 },
    );
  });

  it("names what has no value", () => {
    const text = "{{reserva.habitacion}} {{huesped.nombre}} {{saldo}}";
    expect(variablesIn(text)).toEqual(["reserva.habitacion", "huesped.nombre", "saldo"]);
    const unknown = missingValues(text, templateValues(guest, [], property, "es"));
    expect(unknown.map(({ message }) => message)).toEqual([
      "No hay ningún dato para {{reserva.habitacion}}.",
      "No hay ningún dato para {{saldo}}.",
    ]);
  });

  it.each([
    ["de", { es: 1, en: 1, de: 1 }, "de"],
    ["it", { es: 1, en: 1 }, "en"],
    ["", { fr: 1, de: 1 }, "fr"],
  ])("speaks to a guest of language %j, having %j, in %s", (language, texts, chosen) => {
    expect(languageFor(language, texts)).toBe(chosen);
  });

  it.each([
    [{ name: " ", texts: {} }, ["name", "texts"]],
    [{ name: "día de salida", texts: { es: { subject: "", body: "Hasta pronto." } } }, ["name"]],
    [{ name: "Otra", texts: { en: { subject: "{{y}}", body: "" } } }, ["texts.en.subject", "texts.en.body"]],
    [{ name: "Otra", texts: { en: { subject: "", body: "x".repeat(2001) } } }, ["texts.en.body"]],
  ])("written as %j has at fault: %j", (draft, fields) => {
    const faults = templateDraftFaults({ purpose: "stay", ...draft }, ["Día de salida"]);
    expect(faults.map(({ field }) => field)).toEqual(fields);
  });
});

const ways: [MessageStep, from: MessageState[], to: MessageState][] = [
  ["keep", ["draft", "scheduled"], "draft"],
  ["schedule", ["draft", "scheduled"], "scheduled"],
  ["send", ["draft", "scheduled"], "sent"],
  ["resend", ["failed"], "sent"],
  ["cancel", ["draft", "scheduled"], "cancelled"],
  ["deliver", ["sent"], "delivered"],
  ["fail", ["sent"], "failed"],
  ["answer", ["delivered"], "answered"],
];

it.each(ways)("the life of a message %s leads from %j to %s, and from nowhere else", (step, from, to) => {
  const isAllowed = (state: MessageState) => messageLife.reasonsAgainst(step, { state }, { against: [] }).length === 0;
  expect(messageStates.filter(isAllowed)).toEqual(from);
  expect(messageLife.stateAfter(step, from[0]!)).toBe(to);
});

const marks = { hasMarketingConsent: true, isUnwelcome: false, isAnonymised: false };
const reachable = { ...marks, email: "z@example.com", phone: "+34 600" };
const mail = { channel: "mail", subject: "Hola", body: "Hasta pronto." } as const;

it.each([
  [{}, {}, "offer", []],
  [{ email: "" }, {}, "stay", ["MESSAGE_MAIL_MISSING"]],
  [{ phone: "" }, { channel: "sms" }, "stay", ["MESSAGE_PHONE_MISSING"]],
  [{ email: "" }, { channel: "whatsApp", subject: "" }, "stay", []],
  [{ hasMarketingConsent: false }, {}, "offer", ["MESSAGE_CONSENT_MISSING"]],
  [{ hasMarketingConsent: false }, {}, "stay", []],
  [{ isUnwelcome: true }, {}, "offer", ["MESSAGE_UNWELCOME"]],
  [{ isAnonymised: true, email: "" }, {}, "stay", ["MESSAGE_GUEST_ANONYMISED"]],
  [{}, { subject: " ", body: "" }, "stay", ["FIELD_MISSING", "FIELD_MISSING"]],
  [{}, { body: "{{x}}" }, "stay", ["TEMPLATE_VARIABLE_UNKNOWN"]],
] as const)("to a guest who has %j, %j for a %s is refused for %j", (who, what, purpose, codes) => {
  const faults = sendingFaults({ ...reachable, ...who }, { ...mail, ...what }, purpose, values);
  expect(faults.map(({ reason }) => reason.code)).toEqual(codes);
});

it.each([
  ["now", "", []],
  ["kept", "", []],
  ["later", "2026-04-15", []],
  ["later", "2026-04-14", ["sendOn"]],
  ["later", "2026-02-30", ["sendOn"]],
] as const)("a message for %s, %j, has at fault: %j", (time, sendOn, fields) => {
  expect(timeFaults({ time, sendOn }, "2026-04-14").map(({ field }) => field)).toEqual(fields);
});

describe("a schedule", () => {
  const twoDaysBefore = { id: "schedule-1", moment: "beforeArrival", days: 2 } as const;

  // as Cloudbeds describes it for "2 days before check-in"
  it.each([
    ["2026-02-16", false],
    ["2026-02-17", true],
    ["2026-02-18", true],
  ])("of 2 days before the arrival, for a booking made on 15 February for %s: sent is %s", (arrival, isSent) => {
    const due = dueOn(twoDaysBefore, { arrival, departure: "2026-02-20" });
    expect(bookedLateReasons(due, "2026-02-15").length === 0).toBe(isSent);
  });

  it.each([
    ["beforeArrival", "2026-03-24"],
    ["afterArrival", "2026-03-30"],
    ["beforeDeparture", "2026-03-27"],
    ["afterDeparture", "2026-04-02"],
  ] as const)("of 3 days %s sends on %s", (moment, date) => {
    expect(dueOn({ id: "s", moment, days: 3 }, stay)).toBe(date);
  });

  it("speaks to who will come, then to who has come", () => {
    const speaks = (moment: "beforeArrival" | "afterDeparture", isAhead: boolean) =>
      (["pending", "confirmed", "inHouse", "checkedOut", "cancelled", "noShow"] as const).filter((state) =>
        speaksTo({ id: "s", moment, days: 0 }, state, isAhead),
      );
    expect(speaks("beforeArrival", false)).toEqual(["confirmed"]);
    expect(speaks("afterDeparture", false)).toEqual(["inHouse", "checkedOut"]);
    expect(speaks("afterDeparture", true)).toEqual(["confirmed", "inHouse", "checkedOut"]);
  });

  it.each([
    ["1980-04-14", "2026-04-14", true],
    ["1980-04-14", "2026-04-15", false],
    ["", "2026-04-14", false],
    ["1980-02-29", "2026-02-28", true],
    ["1980-02-29", "2028-02-28", false],
    ["1980-02-29", "2028-02-29", true],
  ])("congratulates who was born on %j on %s: %s", (born, date, isIt) => {
    expect(isBirthday(born, date)).toBe(isIt);
  });

  const about = (body: string) => ({ name: "P", purpose: "stay" as const, texts: { es: { subject: "", body } } });

  it.each([
    ["beforeArrival", 30, about("{{saldo}}"), []],
    ["beforeArrival", 31, undefined, ["days", "templateId"]],
    ["birthday", 0, about("{{huesped.nombre}}"), []],
    ["birthday", 0, about("{{saldo}}"), ["templateId"]],
  ] as const)("%s of %i days with %j has at fault: %j", (moment, days, template, fields) => {
    expect(scheduleFaults({ moment, days }, template).map(({ field }) => field)).toEqual(fields);
  });
});
