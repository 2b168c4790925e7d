import type { Housekeeper } from "@/contract/rooms/cleaningTasks";
import { creditsOf } from "@/domain/housekeeping/credits";
import { shareOut } from "@/domain/housekeeping/shareOut";
import { tasksOn } from "@/domain/housekeeping/tasksOn";

import { noShelf } from "../core/shelf";
import type { Hotel } from "../hotel/Hotel";
import { propertyAt } from "../hotel/sample/property";
import { SetUp } from "../hotel/setUp/SetUp";
import { cleaningTaskId } from "./cleaningPlanOf";
import type { StoredTask } from "./HousekeepingBook";

/** Minutes of the tasks that wait for their inspection. */
const finishedIn = [17, 23];

/** The first day's tasks, shared out; of the guests who stay two rooms are done. Made of the sample, whatever has become of it. */
export function sampleTasks(
  now: Date,
  hotel: Hotel,
  people: readonly Omit<Housekeeper, "isAbsent">[],
  roomCount?: number,
): StoredTask[] {
  const { businessDate: date, checkInTime } = propertyAt(now);
  const setUp = new SetUp(hotel.sample.setUp(now, roomCount), noShelf);
  const due = tasksOn(hotel.sampled, {
    date,
    checkInTime,
    rooms: setUp.roomsInUse,
    isAhead: false,
    isDirty: () => false,
  });
  const tasks = due.map(({ room, kind, extras }) => ({
    id: cleaningTaskId(date, room.number),
    room: room.number,
    roomId: room.id,
    floor: room.floor,
    kind,
    credits: creditsOf(kind, setUp.roomTypes.find(room.roomTypeId) ?? { code: "" }, extras),
    isUndisturbed: false,
    assigneeId: "",
    state: "open" as const,
  }));
  const assigned = new Map(
    shareOut(
      tasks,
      people.map((person) => ({ ...person, isAbsent: false })),
    ).map((one) => [one.id, one]),
  );
  const done = tasks.filter(({ kind }) => kind === "stay").slice(0, finishedIn.length);
  return tasks.map(({ id, roomId, kind, credits }) => {
    const { assigneeId = "", reason } = assigned.get(id) ?? {};
    const place = done.findIndex((one) => one.id === id);
    return {
      id,
      version: 1,
      date,
      roomId,
      kind,
      credits,
      assigneeId,
      ...(reason && { reason }),
      state: place < 0 ? "open" : "done",
      startedAt: "",
      minutes: finishedIn[place] ?? 0,
      note: "",
      postponedAt: "",
      failures: 0,
    };
  });
}
