import fc from "fast-check";
import { expect, it } from "vitest";

import type { ReservationAction } from "@/contract/reservations/reservationLife";
import { reservationActionsContract } from "@/contract/reservations/reservationActions";
import { type Reservation, reservationsContract } from "@/contract/reservations/reservations";
import { toReservation } from "@/fakeBackend/hotel/reservations/toReservation";

import { draftOf } from "../../support/hotelBackend";
import { hotelCalls } from "../../support/hotelCalls";

const today = "2026-04-14";
const dates = ["2026-04-14", "2026-04-15", "2026-04-16", "2026-04-17", "2026-04-18", "2026-04-19"];

const actions: ReservationAction[] = [
  "confirm",
  "cancel",
  "markNoShow",
  "reactivate",
  "release",
  "assignRoom",
  "assignRoom",
  "unassignRoom",
  "checkIn",
  "revertCheckIn",
  "checkInLate",
  "revertCheckInLate",
  "checkOut",
  "reopen",
];

const stay = fc.record({
  from: fc.nat(1),
  length: fc.integer({ min: 0, max: 4 }),
  roomTypeId: fc.constantFrom("STE", "STE", "STE", "STE", "JST", "IND", "DBL"),
  state: fc.constantFrom("confirmed", "confirmed", "pending", "optional", "waitlist", "inquiry"),
});

const step = fc.oneof(
  { weight: 8, arbitrary: fc.record({ act: fc.constant("create" as const), stay, choice: fc.nat(99) }) },
  { weight: 4, arbitrary: fc.record({ act: fc.constant("update" as const), stay, choice: fc.nat(99) }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant("delete" as const), stay, choice: fc.nat(99) }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant("restore" as const), stay, choice: fc.nat(99) }) },
  ...actions.map((act) => ({
    weight: 1,
    arbitrary: fc.record({ act: fc.constant(act), stay, choice: fc.nat(99) }),
  })),
);

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;
type Calls = ReturnType<typeof hotelCalls>;

/** The hotel in the plainest words: every reservation as the server answered with it last. */
interface Model {
  living: Map<string, Reservation>;
  deleted: Map<string, Reservation>;
}

const taking = new Set(["optional", "pending", "confirmed", "inHouse", "checkedOut"]);
const takers = ({ living }: Model) => [...living.values()].filter(({ state }) => taking.has(state));

function draftFor({ from, length, roomTypeId, state }: Step["stay"]) {
  const arrival = dates[from]!;
  const departure = dates[Math.min(dates.length - 1, from + length)]!;
  const adults = roomTypeId === "IND" ? 1 : 2;
  const releaseOn = state === "optional" ? today : "";
  return draftOf({ arrival, departure, adults, roomTypeId, state: state as "confirmed", releaseOn });
}

/** Does one thing; whatever was refused must have changed nothing, and nothing may be refused without a reason. */
function take({ act, stay: asked, choice }: Step, model: Model, { call, hotel }: Calls, number: number) {
  const pool = [...(act === "restore" ? model.deleted : model.living).values()];
  const target = pool[choice % pool.length];
  if (act === "create") {
    const draft = draftFor(asked);
    const isFree = hasRoomFor(draft, model, hotel);
    const answer = call(reservationsContract.createReservation, { body: { clientId: `call-${number}`, draft } });
    const holds = taking.has(draft.state);
    expect(answer.isDone, JSON.stringify(answer)).toBe(!holds || isFree);
    if (answer.isDone) model.living.set(answer.reply.id, answer.reply);
    return;
  }
  if (!target) return;
  const { id, version } = target;
  const params = { id };
  const permission =
    act === "restore" ? undefined : toReservation(hotel.get(id), hotel).actions.find(({ action }) => action === act);
  const answer = (() => {
    if (act === "update") {
      const { newGuest: _, ...draft } = { ...draftFor(asked), guestId: target.guest.id };
      return call(reservationsContract.updateReservation, { params, body: { version, draft } });
    }
    if (act === "delete") return call(reservationsContract.deleteReservation, { params });
    if (act === "restore") return call(reservationsContract.restoreReservation, { params });
    const room = hotel.rooms[choice % hotel.rooms.length]!;
    const body = { version, cancelReason: "guestRequest", roomId: room.id, moveReason: "other" } as const;
    return call(reservationActionsContract.actOnReservation, { params: { id, action: act }, body });
  })();

  if (!answer.isDone) {
    expect([409, 422]).toContain(answer.status);
    expect(answer.reasons.length).toBeGreaterThan(0);
    // the permission was the truth, but for a room: which one it will be, it cannot know
    if (permission && act !== "assignRoom" && act !== "checkInLate") expect(permission.isAllowed, act).toBe(false);
    return;
  }
  if (typeof answer.reply === "string") {
    model.living.delete(id);
    model.deleted.set(id, target);
    return;
  }
  if (act === "update" && answer.reply.version === version) expect(lasting(answer.reply)).toBe(lasting(target));
  else expect(answer.reply.version).toBeGreaterThan(version);
  if (permission) expect(permission.isAllowed, act).toBe(true);
  model.deleted.delete(id);
  model.living.set(id, answer.reply);
}

/** Counts from end to end what the product keeps in an index. */
function hasRoomFor(draft: ReturnType<typeof draftOf>, model: Model, hotel: Calls["hotel"]): boolean {
  const asked = dates.filter((date) => draft.arrival <= date && date < draft.departure);
  return asked.every((date) => {
    const nights = takers(model).flatMap((one) => one.nights.filter((night) => night.date === date));
    const ofType = nights.filter(({ roomTypeId }) => roomTypeId === draft.roomTypeId);
    return ofType.length < allowedOn(date, hotel, draft.roomTypeId) && nights.length < allowedOn(date, hotel);
  });
}

/** Rooms of a type, or of the house, that may be sold for a night. */
function allowedOn(date: string, { rooms, blocks, roomTypes, property }: Calls["hotel"], roomTypeId?: string): number {
  const blocked = new Set(blocks.filter(({ from, to }) => from <= date && date < to).map(({ roomId }) => roomId));
  const own = rooms.filter((room) => !blocked.has(room.id) && (!roomTypeId || room.roomTypeId === roomTypeId));
  const type = roomTypes.find(({ id }) => id === roomTypeId);
  return own.length + (type ?? property).overbookingAllowance;
}

/** What is wrong in the house: counted from end to end, not read from an index. */
function faultsIn(model: Model, hotel: Calls["hotel"]): string[] {
  const holders = new Map<string, string>();
  const sold = new Map<string, number>();
  const faults: string[] = [];
  for (const { id, nights } of takers(model)) {
    for (const { date, roomTypeId, roomId } of nights) {
      for (const key of [date, `${date} ${roomTypeId}`]) sold.set(key, (sold.get(key) ?? 0) + 1);
      if (!roomId) continue;
      const key = `${date} ${roomId}`;
      if (holders.has(key)) faults.push(`${id} and ${holders.get(key)} both have ${roomId} on ${date}`);
      holders.set(key, id);
      const isBlocked = hotel.blocks.some((block) => block.roomId === roomId && block.from <= date && date < block.to);
      if (isBlocked) faults.push(`${id} has the blocked ${roomId} on ${date}`);
    }
  }
  for (const [key, count] of sold) {
    const [date, roomTypeId] = key.split(" ");
    if (count > allowedOn(date!, hotel, roomTypeId)) faults.push(`${count} sold on ${key}`);
    if (!roomTypeId && hotel.nights.soldOn(key) !== count) faults.push(`the index has lost count on ${key}`);
  }
  return faults;
}

/** What the server says of one reservation must add up by itself. */
function sumFaults({ id, arrival, departure, nights, charges, payments, state, ...rest }: Reservation): string[] {
  const days = (Date.parse(departure) - Date.parse(arrival)) / 86_400_000;
  const covered = nights.every(({ date }, index) => Date.parse(date) === Date.parse(arrival) + index * 86_400_000);
  const sum = (lines: readonly { amount: number }[]) => lines.reduce((total, { amount }) => total + amount, 0);
  const onTop = sum(charges.filter(({ kind }) => kind === "fee" || kind === "correction"));
  const isOff = state === "cancelled" || state === "noShow";
  const room = isOff ? 0 : nights.reduce((total, { price }) => total + price, 0);
  const hasOthers = !isOff && rest.extras.length > 0;
  return [
    ...(nights.length === days && covered ? [] : [`${id} has other nights than its stay`]),
    ...(hasOthers || rest.total === room + onTop ? [] : [`${id} costs ${rest.total}, its lines ${room + onTop}`]),
    ...(rest.balance === rest.total - sum(payments) ? [] : [`the balance of ${id} does not add up`]),
  ];
}

/** What must be as it was answered last. */
const lasting = ({ version, state, nights, total, balance, charges, guest }: Reservation) =>
  JSON.stringify([version, state, nights, total, balance, charges, guest.id]);

const openCalls = () => hotelCalls(`${today}T08:00:00.000Z`, 12);

/** The replies of a house that has just been opened, by their id: the same in each sequence. */
const first = new Map(
  [openCalls()].flatMap(({ hotel }) => [...hotel.all()].map((stored) => [stored.id, toReservation(stored, hotel)])),
);

/** Lives through the steps and says what went wrong. */
function faultsOf(steps: readonly Step[], checkEvery: number): string[] {
  const faults: string[] = [];
  const calls = openCalls();
  const { hotel } = calls;
  const model: Model = { living: new Map(first), deleted: new Map() };
  steps.forEach((each, number) => {
    take(each, model, calls, number);
    if ((number + 1) % checkEvery === 0) faults.push(...faultsIn(model, hotel));
  });
  const now = [...model.living.keys()].map((id) => toReservation(hotel.get(id), hotel));
  const isAsAnswered = String(now.map(lasting)) === String([...model.living.values()].map(lasting));
  if (!isAsAnswered) faults.push("something changed that no answer told of");
  return [...faults, ...faultsIn(model, hotel), ...now.flatMap(sumFaults)];
}

/** Of `npm run model`. */
const sequenceCount = Number(process.env.MODEL_SEQUENCES ?? 30);
const wanted = Number(process.env.MODEL_COMMANDS ?? 0);
const seed = Number(process.env.MODEL_SEED ?? 48);

it(`sells no room twice and loses no night or cent through any of ${sequenceCount} sequences`, () => {
  const sequences = fc.array(step, { minLength: 8, maxLength: 20, size: "max" });
  fc.assert(
    fc.property(sequences, (steps) => {
      expect(faultsOf(steps, 20)).toEqual([]);
    }),
    { seed, numRuns: sequenceCount },
  );
}, 7_200_000);

/** A long run alone: one sequence of a thousand calls takes longer than all the short ones. */
it.each(wanted > 0 ? [wanted] : [])(
  "sells no room twice through %i calls on a house that is always nearly full",
  (calls) => {
    const length = 1000;
    const sequences = fc.array(step, { minLength: length, maxLength: length, size: "max" });
    fc.assert(
      fc.property(sequences, (steps) => {
        expect(faultsOf(steps, 10)).toEqual([]);
      }),
      { numRuns: Math.ceil(calls / length), endOnFailure: true, seed: seed + 1 },
    );
  },
  7_200_000,
);
