import { expect, it } from "vitest";

import { handoverContract } from "@/contract/day/handover";
import { createClient } from "@/shared/api/createClient";

import { openHotel } from "../support/hotelBackend";

const api = createClient(handoverContract);
const today = "2026-04-14";
const list = (date = today) => api.listHandover({ query: { date } });
const add = (clientId: string, text: string) => api.addHandover({ body: { clientId, text } });

it("keeps what a shift tells the next by the business date, newest first, each note once", async () => {
  openHotel({ reservations: 1 });
  const before = await list();
  const note = await add("one", " El ascensor no funciona. ");
  expect(note).toMatchObject({ date: today, text: "El ascensor no funciona.", by: "Marina Solé", seenBy: [] });
  expect(await add("one", " El ascensor no funciona. ")).toEqual(note);
  expect(await list()).toEqual([note, ...before]);
  expect((await list("2026-04-13")).every(({ date }) => date === "2026-04-13")).toBe(true);
  await expect(add("two", "  ")).rejects.toMatchObject({ response: { status: 422, data: { fields: { text: /./ } } } });
});

it("names each who has read it once, and tells the other tabs", async () => {
  const { hotel } = openHotel({ reservations: 1 });
  const [note] = await list();
  const before = hotel.revision.count;
  await api.seeHandover({ params: { id: note!.id } });
  const seen = await api.seeHandover({ params: { id: note!.id } });
  expect(seen.seenBy).toEqual([...note!.seenBy, "Marina Solé"]);
  expect(hotel.revision.count).toBe(before + 1);
  await expect(api.seeHandover({ params: { id: "none" } })).rejects.toMatchObject({ response: { status: 404 } });
});
