import type { CleaningState, Housekeeper } from "@/contract/rooms/cleaningTasks";
import { cleaningTaskId } from "@/domain/housekeeping/cleaningTaskId";
import { creditsOf } from "@/domain/housekeeping/credits";
import { shareOut } from "@/domain/housekeeping/shareOut";
import { tasksOn } from "@/domain/housekeeping/tasksOn";
import { isReady } from "@/domain/rooms/cleanliness";

import type { Sample } from "../core/createCore";
import { noShelf } from "../core/shelf";
import type { Hotel } from "../hotel/Hotel";
import { propertyAt } from "../hotel/sample/property";
import { SetUp } from "../hotel/setUp/SetUp";
import { sampleMarks } from "../rooms/sampleMarks";
import type { StoredTask } from "./HousekeepingBook";

const MINUTE = 60_000;

/** Minutes of the work that has ended, one after the other. */
const workMinutes = [17, 23, 19, 26, 21];

/** Of the work on a room whose guest stays, by the mark of the room. */
const states: Record<string, CleaningState> = { clean: "done", inspected: "inspected", cleaning: "inProgress" };

/** The first day's tasks, shared out and partly done. Made of the sample, whatever has become of it. */
export function sampleTasks(
  { now, size }: Pick<Sample, "now" | "size">,
  hotel: Hotel,
  people: readonly Omit<Housekeeper, "isAbsent">[],
): StoredTask[] {
  const { businessDate: date, checkInTime } = propertyAt(now);
  const setUp = new SetUp(hotel.sample.setUp(now, size?.rooms), noShelf);
  const sampled = size?.reservations === undefined ? sampleMarks(hotel, now, date) : [];
  const marks = new Map(sampled.map((room) => [room.id, room]));
  const due = tasksOn(hotel.sampled, {
    date,
    checkInTime,
    rooms: setUp.roomsInUse,
    isAhead: false,
    isDirty: (roomId) => !isReady(marks.get(roomId)?.mark?.cleanliness ?? "clean"),
  });
  let ended = 0;
  const tasks = due.map(({ room, kind, extras }) => {
    const { mark, doNotDisturb } = marks.get(room.id) ?? {};
    // a sample that was asked for by its size has no marks: two rooms are done
    const isMarked = kind === "stay" && (mark !== undefined || ended < 2);
    const state = (isMarked && states[mark?.cleanliness ?? "clean"]) || "open";
    const isEnded = state === "done" || state === "inspected";
    return {
      id: cleaningTaskId(date, room.id),
      version: 1,
      date,
      roomId: room.id,
      room: room.number,
      floor: room.floor,
      kind,
      credits: creditsOf(kind, setUp.roomTypes.find(room.roomTypeId) ?? { code: "" }, extras),
      isUndisturbed: doNotDisturb !== undefined,
      assigneeId: "",
      state,
      startedAt: state === "inProgress" ? new Date(now.getTime() - 12 * MINUTE).toISOString() : "",
      minutes: isEnded ? workMinutes[ended++ % workMinutes.length]! : 0,
      note: "",
      postponedFor: "",
      failures: 0,
    };
  });
  const present = people.map((person) => ({ ...person, isAbsent: false }));
  const shared = new Map(
    shareOut(
      tasks.map((task) => ({ ...task, state: "open" })),
      present,
    ).map((one) => [one.id, one]),
  );
  return tasks.map(({ room: _, floor: __, isUndisturbed: ___, ...task }) => {
    const { assigneeId = "", reason } = shared.get(task.id) ?? {};
    return { ...task, assigneeId, ...(assigneeId && { reason }) };
  });
}
