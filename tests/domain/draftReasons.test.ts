import { describe, expect, it } from "vitest";

import type { RoomType } from "@/contract/property";
import type { ReservationDraft } from "@/contract/reservations/reservationDraft";
import { draftReasons } from "@/domain/reservations/draftReasons";

const double: RoomType = {
  id: "DBL",
  code: "DBL",
  name: "Doble",
  maxOccupancy: 3,
  maxAdults: 2,
  maxChildren: 1,
  baseOccupancy: 2,
  extraAdultPrice: 3_000,
  rank: 2,
  overbookingAllowance: 0,
  isActive: true,
};

const draft: ReservationDraft = {
  state: "confirmed",
  arrival: "2026-03-27",
  departure: "2026-03-30",
  eta: "",
  adults: 2,
  childrenAges: [6],
  roomTypeId: "DBL",
  ratePlanId: "BAR",
  guestId: "G-0001",
  channelId: "phone",
  externalRef: "",
  guarantee: "none",
  releaseOn: "",
  extras: [],
  notes: { internal: "", guest: "", request: "" },
};

const stranger = { firstName: "Inés", lastName: "Núñez", email: "", phone: "", document: "", country: "" };

const messages = (changes: Partial<ReservationDraft>, before?: { arrival: string; releaseOn: string }) =>
  draftReasons({ ...draft, ...changes }, double, "2026-03-27", before).map(({ message }) => message);

describe("a draft", () => {
  it("of two adults and a child from today is valid", () => {
    expect(messages({})).toEqual([]);
  });

  it.each([
    [{ departure: "2026-03-26" }, "La fecha de salida debe ser posterior a la de llegada."],
    [{ departure: "2026-02-30" }, "La fecha de salida debe ser posterior a la de llegada."],
    [{ arrival: "mañana" }, "La fecha de salida debe ser posterior a la de llegada."],
    [{ departure: "9999-12-31" }, "La estancia puede durar hasta 365 noches."],
    [{ arrival: "2026-03-26" }, "La llegada no puede ser anterior a la fecha hotelera (27/03/2026)."],
    [
      { arrival: "2206-03-27", departure: "2206-03-30" },
      "Se reserva con hasta 3 años de antelación: revise el año de la llegada.",
    ],
    [{ adults: 0 }, "Debe haber al menos un adulto."],
    [{ adults: 1.5 }, "Debe haber al menos un adulto."],
    [{ childrenAges: [Number.NaN] }, "Indique la edad de cada niño."],
    [{ childrenAges: [18] }, "Indique la edad de cada niño."],
    [{ childrenAges: [-1] }, "Indique la edad de cada niño."],
    [{ childrenAges: [2.5] }, "Indique la edad de cada niño."],
    [{ childrenAges: [6, 18] }, "Indique la edad de cada niño."],
    [{ arrival: "2026-02-30" }, "La fecha de salida debe ser posterior a la de llegada."],
    [{ adults: 3, childrenAges: [] }, "La habitación admite hasta 2 adultos; hay 3."],
    [{ adults: 1, childrenAges: [3, 6] }, "La habitación admite hasta 1 niño; hay 2."],
    [{ guestId: undefined, newGuest: { ...stranger, phone: " " } }, "Escriba un correo o un teléfono de contacto."],
    [{ childrenAges: [3, 6] }, "La habitación admite hasta 3 personas; hay 4."],
    [{ guestId: undefined }, "Indique el huésped titular."],
    [{ guestId: undefined, newGuest: { ...stranger, email: " " } }, "Escriba un correo o un teléfono de contacto."],
    [{ state: "optional" }, "Indique hasta qué día se mantiene la opción."],
    [{ state: "optional", releaseOn: "2026-03-26" }, "La opción venció el 26/03/2026."],
    [{ state: "optional", releaseOn: "2026-03-28" }, "La opción debe vencer antes de la llegada o ese mismo día."],
  ] satisfies [Partial<ReservationDraft>, string][])("with %j is refused: %s", (changes, message) => {
    expect(messages(changes)).toEqual([message]);
  });

  it("may be for day use, for a year, and for a new guest with a telephone", () => {
    expect(messages({ departure: "2026-03-27" })).toEqual([]);
    expect(messages({ departure: "2027-03-27" })).toEqual([]);
    expect(messages({ guestId: undefined, newGuest: { ...stranger, phone: "600 000 001" } })).toEqual([]);
  });

  it("may be for one adult with children of every age below adults", () => {
    expect(messages({ adults: 1, childrenAges: [] })).toEqual([]);
    expect(messages({ childrenAges: [0] })).toEqual([]);
    expect(messages({ childrenAges: [17] })).toEqual([]);
  });

  it("may be an option until the day of the arrival", () => {
    expect(messages({ state: "optional", releaseOn: "2026-03-27" })).toEqual([]);
  });

  it("has no reason against an unknown room type here", () => {
    expect(draftReasons({ ...draft, adults: 9 }, undefined, "2026-03-27")).toEqual([]);
  });

  it("gives all reasons at once", () => {
    expect(messages({ departure: "2026-03-26", adults: 0, guestId: undefined })).toHaveLength(3);
  });

  it("accepts unchanged values that were valid when stored", () => {
    const before = { arrival: "2026-03-25", releaseOn: "2026-03-24" };
    expect(messages({ arrival: "2026-03-25" }, before)).toEqual([]);
    expect(messages({ arrival: "2026-03-26" }, before)).toHaveLength(1);
    expect(messages({ state: "optional", arrival: "2026-03-25", releaseOn: "2026-03-24" }, before)).toEqual([]);
  });
});
