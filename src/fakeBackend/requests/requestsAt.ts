import type { RequestAction, RequestHistoryEntry, RequestKind, RequestState } from "@/contract/guests/guestRequest";
import type { CivilDate } from "@/contract/property";
import { addDays, dayNumber } from "@/domain/civilDate";
import { occurrencesOf } from "@/domain/requests/occurrences";
import { isEnded, takesRooms } from "@/domain/reservations/situationOf";
import { nightsBetween } from "@/domain/stay";

import type { StoredReservation } from "../hotel/books/StoredReservation";
import { historyWith } from "../records/history";
import { requestId, type StoredRequest } from "./RequestBook";
import { chances, type Random, randomFrom } from "../core/random";
import { deskStaff } from "../core/sampleStaff";
import { requestKindsSeed } from "./requestNames";
import { doers, kindDrawn, reasons, samples } from "./requestSamples";

const SEED = 21_500_120;
const COUNT = 120;
const MOST_OF_ONE = 3;
const DAYS_BEHIND = 14;
const DAYS_AHEAD = 21;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** The desk works from then on, in UTC. */
const MORNING = 8 * HOUR;

/** How requests stand that were due before the business date, on it, and that are due after it. */
const stateBehind = chances<RequestState>([
  ["done", 86],
  ["cancelled", 6],
  ["rejected", 5],
  ["accepted", 2],
  ["inProgress", 1],
]);
const stateToday = chances<RequestState>([
  ["inProgress", 40],
  ["accepted", 40],
  ["new", 20],
]);
/** Nights of it are behind. */
const stateBegun = chances<RequestState>([
  ["inProgress", 97],
  ["accepted", 3],
]);
const stateAhead = chances<RequestState>([
  ["new", 45],
  ["accepted", 45],
  ["cancelled", 6],
  ["rejected", 4],
]);

/** Requests of the sample's reservations, as they are on a business date. */
export function requestsAt(businessDate: CivilDate, reservations: readonly StoredReservation[]): StoredRequest[] {
  const near = reservations.filter(({ state, arrival, departure }) => {
    const isNear = departure >= addDays(businessDate, -DAYS_BEHIND) && arrival <= addDays(businessDate, DAYS_AHEAD);
    return isNear && takesRooms(state);
  });
  const random = randomFrom(SEED);
  const ofToday = near.filter(({ arrival, departure }) => arrival === businessDate || departure === businessDate);
  const held = new Map<string, number>();
  const requests: StoredRequest[] = [];
  for (let left = COUNT * 4; left > 0 && near.length > 0 && requests.length < COUNT; left -= 1) {
    const isOfToday = ofToday.length > 0 && random.next() < 0.25;
    const reservation = random.pick(isOfToday ? ofToday : near);
    const others = requests.filter(({ reservationId }) => reservationId === reservation.id);
    if (others.length === MOST_OF_ONE) continue;
    const request = requestOf(reservation, businessDate, held, random);
    const isTwice = others.some(({ kind }) => kind === request?.kind);
    if (request && !isTwice) requests.push({ ...request, id: requestId(requests.length + 1) });
  }
  return requests;
}

/** None where the property has no more of it. */
function requestOf(
  reservation: StoredReservation,
  businessDate: CivilDate,
  held: Map<string, number>,
  random: Random,
): Omit<StoredRequest, "id"> | undefined {
  const drawnId = kindDrawn(random);
  const kind = requestKindsSeed.find(({ id }) => id === drawnId)!;
  const { times, notes } = samples[kind.id];
  const dueOn = dayOf(kind, reservation, businessDate, random);
  const quantity = kind.id === "towels" ? random.between(1, 4) : 1;
  const dates = occurrencesOf({ dueOn }, kind, reservation, []).map(({ date }) => date);
  const holds = dates.map((date) => `${kind.id} ${date}`);
  if (holds.some((key) => (held.get(key) ?? 0) + quantity > (kind.stock ?? Infinity))) return undefined;

  const last = dates.at(-1)!;
  const drawn = drawnFor(dueOn, last, businessDate);
  const state = isEnded(reservation.state) ? stateBehind(random) : drawn(random);
  const isHeld = state !== "cancelled" && state !== "rejected";
  if (isHeld) for (const key of holds) held.set(key, (held.get(key) ?? 0) + quantity);

  const by = random.pick(doers[kind.department]);
  const at = (date: CivilDate, hours: number) => new Date(dayNumber(date) * DAY + MORNING + hours * HOUR).toISOString();
  const isBegun = state === "inProgress" || state === "done";
  const yesterday = addDays(businessDate, -1);
  const isDone = (date: CivilDate) => state === "done" || (date < businessDate && date !== last);
  const doneDates = isBegun ? dates.filter(isDone) : [];
  const done = doneDates.map((date) => ({ date, by, at: at(date < yesterday ? date : yesterday, 7) }));
  const asked = addDays(dueOn < businessDate ? dueOn : businessDate, -random.between(1, 5));
  const hours = ways[state].map((what, place) => (what === "finish" ? done.at(-1)!.at : at(asked, place + 1)));
  const history = historyOf(state, random.pick(deskStaff), by, [at(asked, 0), ...hours], random);
  const { id: reservationId } = reservation;
  const written = {
    reservationId,
    kind: kind.id,
    quantity,
    dueOn,
    dueTime: random.pick(times),
    note: random.pick(notes),
  };
  return { ...written, version: history.length, state, done, history };
}

function drawnFor(dueOn: CivilDate, last: CivilDate, businessDate: CivilDate) {
  if (last < businessDate) return stateBehind;
  if (dueOn > businessDate) return stateAhead;
  return dueOn < businessDate ? stateBegun : stateToday;
}

function dayOf(kind: RequestKind, { arrival, departure }: StoredReservation, businessDate: CivilDate, random: Random) {
  if (kind.id === "lateCheckOut") return departure;
  if (kind.id === "transfer") return random.next() < 0.5 ? arrival : departure;
  const isOfTheStay = kind.id === "towels" || kind.id === "maintenance" || kind.id === "wakeUp";
  if (!isOfTheStay) return arrival;
  if (arrival <= businessDate && businessDate <= departure && random.next() < 0.6) return businessDate;
  return addDays(arrival, random.between(0, nightsBetween(arrival, departure)));
}

/** The acts that led to a state, after it was written down. */
const ways: Record<RequestState, RequestAction[]> = {
  new: [],
  accepted: ["accept"],
  inProgress: ["accept", "start"],
  done: ["accept", "finish"],
  rejected: ["reject"],
  cancelled: ["cancel"],
};

function historyOf(
  state: RequestState,
  asker: string,
  doer: string,
  moments: readonly string[],
  random: Random,
): RequestHistoryEntry[] {
  const note = reasons[state];
  const way = ways[state];
  const created = historyWith([], { what: "created" as const, changes: [] }, { by: asker, now: new Date(moments[0]!) });
  return way.reduce<RequestHistoryEntry[]>((history, what, place) => {
    const before = place === 0 ? "new" : "accepted";
    const after = place === way.length - 1 ? state : "accepted";
    const actor = { by: what === "accept" ? asker : doer, now: new Date(moments[place + 1]!) };
    const changes = [{ field: "state" as const, before, after }];
    return historyWith(history, { what, changes, ...(note && { note: random.pick(note) }) }, actor);
  }, created);
}
