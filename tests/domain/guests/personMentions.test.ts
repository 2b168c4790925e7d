import { expect, it } from "vitest";

import { mentionsOf } from "@/domain/guests/personMentions";

const lucia = {
  firstName: "Lucía",
  lastName: "Ferrer Ibáñez",
  email: "Lucia.F@example.com",
  phone: "+34 600 11 22 33",
  document: "12.345.678-Z",
};
const { isIn, isSurelyIn, redacted } = mentionsOf([lucia]);

it.each([
  ["by the whole surname", "Llamar a Ferrer Ibáñez.", "Llamar a […]."],
  ["in capitals without accents", "LUCIA FERRER IBANEZ paga", "[…] paga"],
  ["with the surname first", "Ferrer Ibáñez, Lucía", "[…]"],
  ["with the surnames in the other order", "Ibáñez Ferrer, Lucía", "[…]"],
  ["by a surname and the name", "Ibáñez, Lucía", "[…]"],
  ["by the name and the second surname", "de Lucía Ibáñez.", "de […]."],
  ["over two lines, with spaces", "Ferrer \n Ibáñez", "[…]"],
  ["by name and first surname", "de Lucía Ferrer, hab. 104", "de […], hab. 104"],
  ["by a title and a surname", "Taxi Sra. Ferrer 9:30", "Taxi […] 9:30"],
  ["by the mail in other capitals", "Escribir a lucia.f@EXAMPLE.com.", "Escribir a […]."],
  ["by the telephone, however it is written", "Tel. 0034600-112233!", "Tel. 0034[…]!"],
  ["by the document, however it is written", "DNI 12345678z", "DNI […]"],
  ["with a combining accent", "Sra. Ferrer Iba\u0301n\u0303ez aqui\u0301", "[…] aqui\u0301"],
])("a text names a person %s", (_, text, without) => {
  expect([isIn(text), isSurelyIn(text), redacted(text)]).toEqual([true, true, without]);
});

it("a text names a person perhaps, by the first of several surnames", () => {
  const text = "Ferrer pide una cuna";
  expect([isIn(text), isSurelyIn(text), redacted(text)]).toEqual([true, false, "[…] pide una cuna"]);
});

it.each(["", "Lucía pide una cuna", "Ferreras llega tarde", "1600112233445", "Ibáñez"])(
  "a text names a person not in %j",
  (text) => {
    expect([isIn(text), redacted(text)]).toEqual([false, text]);
  },
);

it.each([
  ["a single surname", { lastName: "Nuñez" }, "para Nunez", true],
  ["a single name", { firstName: "Suharto", lastName: "" }, "para Suharto", true],
  ["particles", { lastName: "de la Fuente García" }, "Sr. Fuente", true],
  ["signs of a pattern", { lastName: "O'Hara (hijo)" }, "para O'Hara (hijo)", true],
  ["nothing but a name that is not told", { firstName: "Eva", lastName: "Gil" }, "Eva y Ana", false],
])("finds a person with %s", (_, change, text, isFound) => {
  const nobody = { firstName: "Ana", email: "", phone: "", document: "", lastName: "" };
  expect(mentionsOf([{ ...nobody, ...change }]).isSurelyIn(text)).toBe(isFound);
});

it("finds a person by a former name, and no person without a name", () => {
  const former = { ...lucia, lastName: "Navarro" };
  expect(mentionsOf([lucia, former]).redacted("La Navarro")).toBe("La […]");
  const nobody = { firstName: "", lastName: "", email: "", phone: "", document: "" };
  expect(mentionsOf([nobody]).redacted("Sra. Navarro")).toBe("Sra. Navarro");
});
