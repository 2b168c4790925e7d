import { expect, it } from "vitest";

import type { ReservationDraft } from "@/contract/reservations/reservationDraft";
import { draftReasons } from "@/domain/reservations/draftReasons";

import { facts } from "./facts";
import { sampleDouble, sampleDraft } from "./sampleReservation";

const draft: ReservationDraft = { ...sampleDraft, childrenAges: [6], guarantee: "none" };
const stranger = { firstName: "Inés", lastName: "Núñez", email: "", phone: "", document: "", country: "" };

const messages = (changes: Partial<ReservationDraft>, before?: { arrival: string; releaseOn: string }) =>
  draftReasons({ ...draft, ...changes }, sampleDouble, "2026-03-27", before).map(({ message }) => message);
const adult = "Debe haber al menos un adulto.";
const age = "Indique la edad de cada niño.";
const order = "La fecha de salida debe ser posterior a la de llegada.";
const contact = "Escriba un correo o un teléfono de contacto.";
const farAhead = "Se reserva con hasta 3 años de antelación: revise el año de la llegada.";
const before = { arrival: "2026-03-25", releaseOn: "2026-03-24" };

it.each([
  [{ departure: "2026-03-26" }, order],
  [{ departure: "2026-02-30" }, order],
  [{ arrival: "mañana" }, order],
  [{ departure: "9999-12-31" }, "La estancia puede durar hasta 365 noches."],
  [{ arrival: "2026-03-26" }, "La llegada no puede ser anterior a la fecha hotelera (27/03/2026)."],
  [{ arrival: "2206-03-27", departure: "2206-03-30" }, farAhead],
  [{ adults: 0 }, adult],
  [{ adults: 1.5 }, adult],
  [{ childrenAges: [Number.NaN] }, age],
  [{ childrenAges: [18] }, age],
  [{ childrenAges: [-1] }, age],
  [{ childrenAges: [2.5] }, age],
  [{ childrenAges: [6, 18] }, age],
  [{ arrival: "2026-02-30" }, order],
  [{ adults: 3, childrenAges: [] }, "La habitación admite hasta 2 adultos; hay 3."],
  [{ adults: 1, childrenAges: [3, 6] }, "La habitación admite hasta 1 niño; hay 2."],
  [{ guestId: undefined, newGuest: { ...stranger, phone: " " } }, contact],
  [{ childrenAges: [3, 6] }, "La habitación admite hasta 3 personas; hay 4."],
  [{ guestId: undefined }, "Indique el huésped titular."],
  [{ guestId: undefined, newGuest: { ...stranger, email: " " } }, contact],
  [{ state: "optional" }, "Indique hasta qué día se mantiene la opción."],
  [{ state: "optional", releaseOn: "2026-03-26" }, "La opción venció el 26/03/2026."],
  [{ state: "optional", releaseOn: "2026-03-28" }, "La opción debe vencer antes de la llegada o ese mismo día."],
] satisfies [Partial<ReservationDraft>, string][])("refuses a draft with %j: %s", (changes, message) => {
  expect(messages(changes)).toEqual([message]);
});

const newGuest = { ...stranger, phone: "600 000 001" };

facts([
  ["a draft may be for two adults and a child from today", () => messages({}), []],
  ["a draft may be for day use", () => messages({ departure: "2026-03-27" }), []],
  ["a draft may be for a year", () => messages({ departure: "2027-03-27" }), []],
  ["a draft may be for a new guest", () => messages({ guestId: undefined, newGuest }), []],
  ["a draft may be for an adult alone", () => messages({ adults: 1, childrenAges: [] }), []],
  ["a draft may have a baby", () => messages({ childrenAges: [0] }), []],
  ["a draft may have a child of 17", () => messages({ childrenAges: [17] }), []],
  ["a draft may be an option until the arrival", () => messages({ state: "optional", releaseOn: "2026-03-27" }), []],
  ["a draft of an unknown type is free", () => draftReasons({ ...draft, adults: 9 }, undefined, "2026-03-27"), []],
  [
    "a draft is told all reasons at once",
    () => messages({ departure: "2026-03-26", adults: 0, guestId: undefined }),
    [order, adult, "Indique el huésped titular."],
  ],
  ["a draft keeps a past arrival", () => messages({ arrival: "2026-03-25" }, before), []],
  ["a draft takes no other past arrival", () => messages({ arrival: "2026-03-26" }, before).length, 1],
  ["a draft keeps a past release", () => messages({ ...before, state: "optional" }, before), []],
]);
