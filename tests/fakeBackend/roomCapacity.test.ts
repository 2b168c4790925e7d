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

describe("a room that takes fewer people than the type sold", () => {
  it("is not assigned to more, and the list of rooms says why", async () => {
    await openQuiet();
    const five = await book(stay);
    const choices = await hotelApi.listRoomChoices({ params: { id: five.id } });
    const ofSuite = choices.find(({ room }) => room.id === SUITE)!;
    expect(ofSuite.reasons.map(({ message }) => message)).toEqual([sentence]);
    expect(choices.find(({ room }) => room.id === FAMILY)!.reasons).toEqual([]);
    expect(await hotelRefusalOf(act(five, "assignRoom", { roomId: SUITE }))).toMatchObject({ message: sentence });
  });

  it("is not booked for more", async () => {
    await openQuiet();
    const made = hotelApi.createReservation({ body: { clientId: "new", draft: draftOf(stay), roomId: SUITE } });
    expect(await hotelRefusalOf(made)).toMatchObject({ message: sentence });
  });

  it("gets no more by the form, until they have another one", async () => {
    await openQuiet();
    const couple = await coupleInSuite();
    const refused = await hotelRefusalOf(saved(couple, {}));
    expect(refused).toMatchObject({ status: 409, message: sentence, codes: ["TOO_MANY_PEOPLE"] });
    expect((await saved(couple, { adults: 2, childrenAges: [4] })).childrenAges).toEqual([4]);
    const moved = await act(await hotelApi.getReservation({ params: { id: couple.id } }), "assignRoom", {
      roomId: FAMILY,
    });
    expect((await saved(moved, {})).childrenAges).toEqual([4, 7]);
  });

  it("gets no more with the guest in house either", async () => {
    await openQuiet();
    const here = await act(await coupleInSuite(), "checkIn", { keys: 1 });
    expect(await hotelRefusalOf(saved(here, {}))).toMatchObject({ message: sentence });
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

  it("receives no more at the check-in, and has no more back after a deletion, whatever was written before", async () => {
    const { hotel } = await openQuiet();
    const { id } = await coupleInSuite();
    hotel.put({ ...hotel.get(id), adults: 3, childrenAges: [4, 7] });
    const five = await hotelApi.getReservation({ params: { id } });
    expect(await hotelRefusalOf(act(five, "checkIn", { keys: 1 }))).toMatchObject({ message: sentence });
    await hotelApi.deleteReservation({ params: { id } });
    const back = hotelApi.restoreReservation({ params: { id } });
    expect(await hotelRefusalOf(back)).toMatchObject({ message: sentence });
  });
});
