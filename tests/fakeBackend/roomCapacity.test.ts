import { describe, expect, it } from "vitest";

import { assignmentContract } from "@/contract/reservations/assignment";
import { planningContract } from "@/contract/reservations/planning";
import type { Reservation } from "@/contract/reservations/reservations";
import { createClient } from "@/shared/api/createClient";

import { book, draftOf, hotelApi, hotelRefusalOf } from "../support/hotelBackend";
import { inDays, openQuiet, today } from "../support/quietHotel";

const api = createClient({ ...planningContract, ...assignmentContract });

/** A family room is sold to five, the better junior suite takes three. */
const [FAMILY, SUITE] = ["R-111", "R-311"];
const stay = { arrival: today, departure: inDays(2), roomTypeId: "FAM", adults: 3, childrenAges: [4, 7] };
const sentence = "La habitación admite hasta 3 personas; hay 5.";

const act = ({ id, version }: Reservation, action: string, more: object = {}) =>
  hotelApi.actOnReservation({ params: { id, action }, body: { version, ...more } });

/** Two people in the suite that was given to them as a better room. */
async function coupleInSuite() {
  const booked = await book({ ...stay, adults: 2, childrenAges: [] });
  return act(booked, "assignRoom", { roomId: SUITE });
}

const saved = ({ id, version, guest }: Reservation, changes: object) => {
  const { newGuest: _, ...draft } = { ...draftOf(stay), guestId: guest.id, ...changes };
  return hotelApi.updateReservation({ params: { id }, body: { version, draft } });
};

const tooMany = { status: 409, message: sentence, codes: ["TOO_MANY_PEOPLE"] };

describe("a room that takes fewer people than the type sold", () => {
  it("is neither assigned nor booked for more, and the list of rooms says why", async () => {
    await openQuiet();
    const five = await book(stay);
    const choices = await hotelApi.listRoomChoices({ params: { id: five.id } });
    const reasonsOf = (id: string) => choices.find(({ room }) => room.id === id)!.reasons.map(({ message }) => message);
    expect([reasonsOf(SUITE), reasonsOf(FAMILY)]).toEqual([[sentence], []]);
    expect(await hotelRefusalOf(act(five, "assignRoom", { roomId: SUITE }))).toMatchObject(tooMany);
    const body = { clientId: "new", draft: draftOf(stay), roomId: SUITE };
    expect(await hotelRefusalOf(hotelApi.createReservation({ body }))).toMatchObject(tooMany);
  });

  it("gets no more by the form, in house or not, until they have another room", async () => {
    await openQuiet();
    const couple = await coupleInSuite();
    expect(await hotelRefusalOf(saved(couple, {}))).toMatchObject(tooMany);
    const three = await saved(couple, { adults: 2, childrenAges: [4] });
    expect(three.childrenAges).toEqual([4]);
    const here = await act(three, "checkIn", { keys: 1 });
    expect(await hotelRefusalOf(saved(here, {}))).toMatchObject(tooMany);
    const moved = await act(here, "assignRoom", { roomId: FAMILY, moveReason: "other", note: "Familia" });
    expect((await saved(moved, {})).childrenAges).toEqual([4, 7]);
  });

  it("is not given to more by the planning, by a swap, or by the assignment", async () => {
    await openQuiet();
    const five = await act(await book(stay), "assignRoom", { roomId: FAMILY });
    const couple = await coupleInSuite();
    const place = { arrival: stay.arrival, departure: stay.departure, from: stay.arrival, to: stay.departure };
    const into = ({ id, version }: Reservation, roomId: string) => ({
      reservationId: id,
      version,
      roomId,
      isRepriced: false,
      ...place,
    });
    const moves = [into(five, SUITE), into(couple, FAMILY)];
    const { results } = await api.moveStays({ body: { clientId: "swap", moves } });
    expect(results[0]!.reasons.map(({ message }) => message)).toEqual([sentence]);
    const wanted = [{ reservationId: five.id, version: five.version, roomId: SUITE }];
    const applied = await api.applyAssignment({ body: { clientId: "proposal", moves: wanted } });
    expect(applied.results[0]!.reasons[0]!.message).toBe(sentence);
  });

  it("takes no more at the check-in or after a deletion, whatever was written before", async () => {
    const { hotel } = await openQuiet();
    const { id } = await coupleInSuite();
    hotel.put({ ...hotel.get(id), adults: 3, childrenAges: [4, 7] });
    const five = await hotelApi.getReservation({ params: { id } });
    expect(await hotelRefusalOf(act(five, "checkIn", { keys: 1 }))).toMatchObject(tooMany);
    await hotelApi.deleteReservation({ params: { id } });
    expect(await hotelRefusalOf(hotelApi.restoreReservation({ params: { id } }))).toMatchObject(tooMany);
  });
});
