import { describe, expect, it } from "vitest";

import type { GuestData } from "@/contract/people/guest";
import { registerContract } from "@/contract/reservations/registers";
import { createClient } from "@/shared/api/createClient";

import { person } from "../../support/guestCalls";
import { book, draftOf, hotelApi, hotelRefusalOf } from "../../support/hotelBackend";
import { inDays, openQuiet } from "../../support/quietHotel";

const registers = createClient(registerContract);

type Typed = Partial<Pick<GuestData, "document" | "phone" | "email" | "birthDate">>;

/** Ana is in house. Each door takes what was typed, and gives what is stored. */
async function openDoors() {
  const stay = { state: "inHouse", checkedInOn: inDays(-1), adults: 1 } as const;
  const { idOf } = await openQuiet({ Ana: { from: -1, nightCount: 2, rooms: "R-101", ...stay } });
  const id = idOf("Ana");
  const dni = { documentType: "dni", country: "ES" } as const;
  return {
    form: async (typed: Typed) =>
      hotelApi.createGuest({ body: { clientId: JSON.stringify(typed), draft: person({ ...dni, ...typed }) } }),
    reservation: async (typed: Typed) =>
      (await book({ newGuest: { ...draftOf().newGuest!, country: "ES", ...typed } })).guest,
    desk: async (typed: Typed) => {
      const { version } = await hotelApi.getReservation({ params: { id } });
      const act = { params: { id, action: "completeGuest" }, body: { version, guest: { ...dni, ...typed } } };
      return (await hotelApi.actAtDesk(act)).guest;
    },
    register: async (typed: Typed) => {
      const { version, travellers } = await registers.getRegister({ params: { id } });
      const draft = { travellers: [{ ...travellers[0]!, nationality: "ES", documentType: "dni" as const, ...typed }] };
      return (await registers.saveRegister({ params: { id }, body: { version, draft } })).travellers[0]!;
    },
  };
}

type Door = keyof Awaited<ReturnType<typeof openDoors>>;

const all: Door[] = ["form", "reservation", "desk", "register"];
const ofContact: Door[] = ["form", "reservation", "register"];
const ofBirth: Door[] = ["form", "desk", "register"];

describe.each<[Door[], keyof Typed, string, string]>([
  [all, "document", "1.234.567-L", "01234567L"],
  [all, "document", "１２３４５６７８ｚ", "12345678Z"],
  [ofContact, "phone", "0034 (0)600 111 222 x12", "+34 600 111 222 ext. 12"],
  [ofContact, "email", "Info <info@MÜLLER.example>", "info@müller.example"],
])("at %j a %s typed as %j", (doors, field, typed, stored) => {
  it.each(doors)(`is stored alike: %s`, async (door) => {
    const through = (await openDoors())[door];
    expect(await through({ [field]: typed })).toMatchObject({ [field]: stored });
  });
});

describe.each<[Door[], keyof Typed, string, RegExp]>([
  [all, "document", "01234567A", /El número y la letra del documento no se corresponden/],
  [ofContact, "phone", "no tiene", /5 a 15 cifras/],
  [ofContact, "email", "ana@hotel", /nombre@hotel.com/],
  [ofBirth, "birthDate", "2063-05-01", /que no sea posterior a hoy/],
  [ofBirth, "birthDate", "1890-05-01", /más de 120 años/],
])("at %j a %s typed as %j", (doors, field, typed, sentence) => {
  it.each(doors)(`is refused with the same sentence: %s`, async (door) => {
    const through = (await openDoors())[door];
    const { status, fields } = await hotelRefusalOf(through({ [field]: typed }));
    expect(status).toBe(422);
    const told = Object.entries(fields ?? {}).find(([name]) => name.endsWith(field));
    expect(told?.[1]).toMatch(sentence);
  });
});

it("leaves the desk alone with what was stored before and is not typed there", async () => {
  const { hotel, idOf } = await openQuiet({ Ana: { from: 0, rooms: "R-101" } });
  const { guestId } = hotel.get(idOf("Ana"));
  hotel.putGuest({ ...hotel.guests.get(guestId), phone: "sin teléfono", email: "ana@hotel.es" });
  const { version } = await hotelApi.getReservation({ params: { id: idOf("Ana") } });
  const guest = { birthDate: "1990-05-01" };
  const act = { params: { id: idOf("Ana"), action: "completeGuest" }, body: { version, guest } };
  expect((await hotelApi.actAtDesk(act)).guest).toMatchObject({ birthDate: "1990-05-01" });
});
