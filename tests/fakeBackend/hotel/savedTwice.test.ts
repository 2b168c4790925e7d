import { describe, expect, it, onTestFinished } from "vitest";

import { startFakeBackend } from "@/fakeBackend";
import { shelfOf } from "@/fakeBackend/core/shelf";
import { http } from "@/shared/api/http";

import { book, draftOf, hotelApi, hotelRefusalOf, openHotel } from "../../support/hotelBackend";

const create = (changes: Parameters<typeof draftOf>[0] = {}) =>
  hotelApi.createReservation({ body: { clientId: "the same form", draft: draftOf(changes) } });

const update = (id: string, version: number, changes: Parameters<typeof draftOf>[0]) =>
  hotelApi.updateReservation({
    params: { id },
    body: { version, draft: draftOf({ newGuest: undefined, ...changes }) },
  });

describe("a save whose answer was lost", () => {
  it("makes a reservation once, and answers with it again", async () => {
    const { hotel } = openHotel({ reservations: 1 });
    const made = await create();
    expect(await create()).toEqual(made);
    expect([...hotel.all()]).toHaveLength(2);
  });

  it("is not confused with a later save: the refusal holds the current reservation", async () => {
    openHotel({ reservations: 1 });
    const made = await create();
    const refused = await hotelRefusalOf(create({ eta: "22:30" }));
    expect(refused).toMatchObject({ status: 409, codes: ["STALE_VERSION"] });
    expect(refused.current).toEqual(made);
  });

  it("changes a reservation once: the same again is no conflict and no line of its history", async () => {
    openHotel({ reservations: 1 });
    const { id, guest } = await book();
    const changes = { guestId: guest.id, eta: "22:30" };
    const changed = await update(id, 1, changes);
    expect(await update(id, 1, changes)).toEqual(changed);
    expect(await update(id, 2, changes)).toEqual(changed);
    expect((await hotelRefusalOf(update(id, 1, { ...changes, eta: "23:00" }))).status).toBe(409);
  });
});

it("gives no number twice, however small the sample that it is kept with", async () => {
  const stored = new Map<string, [string, string, unknown]>();
  const open = () => {
    const shelf = shelfOf(
      [...stored.values()],
      async (rows) => rows.forEach((row) => stored.set(`${row[0]} ${row[1]}`, structuredClone(row))),
      async () => stored.clear(),
    );
    const backend = startFakeBackend(http, { delayOf: () => 0 }, { reservations: 3 }, { shelf });
    onTestFinished(backend.stop);
    return backend;
  };
  const now = new Date();
  const date = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);
  const stay = { arrival: date(20), departure: date(22) };
  open();
  const first = await book(stay);
  open();
  const second = await book(stay);
  expect(second.id).not.toBe(first.id);
});
