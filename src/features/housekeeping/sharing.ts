import type { CleaningPlan, SharedReply, SharedTask } from "@/contract/rooms/cleaningTasks";
import type { CivilDate } from "@/contract/property";
import { formatsOf } from "@/shared/format/formats";
import { languageOf } from "@/shared/i18n/languages";
import { reasonOf } from "@/shared/i18n/reasonOf";
import type { Sentence } from "@/shared/i18n/sentence";
import { currentSpoken } from "@/shared/i18n/spoken";
import { textsOf } from "@/shared/i18n/texts";
import { type Notice, noticeShown } from "@/shared/notices/noticesSlice";
import { refusalNotice } from "@/shared/record/refusalNotice";
import { paths } from "@/shared/routing/paths";
import { call, put, type Saga } from "@/shared/saga/effects";
import { hasTexts, isObject } from "@/shared/shapes";
import { undoSlice } from "@/shared/undo/undoSlice";
import { createWrite } from "@/shared/write/createWrite";

import { cleaningApi, cleaningTask, toldPlan, workedPlan } from "./cleaningTask";

export const sharingUndo = undoSlice("sharingUndo");

/** Tasks that get their person: one that was moved, or those of a proposal. */
export interface Sharing {
  date: CivilDate;
  tasks: SharedTask[];
  /** Number of the room, of one task; else "". */
  room: string;
  /** As they were before it. */
  former: SharedTask[];
  isUndo: boolean;
}

/** It leads to the task that was moved, whose card says it, too, until it is moved again. */
function notShared({ room, tasks: [task] }: Sharing): Pick<Notice, "id" | "sentence" | "path"> {
  const path = room && task ? cleaningTask.pathOf(task.id) : paths.housekeeping;
  return {
    id: path,
    path,
    sentence: room ? { id: "housekeeping.notMoved", values: { room } } : { id: "housekeeping.notShared" },
  };
}

export const sharings = createWrite<Sharing>()("cleaningSharings", {
  recordOf: ({ date }) => date,
  isWhat: (value): value is Sharing =>
    isObject(value) &&
    hasTexts(value, ["date", "room"]) &&
    Array.isArray(value.tasks) &&
    Array.isArray(value.former) &&
    typeof value.isUndo === "boolean",
}).sentBy({
  *send(sharing, key): Saga<SharedReply> {
    const { date, tasks } = sharing;
    const reply = yield* call(cleaningApi.shareOut, { body: { date, tasks }, key });
    yield* tellPlan(reply.plan);
    if (reply.refused.length > 0)
      yield* put(noticeShown({ kind: "error", ...notShared(sharing), detail: { text: whyNot(reply.refused) } }));
    for (const { key: later, what } of yield* sharings.behind(sharing, key))
      yield* put(sharings.actions.amended({ key: later, what: upon(what, reply.plan, tasks) }));
    return reply;
  },
  *refused(sharing, error): Saga {
    yield* put(refusalNotice(error, notShared(sharing)));
  },
  readAgain: toldPlan.askAgain,
  undoable: {
    undo: sharingUndo,
    isUndo: ({ isUndo }) => isUndo,
    inverse: inverseOf,
    done: sharedSentence,
    undone: () => ({ id: "housekeeping.sharingUndone" }),
    changed: ({ tasks }) => tasks.map(({ id }) => id),
  },
});

function sharedSentence({ tasks, room }: Sharing): Sentence {
  if (room) return { id: "housekeeping.moved", values: { room } };
  return { id: "housekeeping.shared", values: { count: tasks.length } };
}

/** The persons of before, upon what came of it; undefined where nothing was changed. */
function inverseOf({ date, tasks, former, room }: Sharing, { plan, refused }: SharedReply): Sharing | undefined {
  const left = new Set(refused.map(({ id }) => id));
  const back = former.filter(({ id }) => !left.has(id) && plan.tasks.some((task) => task.id === id));
  if (back.length === 0) return undefined;
  return {
    date,
    tasks: back.map((one) => ({ ...one, version: versionIn(plan, one) })),
    former: tasks,
    room,
    isUndo: true,
  };
}

const versionIn = ({ tasks }: CleaningPlan, { id, version }: SharedTask) =>
  tasks.find((task) => task.id === id)?.version ?? version;

/** A later sharing of the same tasks goes upon what an own earlier one has made of them. */
const upon = (later: Sharing, plan: CleaningPlan, earlier: readonly SharedTask[]): Sharing => ({
  ...later,
  tasks: later.tasks.map((task) =>
    earlier.some(({ id, version }) => id === task.id && version === task.version)
      ? { ...task, version: versionIn(plan, task) }
      : task,
  ),
});

function* tellPlan(plan: CleaningPlan): Saga {
  yield* toldPlan.tell((known) => (known.date === plan.date ? plan : known));
}

function whyNot(refused: SharedReply["refused"]): string {
  const spoken = currentSpoken();
  const [texts, formats] = [textsOf(spoken), formatsOf(languageOf(spoken.code).locale)];
  const isOne = refused.length === 1;
  return refused
    .map(({ room, reasons }) => {
      const why = reasons.map((reason) => reasonOf(reason, texts, formats)).join(" ");
      return isOne ? why : `${room}: ${why}`;
    })
    .join(" ");
}

interface Absence {
  date: CivilDate;
  personId: string;
  name: string;
  isAbsent: boolean;
}

export const absences = createWrite<Absence>()("housekeepingAbsences", {
  recordOf: ({ date, personId }) => `${date} ${personId}`,
  isReplaced: () => true,
  isWhat: (value): value is Absence =>
    isObject(value) && hasTexts(value, ["date", "personId", "name"]) && typeof value.isAbsent === "boolean",
}).sentBy({
  *send({ date, personId, isAbsent }, key): Saga {
    yield* tellPlan(yield* call(cleaningApi.setAbsence, { params: { date, personId }, body: { isAbsent }, key }));
  },
  *refused({ name }, error): Saga {
    yield* put(refusalNotice(error, { sentence: { id: "housekeeping.absenceNotSaved", values: { name } } }));
  },
  readAgain: toldPlan.askAgain,
});

/** The plan with all that is pending. A card that was moved may be moved on at once, and keeps the focus in its menu. */
export const cleaningPlan = absences.over(
  sharings.over(workedPlan, (plan, { date, tasks }) => ({
    ...plan,
    tasks: plan.tasks.map((task) => {
      const shared = date === plan.date ? tasks.find(({ id }) => id === task.id) : undefined;
      return shared ? { ...task, assigneeId: shared.assigneeId, reason: shared.reason } : task;
    }),
  })),
  (plan, { date, personId, isAbsent }) => ({
    ...plan,
    people: plan.people.map((one) => (one.id === personId && date === plan.date ? { ...one, isAbsent } : one)),
  }),
);
