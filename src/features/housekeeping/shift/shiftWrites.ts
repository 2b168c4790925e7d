import type { CleaningFields, CleaningTask } from "@/contract/rooms/cleaningTasks";
import type { LostThingDraft } from "@/contract/rooms/lostThings";
import type { FaultReport, MinibarCount, RoomReport, Shift, ShiftRoom } from "@/contract/rooms/shift";
import { cleaningLife, LAST_ASKED, minutesUntil } from "@/domain/housekeeping/cleaningLife";
import { isUnknown } from "@/shared/api/failures";
import { formatsOf } from "@/shared/format/formats";
import { languageOf } from "@/shared/i18n/languages";
import { reasonOf } from "@/shared/i18n/reasonOf";
import { currentSpoken } from "@/shared/i18n/spoken";
import { textsOf } from "@/shared/i18n/texts";
import { noticeShown } from "@/shared/notices/noticesSlice";
import { recordRefusalOf } from "@/shared/record/recordRefusal";
import { refusalNotice } from "@/shared/record/refusalNotice";
import { paths } from "@/shared/routing/paths";
import { call, put, type Saga, select } from "@/shared/saga/effects";
import { hasTexts, isObject } from "@/shared/shapes";
import { createWrite } from "@/shared/write/createWrite";

import { shiftApi, tellTask, toldShift, withTask } from "./shiftState";

export type TaskStep = "start" | "pause" | "finish" | "postpone" | "decline";

/** When, and which stay was in the room then, "" for none: another guest may be in it once it is sent. */
interface Seen {
  at: string;
  during: string;
}

interface Contents {
  task: CleaningFields & { id: string; action: TaskStep };
  people: { people: number; seenBy: string } & Seen;
  minibar: MinibarCount;
  lostThing: { clientId: string; draft: LostThingDraft };
  fault: FaultReport;
}

export type ShiftWriteKind = keyof Contents;

/** All that is done in a room, with its number for the notices. */
export type ShiftWrite = {
  [Kind in ShiftWriteKind]: { kind: Kind; roomId: string; room: string; content: Contents[Kind] };
}[ShiftWriteKind];

const kinds: Record<ShiftWriteKind, true> = { task: true, people: true, minibar: true, lostThing: true, fault: true };

/** Of something that is seen or done in a room now, by the clock of the device: it may be sent hours later. */
export const seenNow = ({ guest }: Pick<ShiftRoom, "guest">): Seen => ({
  at: new Date().toISOString(),
  during: guest && !guest.hasLeft ? guest.reservationId : "",
});

/** Everything of a shift is sent in one row: a room is finished before the next one is begun. */
export const shiftWrites = createWrite<ShiftWrite>()("shiftWrites", {
  recordOf: () => "shift",
  isWhat: (value): value is ShiftWrite =>
    hasTexts(value, ["kind", "roomId", "room"]) &&
    isObject((value as ShiftWrite).content) &&
    (value as ShiftWrite).kind in kinds,
}).sentBy({
  send,
  refused: refuse,
  readAgain: toldShift.askAgain,
});

/** The rooms of the day as they are once everything is sent. */
export const shift = shiftWrites.over(toldShift, (known, write) => {
  const { kind, content } = write;
  const task = kind === "task" ? known.plan.tasks.find(({ id }) => id === content.id) : undefined;
  return task && kind === "task" ? withTask(known, worked(task, content)) : withReport(known, write);
});

/** With what is told of a room, as the server will have it. */
function withReport(known: Shift, write: ShiftWrite): Shift {
  const report = reportOf(write);
  const add = (room: ShiftRoom): ShiftRoom =>
    room.roomId === write.roomId && !room.reports.some(({ id }) => id === report?.id)
      ? { ...room, reports: [report!, ...room.reports] }
      : room;
  return report ? { ...known, rooms: known.rooms.map(add) } : known;
}

function reportOf({ kind, content }: ShiftWrite): RoomReport | undefined {
  if (kind === "task") return undefined;
  if (kind === "people")
    return { id: `people:${content.at}`, kind, people: content.people, by: content.seenBy, at: content.at };
  const { clientId: id } = content;
  if (kind === "lostThing") {
    const { what, foundBy: by, foundAt: at } = content.draft;
    return { id, kind, text: what, by, at };
  }
  const { at = "" } = content;
  if (kind === "fault") return { id, kind, text: content.text, by: content.reportedBy, at };
  return { id, kind, items: content.items, by: content.countedBy, at };
}

/** The changes by a step besides the state and the time. */
const changesBy: Partial<Record<TaskStep, (at: string) => Partial<CleaningTask>>> = {
  start: (startedAt) => ({ startedAt, note: "" }),
  postpone: () => ({ isUndisturbed: true, askAgainAt: LAST_ASKED }),
};

function worked(task: CleaningTask, { action, at = "" }: Contents["task"]): CleaningTask {
  const state = cleaningLife.stateAfter(action, task.state);
  return {
    ...task,
    state,
    startedAt: "",
    minutes: minutesUntil(task, at),
    ...changesBy[action]?.(at),
    actions: cleaningLife.permissionsOf({ ...task, state }, { isToday: true }),
  };
}

function* send(sent: ShiftWrite, key: string): Saga {
  const { roomId, room, ...write } = sent;
  switch (write.kind) {
    case "task":
      yield* tellTask(yield* actOnTask(write.content, key));
      break;
    case "people":
      yield* reportPeople(roomId, write.content, key);
      break;
    case "minibar": {
      const { reasons } = yield* call(shiftApi.postMinibar, { body: write.content, key });
      if (reasons.length === 0) break;
      const [spoken, sentence] = [currentSpoken(), { id: "shift.minibarNoted", values: { room } } as const];
      const [texts, formats] = [textsOf(spoken), formatsOf(languageOf(spoken.code).locale)];
      const detail = { text: reasons.map((reason) => reasonOf(reason, texts, formats)).join(" ") };
      yield* put(noticeShown({ kind: "error", sentence, detail }));
      break;
    }
    case "lostThing":
      yield* call(shiftApi.createLostThing, { body: write.content, key });
      break;
    default:
      yield* call(shiftApi.reportFault, { body: write.content, key });
  }
  // it stays in sight until the server's own list has it
  yield* toldShift.tell((known) => withReport(known, sent));
}

/** Upon the task as it is known now: what was done meanwhile by the same person has changed it. */
const actOnTask = ({ id, action, ...act }: Contents["task"], key: string): Saga<CleaningTask> =>
  uponNewest<CleaningTask>(
    ({ plan }) => plan.tasks.find((task) => task.id === id),
    (version, attempt) => shiftApi.actOnTask({ params: { id, action }, body: { ...act, version }, key: attempt }),
    key,
  );

const reportPeople = (roomId: string, content: Contents["people"], key: string) =>
  uponNewest(
    ({ rooms }): ShiftRoom | undefined => rooms.find((room) => room.roomId === roomId),
    (version, attempt) =>
      shiftApi.actOnRoom({
        params: { id: roomId, action: "reportPeople" },
        body: { version, ...content },
        key: attempt,
      }),
    key,
  );

/**
 * Things seen and done in a room stay true, whatever else has been changed of it since: on an older version it is sent
 * again, upon the newest. The rules of the server then say whether it may be.
 */
function* uponNewest<Reply>(
  versionedIn: (shift: Shift) => { version: number } | undefined,
  attempt: (version: number, key: string) => Promise<Reply>,
  key: string,
): Saga<Reply> {
  const known = yield* select(toldShift.selectData);
  try {
    return yield* call(attempt, (known && versionedIn(known))?.version ?? 0, key);
  } catch (error) {
    const { current } = recordRefusalOf<{ version: number }>(error);
    if (!current) throw error;
    return yield* call(attempt, current.version, `${key} upon it`);
  }
}

/**
 * A task that is not theirs any more, or gone, is told once, with all that was done of it; a text is not lost. Refused for
 * another reason, a step takes nothing along: a room whose guest has left cannot be postponed, and is cleaned all the same.
 */
function* refuse(write: ShiftWrite, error: unknown, key: string): Saga {
  const { kind, room, content } = write;
  if (kind === "task" && isTaskLost(error))
    for (const later of yield* shiftWrites.behind(write, key))
      if (later.what.kind === "task" && later.what.content.id === content.id)
        yield* put(shiftWrites.actions.settled(later.key, true));
  const sentence = { id: `shift.refused.${kind}`, values: { room } } as const;
  yield* put(refusalNotice(error, { sentence, path: paths.shift, written: writtenIn(write) }));
}

const isTaskLost = (error: unknown) =>
  isUnknown(error) || recordRefusalOf<CleaningTask>(error).reasons.some(({ code }) => code === "TASK_ASSIGNED");

function writtenIn({ kind, content }: ShiftWrite): string {
  if (kind === "task") return content.reason ?? "";
  if (kind === "fault") return content.text;
  return kind === "lostThing" ? [content.draft.what, content.draft.place].filter(Boolean).join("\n") : "";
}
