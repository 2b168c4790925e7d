import { expect, it } from "vitest";

import { guestMessagesContract } from "@/contract/guests/guestMessages";
import { registerContract } from "@/contract/reservations/registers";
import { sesHospedajes } from "@/domain/register/sesHospedajes";
import { createClient } from "@/shared/api/createClient";

import { book, draftOf, hotelApi, hotelRefusalOf, openHotel } from "../support/hotelBackend";

const api = createClient({ ...guestMessagesContract, ...registerContract });
const today = "2026-04-14";
const single = { ...draftOf().newGuest!, firstName: " Suharto\u200b", lastName: "", country: "ID" };

it.each([
  ["firstName", { ...single }],
  ["lastName", { ...single, firstName: "", lastName: "Suharto " }],
])("takes a single name typed as %s: to book, change, write to and register", async (_, newGuest) => {
  const { hotel } = openHotel({ reservations: 1 });
  const { id, guest } = await book({ newGuest, arrival: today, departure: "2026-04-16" });
  expect(`${guest.firstName}|${guest.lastName}`).toBe(newGuest.firstName === "" ? "|Suharto" : "Suharto|");
  const { rows } = await hotelApi.listReservations({ query: { text: "suharto" } });
  expect(rows).toMatchObject([{ customer: "Suharto" }]);

  const changed = await hotelApi.updateGuest({
    params: { id: guest.id },
    body: { version: guest.version, draft: { ...guest, notes: "Habitación alta" } },
  });
  expect(changed).toMatchObject({ notes: "Habitación alta" });
  const values = await api.getTemplateValues({ query: { guestId: guest.id, language: "es" } });
  expect(values).toMatchObject({ "huesped.nombre": "Suharto", "huesped.apellidos": "Suharto" });

  hotel.put({ ...hotel.get(id), state: "inHouse", checkedInOn: today });
  const register = await api.getRegister({ params: { id } });
  const known = { ...register.travellers[0]!, surnames: "none", sex: "male", birthDate: "1950-06-08" } as const;
  const home = { address: "Jl. Merdeka 1", postalCode: "10110", town: "Jakarta", signature: "paper" };
  const traveller = { ...known, ...home, documentType: "passport", document: "B1234567" } as const;
  const draft = { travellers: [traveller, ...register.travellers.slice(1)] };
  const saved = await api.saveRegister({ params: { id }, body: { version: 0, draft } });
  expect(saved.missing[0]).toEqual([]);
  const file = sesHospedajes([saved], hotel.property);
  expect(file).toContain("<nombre>Suharto</nombre><apellido1>Suharto</apellido1>");
});

it("a person without any name is refused, beside the field", async () => {
  openHotel({ reservations: 1 });
  const refused = await hotelRefusalOf(book({ newGuest: { ...single, firstName: "\u200b " } }));
  expect(refused.fields).toHaveProperty(["newGuest.firstName"]);
});
