import { nanoid } from "@reduxjs/toolkit";

import { assignmentContract, type MoveResult, type RoomMove } from "@/contract/reservations/assignment";
import { createClient } from "@/shared/api/createClient";
import { createLoad } from "@/shared/load/createLoad";
import { noticeShown } from "@/shared/notices/noticesSlice";
import { refusalNotice } from "@/shared/record/refusalNotice";
import { paths } from "@/shared/routing/paths";
import { call, put, type Saga } from "@/shared/saga/effects";
import { hasTexts, isObject } from "@/shared/shapes";
import { undoSlice } from "@/shared/undo/undoSlice";
import { createWrite } from "@/shared/write/createWrite";

import type { ArrivalRange } from "./arrivalRanges";
import { movesAnswered } from "./assignmentSlice";

const assignmentApi = createClient(assignmentContract);

/** The stays and rooms of the next nights. */
export const assignmentPlan = createLoad(
  "assignmentPlan",
  (query: ArrivalRange) => assignmentApi.getAssignmentPlan({ query }),
  assignmentApi.getAssignmentPlan.reads,
);

/** The proposal that was applied last, as far as it was: undone as a whole. */
export const assignmentUndo = undoSlice("assignmentUndo");

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
  *send({ clientId, isUndo, moves }, key): Saga<MoveResult[]> {
    const asked = moves.map(({ reservationId, version, roomId }) => ({ reservationId, version, roomId }));
    const { asOf, results } = yield* call(assignmentApi.applyAssignment, { body: { clientId, moves: asked }, key });
    yield* put(movesAnswered({ asOf, results, isUndo }));
    const values = countsOf(results);
    const id = isUndo ? "assignment.undone" : "assignment.applied";
    if (values.refused > 0) yield* put(noticeShown({ kind: "error", sentence: { id, values } }));
    return results;
  },
  *refused(_, error): Saga {
    const sentence = { id: "assignment.notApplied", values: {} } as const;
    yield* put(refusalNotice(error, { sentence, path: paths.assignment }));
  },
  readAgain: assignmentPlan.askAgain,
  undoable: {
    undo: assignmentUndo,
    isUndo: ({ isUndo }) => isUndo,
    inverse({ moves }, results) {
      const back = moves.flatMap(({ reservationId, roomId, former }) => {
        const done = results.find((result) => result.reservationId === reservationId && result.isDone);
        return done ? [{ reservationId, version: done.version, roomId: former, former: roomId }] : [];
      });
      return back.length > 0 ? { clientId: nanoid(), isUndo: true, moves: back } : undefined;
    },
    done: ({ moves }) => ({ id: "assignment.applied", values: { count: moves.length, refused: 0 } }),
    undone(_, results) {
      const values = countsOf(results);
      return values.refused === 0 ? { id: "assignment.undone", values } : undefined;
    },
  },
});

function countsOf(results: readonly MoveResult[]) {
  const count = results.filter(({ isDone }) => isDone).length;
  return { count, refused: results.length - count };
}
