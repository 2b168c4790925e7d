import fc from "fast-check";
import { expect, it } from "vitest";

import { type Mentionable, messageReferences } from "@/domain/chat/messageReferences";

const people: Mentionable[] = [
  { id: "contact-1", name: "Lucía" },
  { id: "contact-2", name: "Lucía Ferrer" },
  { id: "contact-3", name: "Omar O'Neill" },
  { id: "housekeeping", name: "Pisos" },
];

const found = (text: string) =>
  messageReferences(text, people).map((reference) => {
    const { start, end, kind, ...what } = reference;
    return [kind, ...Object.values(what), text.slice(start, end)];
  });

it("finds rooms, reservations, requests, complaints and mentions, in the order of the text", () => {
  expect(found("@Pisos la #214 es de RSV-000482 (S-000123), por Q-000041 avisad a @Omar O'Neill.")).toEqual([
    ["mention", "housekeeping", "@Pisos"],
    ["room", "214", "#214"],
    ["reservation", "RSV-000482", "RSV-000482"],
    ["request", "S-000123", "S-000123"],
    ["complaint", "Q-000041", "Q-000041"],
    ["mention", "contact-3", "@Omar O'Neill"],
  ]);
});

it.each(["(#101)", "#101.", "#101,#102", "¿#101?", "\u202e#101\u202c", "👍#101👍"])("finds the room in %j", (text) => {
  expect(found(text)[0]).toEqual(["room", "101", "#101"]);
});

it.each([
  "#21",
  "#21400",
  "a#214",
  "##214",
  "#214b",
  "/x#214",
  "&#214;",
  "RSV-48",
  "XRSV-000482",
  "RSV-0004821",
  "S-123",
  "RS-000123",
  "S-0001234",
])("finds nothing in %j", (text) => {
  expect(found(text)).toEqual([]);
});

it("takes a lone @ for no mention, and works without people", () => {
  expect(messageReferences("@ #214", [{ id: "nobody", name: "" }])).toMatchObject([{ kind: "room", room: "214" }]);
  expect(messageReferences("@Pisos")).toEqual([]);
});

it("takes the longest matching name, in any case", () => {
  expect(found("gracias @lucía ferrer")).toEqual([["mention", "contact-2", "@lucía ferrer"]]);
  expect(found("gracias @Lucía, hasta luego")).toEqual([["mention", "contact-1", "@Lucía"]]);
});

it("finds no mention in an e-mail address, a longer word, or an unknown name", () => {
  expect(found("escribe a reservas@pisos.es, @Pisoss o @Nadie")).toEqual([]);
});

it("does not change any text", () => {
  const texts = fc.array(
    fc.oneof(
      fc.string({ unit: "binary" }),
      fc.constantFrom("#214", "RSV-000482", "@Pisos", "@Lucía Ferrer", "\ud83d", "\udc3b", "\u202e", "<b>", " "),
    ),
  );
  fc.assert(
    fc.property(texts, (parts) => {
      const text = parts.join("");
      let end = 0;
      let again = "";
      for (const reference of messageReferences(text, people)) {
        expect(reference.start).toBeGreaterThanOrEqual(end);
        expect(reference.end).toBeGreaterThan(reference.start);
        again += text.slice(end, reference.start) + text.slice(reference.start, reference.end);
        end = reference.end;
      }
      expect(again + text.slice(end)).toBe(text);
    }),
    { seed: 214, numRuns: 500 },
  );
});

it("is fast for a long run of at signs", () => {
  const started = performance.now();
  expect(found("@".repeat(4000))).toEqual([]);
  expect(performance.now() - started).toBeLessThan(200);
});
