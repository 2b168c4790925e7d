import { describe, expect, it, onTestFinished } from "vitest";

import { startFakeBackend } from "@/fakeBackend";
import { http } from "@/shared/api/http";

import { book, draftOf, hotelApi, hotelRefusalOf } from "../../support/hotelBackend";
import { keepingShelf } from "../../support/keepingShelf";
import { openQuiet, save } from "./stayCalls";

const create = (changes: Parameters<typeof draftOf>[0] = {}) =>
  hotelApi.createReservation({ body: { clientId: "the same form", draft: draftOf(changes) } });

describe("a save whose answer was lost", () => {
  it("makes a reservation once, and answers with it again", async () => {
    const hotel = openQuiet();
    const made = await create();
    expect(await create()).toEqual(made);
    expect([...hotel.all()]).toHaveLength(2);
  });

  it("is not confused with a later save: the refusal holds the current reservation", async () => {
    openQuiet();
    const made = await create();
    const refused = await hotelRefusalOf(create({ eta: "22:30" }));
    expect(refused).toMatchObject({ status: 409, codes: ["STALE_VERSION"] });
    expect(refused.current).toEqual(made);
  });

  it("changes a reservation once: the same again is no conflict and no line of its history", async () => {
    openQuiet();
    const booked = await book();
    const changed = await save(booked, { eta: "22:30" });
    expect(await save(booked, { eta: "22:30" })).toEqual(changed);
    expect(await save(changed, { eta: "22:30" })).toEqual(changed);
    expect((await hotelRefusalOf(save(booked, { eta: "23:00" }))).status).toBe(409);
  });
});

it("gives no number twice, however small the sample that it is kept with", async () => {
  const shelf = keepingShelf();
  const conditions = { delayOf: () => 0, now: () => new Date("2026-04-14T08:00:00.000Z") };
  const bookAnew = async () => {
    const { stop } = startFakeBackend(http, conditions, { reservations: 3 }, { shelf: shelf() });
    onTestFinished(stop);
    const { id } = await book();
    await hotelApi.getSetUp(); // a reply waits until changes are stored
    return id;
  };
  expect(await bookAnew()).not.toBe(await bookAnew());
});
