import { describe, expect, it } from "vitest";

import { assignmentContract } from "@/contract/reservations/assignment";
import { usualCriteria } from "@/domain/assignment/criteria";
import { createClient } from "@/shared/api/createClient";

import { moving, solved } from "../../domain/assignment/plans";
import { openHotel } from "../../support/hotelBackend";
import { leaveDirty } from "../../support/leaveDirty";

const api = createClient(assignmentContract);

/** Some days of the sample, with more and with fewer arrivals. */
const days = ["2026-04-14", "2026-08-14", "2026-12-30"];

const openOn = (day: string) => openHotel({ at: `${day}T08:00:00.000Z`, reservations: 600 });

describe.each(days)("the arrivals of the day after %s", (day) => {
  it("move nobody who has a room, and leave all others where they are", async () => {
    const { hotel } = openOn(day);
    const plan = await api.getAssignmentPlan({ query: { nights: 1, skip: 1 } });
    expect(plan.stays.length).toBeGreaterThan(0);
    expect(plan.stays.every(({ arrival }) => arrival === plan.from)).toBe(true);
    const roomsOf = () =>
      new Map([...hotel.all()].map(({ id, nights }) => [id, nights.map(({ roomId }) => roomId).join()]));
    const before = roomsOf();
    const { moves } = solved(plan, usualCriteria);
    expect(moves.filter(({ stay }) => stay.roomId !== undefined)).toEqual([]);
    const asked = moves.map(({ stay: { id, version }, roomId }) => ({ reservationId: id, version, roomId }));
    const { results } = await api.applyAssignment({ body: { clientId: "tomorrow", moves: asked } });
    expect(results.every(({ isDone }) => isDone)).toBe(true);
    const changed = [...roomsOf()].filter(([id, rooms]) => before.get(id) !== rooms).map(([id]) => id);
    expect(new Set(changed)).toEqual(new Set(asked.map(({ reservationId }) => reservationId)));
  });
});

describe.each(days)("the arrivals of %s", (day) => {
  it("get a clean room before a dirty room, and no held room moves unless that is asked for", async () => {
    const { hotel } = openOn(day);
    for (const { id } of hotel.rooms.filter((_, place) => place % 3 === 0)) leaveDirty(hotel, id);
    const plan = await api.getAssignmentPlan({ query: { nights: 1 } });
    const { moves } = solved(plan, usualCriteria);
    expect(moves.filter(({ stay }) => stay.roomId !== undefined)).toEqual([]);
    const typeOf = new Map(plan.rooms.map(({ id, roomTypeId }) => [id, roomTypeId]));
    const given = new Set(moves.map(({ roomId }) => roomId));
    const taken = (roomId: string, { arrival, departure }: { arrival: string; departure: string }) =>
      given.has(roomId) ||
      [...plan.held, ...plan.stays.map((one) => ({ roomId: one.roomId, from: one.arrival, to: one.departure }))].some(
        (one) => one.roomId === roomId && one.from < departure && arrival < one.to,
      );
    const worse = moves.filter(
      ({ stay, roomId }) =>
        plan.notReady.includes(roomId) &&
        plan.rooms.some(
          ({ id }) => typeOf.get(id) === stay.roomTypeId && !plan.notReady.includes(id) && !taken(id, stay),
        ),
    );
    expect(worse).toEqual([]);
    expect(solved(plan, moving).moves.length).toBeGreaterThanOrEqual(moves.length);
  });
});
