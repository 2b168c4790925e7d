import type { AssignmentPlan, HeldRoom, PlannedStay } from "@/contract/reservations/assignment";
import type { Room, RoomType } from "@/contract/property";
import { addDays } from "@/domain/civilDate";
import { type Criteria, usualCriteria } from "@/domain/assignment/criteria";
import { type Proposal, solveAssignment } from "@/domain/assignment/solveAssignment";

const today = "2026-04-14";
export const on = (night: number) => addDays(today, night);

const people = { maxOccupancy: 4, maxAdults: 3, maxChildren: 2, baseOccupancy: 2, extraAdultPrice: 0 };
export const roomTypes: RoomType[] = ["IND", "DBL", "STE"].map((code, place) => {
  const capacity = place === 0 ? { ...people, maxOccupancy: 1, maxAdults: 1, maxChildren: 0 } : people;
  return { id: code, code, name: code, rank: place + 1, overbookingAllowance: 0, isActive: true, ...capacity };
});

export const room = (number: string, changes: Partial<Room> = {}): Room => ({
  id: `R-${number}`,
  number,
  floor: Number(number[0]),
  roomTypeId: "DBL",
  isActive: true,
  features: [],
  ...changes,
});

let stays = 0;

/** Two adults in a double, from one night to another. */
export function stay(from: number, to: number, changes: Partial<PlannedStay> = {}): PlannedStay {
  stays += 1;
  const id = changes.id ?? `stay-${stays}`;
  const kept = {
    version: 1,
    guest: id,
    roomTypeId: "DBL",
    adults: 2,
    childrenAges: [],
    babies: 0,
    preferences: [],
    group: id,
  };
  return { id, arrival: on(from), departure: on(to), ...kept, ...changes };
}

export const held = (number: string, from: number, to: number): HeldRoom => {
  return { roomId: `R-${number}`, from: on(from), to: on(to) };
};

export const planOf = (parts: Partial<AssignmentPlan>): AssignmentPlan => ({
  asOf: 7,
  businessDate: today,
  from: today,
  to: on(365),
  roomTypes,
  rooms: [room("101"), room("102")],
  stays: [],
  held: [],
  notReady: [],
  ...parts,
});

/** Everybody may be moved. */
export const moving: Criteria = { ...usualCriteria, movesRooms: true };

/** Only these matter. */
export const only = (weights: Partial<Criteria["weights"]>, others: Partial<Criteria> = {}): Criteria => ({
  ...moving,
  weights: { keep: 0, wishes: 0, floor: 0, quiet: 0, group: 0, gaps: 0, ready: 0, floors: 0, ...weights },
  ...others,
});

/** To the end, without a pause. */
export function solved(plan: AssignmentPlan, criteria: Criteria = moving): Proposal {
  const solving = solveAssignment(plan, criteria);
  for (;;) {
    const step = solving.next(false);
    if (step.done) return step.value;
  }
}

/** Who has which room if the proposal is followed; those without a solution have none. */
export function roomsAfter(plan: AssignmentPlan, { moves, unsolved }: Proposal): Map<string, string> {
  const left = new Set(unsolved.map(({ stay: { id } }) => id));
  const moved = new Map(moves.map(({ stay: { id }, roomId }) => [id, roomId]));
  return new Map(
    plan.stays.flatMap(({ id, roomId }) => {
      const after = moved.get(id) ?? roomId;
      return after === undefined || left.has(id) ? [] : [[id, after]];
    }),
  );
}

/** By the id of a stay, the number of its room. */
export const numbersAfter = (plan: AssignmentPlan, proposal: Proposal): Record<string, string> =>
  Object.fromEntries([...roomsAfter(plan, proposal)].map(([id, roomId]) => [id, roomId.replace("R-", "")]));
