import { expect } from "vitest";

import { folioContract } from "@/contract/reservations/folios";
import { reservationActionsContract } from "@/contract/reservations/reservationActions";
import { reservationsContract } from "@/contract/reservations/reservations";
import { cleaningContract as cleaning, type CleaningTask, type CleaningWork } from "@/contract/rooms/cleaningTasks";
import { type RoomAction, roomStatusContract } from "@/contract/rooms/roomStatus";
import { addDays } from "@/domain/civilDate";
import { isOpenArrival, isOpenDeparture } from "@/domain/close/closeRules";
import { hasBegun, isFinished } from "@/domain/housekeeping/cleaningLife";
import { localTime } from "@/domain/localTime";
import { changesIn, shareOut } from "@/domain/housekeeping/shareOut";
import { cleaningTasksOf } from "@/fakeBackend/housekeeping/cleaningPlanOf";
import type { StoredReservation } from "@/fakeBackend/hotel/books/StoredReservation";

import type { hotelCalls } from "./hotelCalls";

/** Acts of staff on the rooms, with their weights among the acts of a model run. */
export const cleaningActs = { share: 5, give: 4, work: 24, late: 8, absence: 2, mark: 3, nextDay: 3 } as const;
type CleaningStepName = keyof typeof cleaningActs;

export const isOfCleaning = (act: string): act is CleaningStepName => act in cleaningActs;

type House = Pick<ReturnType<typeof hotelCalls>, "call" | "hotel" | "db">;

const works: CleaningWork[] = ["start", "start", "pause", "finish", "finish", "inspect", "fail", "postpone", "decline"];
const marks: RoomAction[] = ["markDirty", "markClean", "inspect"];
const underWay = new Set<string>(["inProgress", "done", "inspected"]);

const at = <Value>(values: readonly Value[], place: number) => values[place % Math.max(1, values.length)];

/** Takes a step, and says at once what its reply has to be. */
export function takeCleaning(
  { act, one, other }: { act: CleaningStepName; one: number; other: number },
  house: House,
  living: () => StoredReservation[],
) {
  const { call, hotel, db } = house;
  const { businessDate: date } = hotel.property;
  if (act === "nextDay") return openNextDay(house, living);
  if (act === "mark") {
    const room = at(hotel.rooms, one);
    const params = { id: room?.id ?? "", action: at(marks, other)! };
    return void call(roomStatusContract.actOnRoom, { params, body: { version: db.rooms.of(params.id).version } });
  }
  const answer = call(cleaning.getCleaningPlan, { query: {} });
  if (!answer.isDone) throw new Error("The plan is not read");
  const { tasks, people } = answer.reply;
  const task = at(tasks, one);
  const person = at(people, other)!;
  if (act === "absence") {
    const params = { date, personId: person.id };
    expect(call(cleaning.setAbsence, { params, body: { isAbsent: !person.isAbsent } }).isDone).toBe(true);
    return;
  }
  if (!task) return;
  const { id, version, roomId } = task;
  const give = (given: Pick<CleaningTask, "id" | "version" | "assigneeId" | "reason">[]) => {
    const shared = call(cleaning.shareOut, { body: { date, tasks: given } });
    if (!shared.isDone) throw new Error("It is not shared out");
    return shared.reply;
  };
  if (act === "share") {
    const changes = changesIn(tasks, shareOut(tasks, people));
    const formerOf = (changed: string) => tasks.find((known) => known.id === changed)!;
    if (people.some(({ isAbsent }) => isAbsent))
      expect(changes.filter((change) => formerOf(change.id).assigneeId !== "")).toEqual([]);
    const { plan, refused } = give(changes.map((change) => ({ ...change, version: formerOf(change.id).version })));
    expect(refused).toEqual([]);
    expect(begunIn(plan.tasks)).toEqual(expect.arrayContaining(begunIn(tasks)));
    expect(changesIn(plan.tasks, shareOut(plan.tasks, people))).toEqual([]);
    return;
  }
  if (act === "give") {
    const reason = { code: "byHand" } as const;
    const { refused, plan } = give([{ id, version, assigneeId: person.id, reason }]);
    const isRefused = task.assigneeId !== person.id && (person.isAbsent || underWay.has(task.state));
    if (task.assigneeId !== person.id) expect(refused.length > 0).toBe(isRefused);
    if (isRefused) expect(plan.tasks).toEqual(tasks);
    return;
  }
  const action = at(works, other)!;
  const during = db.rooms.stayIn(roomId)?.reservation.id ?? "";
  const present = people.find(({ isAbsent }) => !isAbsent)?.id ?? "";
  const body = { version, personId: task.assigneeId || present, reason: "Baño", during };
  const work = (more: object, name = action) =>
    call(cleaning.actOnTask, { params: { id, action: name }, body: { ...body, ...more } });
  if (act === "late") {
    expect(work({ version: version - 1 })).toMatchObject({ isDone: false, status: 409 });
    expect(work({ during: "RSV-000000" }, "postpone")).toMatchObject({ isDone: false });
  }
  const told = act === "late" ? at(momentsNear(roomId, house), one + other) : undefined;
  const before = db.rooms.cleanlinessOf(roomId);
  const { isAllowed } = task.actions.find((permission) => permission.action === action)!;
  const worked = work(told === undefined ? {} : { at: new Date(told).toISOString() });
  expect(worked.isDone).toBe(isAllowed);
  if (told === undefined || !worked.isDone) return;
  expect(worked.reply.minutes).toBeGreaterThanOrEqual(task.minutes);
  // what was done before the room was used last says nothing of it, but for the end of a cleaning that is on
  const isOfRoom = action === "start" || (action === "finish" && before !== "cleaning");
  if (isOfRoom && told < lastUseOf(roomId, house)) expect(db.rooms.cleanlinessOf(roomId)).toBe(before);
}

/** NaN where it is not known. */
const lastUseOf = (roomId: string, { db }: House) => Date.parse(db.rooms.lastUse(roomId)?.at ?? "");

/** Instants at which work may have been done that is told late: around midnight, and around the change of guests. */
function momentsNear(roomId: string, house: House): number[] {
  const { businessDate, timeZone } = house.hotel.property;
  const noon = Date.parse(`${businessDate}T12:00:00.000Z`);
  const midnight = noon - Number(localTime(noon, timeZone).slice(11, 13)) * 3_600_000;
  const changes = [midnight, lastUseOf(roomId, house)].filter((instant) => !Number.isNaN(instant));
  return changes.flatMap((instant) => [instant - 1_000, instant + 1_000]);
}

const begunIn = (tasks: readonly CleaningTask[]) =>
  tasks.filter(hasBegun).map(({ id, assigneeId, state }) => [id, assigneeId, state]);

type Calls = Pick<House, "call" | "hotel">;

/** Pays what is owed, gets back what was paid too much, and leaves. */
export function leaves(stay: StoredReservation, { call, hotel }: Calls) {
  const params = { id: stay.id };
  const known = call(reservationsContract.getReservation, { params });
  const balance = known.isDone ? known.reply.balance : 0;
  const action = balance > 0 ? "pay" : "refund";
  const sourceRef = `desk:${stay.id}:${stay.version}`;
  const body = { version: stay.version, method: "card", sourceRef, amount: Math.abs(balance) } as const;
  if (balance !== 0) call(folioContract.actOnFolio, { params: { ...params, action }, body });
  const { version } = hotel.get(stay.id);
  call(reservationActionsContract.actOnReservation, { params: { ...params, action: "checkOut" }, body: { version } });
}

/** Who has not come is cancelled, who has not gone leaves; the next day is opened if nothing else is in its way. */
export function openNextDay(calls: Calls, living: () => StoredReservation[]) {
  const { call, hotel } = calls;
  const { businessDate } = hotel.property;
  const why = { cancelReason: "guestRequest" } as const;
  for (const stay of living()) {
    const { id, version } = stay;
    if (isOpenArrival(stay, businessDate))
      call(reservationActionsContract.actOnReservation, {
        params: { id, action: "cancel" },
        body: { version, ...why },
      });
    if (isOpenDeparture(stay, businessDate)) leaves(stay, calls);
  }
  const isOpen = (stay: StoredReservation) => isOpenArrival(stay, businessDate) || isOpenDeparture(stay, businessDate);
  if (!living().some(isOpen)) hotel.open(addDays(businessDate, 1));
}

/** All that is wrong with the tasks of the day, told in the plainest words from the stays and the states of the rooms. */
export function cleaningFaults({ hotel, db }: House, living: readonly StoredReservation[]): string[] {
  const { businessDate: date } = hotel.property;
  const tasks = cleaningTasksOf(date, db);
  const absent = new Set(db.housekeeping.peopleOn(date).flatMap(({ id, isAbsent }) => (isAbsent ? [id] : [])));
  const faults: string[] = [];
  for (const { id } of hotel.rooms) {
    const own = tasks.filter(({ roomId }) => roomId === id);
    if (own.length > 1) faults.push(`${id} has two tasks`);
    const [task] = own;
    const sleepsOn = (stay: StoredReservation, night: string) =>
      stay.nights.some((one) => one.date === night && one.roomId === id);
    const sleeper = living.find(
      ({ state, ...stay }) => state === "inHouse" && sleepsOn({ ...stay, state }, addDays(date, -1)),
    );
    const isLeft = living.some(
      ({ state, checkedOutOn, nights, dayRoomId, roomsLeft = [] }) =>
        (state === "checkedOut" && checkedOutOn === date && (dayRoomId ?? nights.at(-1)?.roomId) === id) ||
        roomsLeft.some((left) => left.on === date && left.roomId === id),
    );
    const cleanliness = db.rooms.cleanlinessOf(id);
    const isReady = cleanliness === "clean" || cleanliness === "inspected";
    if (sleeper) {
      const isStaying = sleeper.departure > date && sleepsOn(sleeper, date);
      const kinds = isStaying ? ["stay", "check"] : ["departure"];
      if (!kinds.includes(task?.kind ?? "")) faults.push(`${id}, slept in, has ${task?.kind}, not ${kinds.join()}`);
    } else if (!isLeft) {
      const isBlocked = hotel.blocks.some((one) => one.roomId === id && one.from <= date && date < one.to);
      const isBegun = (db.housekeeping.find(`HK-${date}-${id}`)?.state ?? "open") !== "open";
      const isDue = isBegun || (!isReady && !isBlocked);
      if ((task !== undefined) !== isDue) faults.push(`${id}, ${cleanliness}, has ${task ? "a" : "no"} task`);
    }
    if (cleanliness === "cleaning" && task?.state !== "inProgress" && task?.state !== "paused")
      faults.push(`${id} is being cleaned, and its task ${task?.state}`);
    if (!task) continue;
    if (isFinished(task) && !isReady) faults.push(`${id} is ${cleanliness}, and its task ${task.state}`);
    if (absent.has(task.assigneeId) && !isFinished(task) && task.state !== "inProgress")
      faults.push(`${id} is of ${task.assigneeId}, who is absent`);
  }
  for (const { roomId, state, date: of } of db.housekeeping.all())
    if (of === date && state === "inProgress" && !hotel.room(roomId)?.isActive)
      faults.push(`${roomId} is off while it is cleaned`);
  return faults;
}
