import { assignmentContract, type RoomMove } from "@/contract/reservations/assignment";
import { createClient } from "@/shared/api/createClient";
import { createLoad } from "@/shared/load/createLoad";
import { noticeShown } from "@/shared/notices/noticesSlice";
import { refusalNotice } from "@/shared/record/refusalNotice";
import { paths } from "@/shared/routing/paths";
import { call, put, type Saga } from "@/shared/saga/effects";
import { hasTexts, isObject } from "@/shared/shapes";
import { createUndo } from "@/shared/undo/createUndo";
import { createWrite } from "@/shared/write/createWrite";

import { movesAnswered } from "./assignmentSlice";

const assignmentApi = createClient(assignmentContract);

/** The stays and rooms of the next nights. */
export const assignmentPlan = createLoad(
  "assignmentPlan",
  (nights: number) => assignmentApi.getAssignmentPlan({ query: { nights } }),
  assignmentApi.getAssignmentPlan.reads,
);

/** A move that was made, turned round. */
export interface MoveBack extends RoomMove {
  id: string;
}

/** What was applied last, undone as a whole. */
export const assignmentUndo = createUndo<MoveBack>()("assignmentUndo");

export interface Application {
  clientId: string;
  isUndo: boolean;
  moves: (RoomMove & { former: string | null })[];
}

/** Moves that are made together, or taken back together. */
export const applications = createWrite<Application>()("assignmentWrites", {
  recordOf: () => "assignment",
  isWhat: (value): value is Application =>
    isObject(value) && hasTexts(value, ["clientId"]) && typeof value.isUndo === "boolean" && Array.isArray(value.moves),
}).sentBy({
  *send({ clientId, isUndo, moves }, key): Saga {
    const asked = moves.map(({ reservationId, version, roomId }) => ({ reservationId, version, roomId }));
    const { asOf, results } = yield* call(assignmentApi.applyAssignment, { body: { clientId, moves: asked }, key });
    yield* put(movesAnswered({ asOf, results, isUndo }));
    const done = results.filter(({ isDone }) => isDone);
    const back = done.flatMap(({ reservationId, version }): MoveBack[] => {
      const move = moves.find((one) => one.reservationId === reservationId);
      return move ? [{ id: reservationId, reservationId, version, roomId: move.former }] : [];
    });
    if (!isUndo) yield* put(assignmentUndo.actions.offered(back));
    const refused = results.length - done.length;
    const id = isUndo ? "assignment.undone" : "assignment.applied";
    const told = noticeShown({
      kind: refused > 0 ? "error" : "success",
      sentence: { id, values: { count: done.length, refused } },
    });
    if (isUndo || refused > 0) yield* put(told); // else the offer to undo says it
    yield* assignmentPlan.askAgain();
  },
  *refused({ isUndo, moves }, error): Saga {
    const again = moves.map(({ reservationId, version, roomId }) => ({
      id: reservationId,
      reservationId,
      version,
      roomId,
    }));
    if (isUndo) yield* put(assignmentUndo.actions.offered(again));
    const sentence = { id: "assignment.notApplied", values: {} } as const;
    yield* put(refusalNotice(error, { sentence, path: paths.assignment }));
  },
  readAgain: assignmentPlan.askAgain,
});
