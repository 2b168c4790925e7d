import fc from "fast-check";
import { expect, it } from "vitest";

import { addressEnd } from "@/domain/chat/addressEnd";
import { fillIn, variablesOf } from "@/domain/chat/cannedAnswer";
import { isOwnMessage, messageState } from "@/domain/chat/chats";
import { fileIconOf } from "@/domain/chat/fileIconOf";
import { type Mentionable, messageReferences } from "@/domain/chat/messageReferences";

import { type Fact, facts } from "./facts";

const address = (text: string) => text.slice(0, addressEnd(text));

it.each(`» ” “ ’ › " … …»). ) ). ! ?» 。 ，谢谢 。谢谢 ، ؟ ؛ 」 ） > ... \u200f '`.split(" "))(
  "leaves %j out of the address before it",
  (sign) => expect(address(`https://hotel.es/menu${sign}`)).toBe("https://hotel.es/menu"),
);

const wholeAddresses = `
https://es.wikipedia.org/wiki/Hotel_(casa)
https://hotel.es/a,b;c
https://hotel.es/?q=[1]
https://hotel.es/ni%C3%B1o
https://hotel.es/niño-menú
https://hotel.cn/菜单
https://ar.hotel/قائمة
https://hotel.es/a_b/
https://hotel.es/#/menu?x=1&y=2`;
it.each(wholeAddresses.trim().split("\n"))("keeps %s whole, and leaves a bracket around it out", (whole) =>
  expect([address(whole), address(`${whole})`)]).toEqual([whole, whole]),
);

const answer = "Buenos días, {huesped}: su habitación {habitación} está lista, {huesped}.";
const filled = "Buenos días, $& Ana: su habitación {habitación} está lista, $& Ana.";
const meta = (more = {}) => ({
  meta: { sender: "1", receiver: "contact-1", sent: true, received: false, read: false, ...more },
});
const ana = { id: "contact-1", firstName: "Ana", lastName: "Ruiz" };
const byAna = { sender: ana.id, receiver: "channel-1", userData: ana };

facts([
  ["lists each variable of an answer once", () => variablesOf(answer), ["huesped", "habitación"]],
  ["lists no variable where there is none", () => variablesOf("Enseguida."), []],
  ["fills in known values, and keeps the other variables", () => fillIn(answer, { huesped: "$& Ana" }), filled],
  ["fills in no empty value", () => fillIn("{constructor} {huesped}", { huesped: "" }), "{constructor} {huesped}"],
  ["has a message as own in a direct chat", () => isOwnMessage(meta(), ana.id), true],
  ["has a contact's message as theirs", () => isOwnMessage(meta({ sender: ana.id, receiver: "1" }), ana.id), false],
  ["has a message without an author in a channel as own", () => isOwnMessage(meta({ receiver: "c" }), "c"), true],
  ["has a message with an author in a channel as theirs", () => isOwnMessage(meta(byAna), "channel-1"), false],
  ...["sending", "sent", "received", "read"].map((state, marks): Fact => [
    `calls an own message with ${marks} marks ${state}`,
    () => messageState({ sent: marks > 0, received: marks > 1, read: marks > 2 }),
    state,
  ]),
]);

it.each([
  ["image/webp", "image"],
  ["audio/ogg", "audio"],
  ["application/pdf", "pdf"],
  ["text/csv", "spreadsheet"],
  ["application/vnd.ms-excel", "spreadsheet"],
  ["application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", "spreadsheet"],
  ["text/plain", "document"],
  ["application/msword", "document"],
  ["application/vnd.oasis.opendocument.text", "document"],
  ["application/zip", "file"],
  ["application/x-pdf-index", "file"],
  ["application/x-image/raw", "file"],
  ["", "file"],
  [undefined, "file"],
])("draws a file of the kind %j as %s", (mime, icon) => {
  expect(fileIconOf(mime)).toBe(icon);
});

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

const noReferences =
  "#21 #21400 a#214 ##214 #214b /x#214 &#214; RSV-48 XRSV-000482 RSV-0004821 S-123 RS-000123 S-0001234 a@pisos.es @Pisoss @Nadie @";
it.each([...noReferences.split(" "), noReferences])("finds nothing in %j", (text) => {
  expect(found(text)).toEqual([]);
});

facts([
  ["finds the longest name, in any case", () => found("@lucía ferrer"), [["mention", "contact-2", "@lucía ferrer"]]],
  ["finds a name before a comma", () => found("di @Lucía, ya"), [["mention", "contact-1", "@Lucía"]]],
  ["finds nobody without a name", () => messageReferences("@ hola", [{ id: "nobody", name: "" }]), []],
  ["finds nobody without people", () => messageReferences("@Pisos"), []],
]);

it("changes no text, whatever is found in it", () => {
  const words = ["#214", "RSV-000482", "@Pisos", "@Lucía Ferrer", "\ud83d", "\udc3b", "\u202e", "<b>", " "];
  const texts = fc.array(fc.oneof(fc.string({ unit: "binary" }), fc.constantFrom(...words)));
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
    { seed: 214, numRuns: 200 },
  );
});

it("is fast for a long run of at signs", () => {
  const started = performance.now();
  expect(found("@".repeat(4000))).toEqual([]);
  expect(performance.now() - started).toBeLessThan(200);
});
