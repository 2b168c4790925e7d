import { nanoid } from "@reduxjs/toolkit";
import { eventChannel } from "redux-saga";
import { race, take } from "redux-saga/effects";

import type { Criteria } from "@/domain/assignment/criteria";
import type { StatePart } from "@/shared/feature/feature";
import { hotelState } from "@/shared/hotel/hotelState";
import { put, type Saga, select } from "@/shared/saga/effects";
import { onEvery, onLatest } from "@/shared/feature/watch";

import { assignmentSlice, progressed, proposalMade, proposalRequested, searchStopped } from "./assignmentSlice";
import { applications, assignmentPlan, assignmentUndo, type MoveBack } from "./assignmentWrites";
import { type SolverReport, startSolver } from "./startSolver";

function* assignmentSaga() {
  yield onLatest(proposalRequested, propose);
  yield onEvery(assignmentUndo.actions.undone, undo);
}

/** Until all is solved; a stop ends it sooner, with what there is. */
function* propose({ criteria }: { criteria: Criteria }): Saga {
  const plan = yield* select(assignmentPlan.selectData);
  if (!plan) return;
  let solver: ReturnType<typeof startSolver> | undefined;
  const reports = eventChannel<SolverReport>((tell) => {
    solver = startSolver(plan, criteria, tell);
    return () => solver?.end();
  });
  try {
    for (;;) {
      const { report }: { report?: SolverReport } = yield race({
        report: take(reports),
        stop: take(searchStopped.match),
      });
      if (!report) solver?.stop();
      else if (report.kind === "progress") yield* put(progressed(report.progress));
      else {
        yield* put(proposalMade(report.proposal));
        return;
      }
    }
  } finally {
    reports.close();
  }
}

function* undo(moves: MoveBack[]): Saga {
  const back = moves.map(({ reservationId, version, roomId }) => ({ reservationId, version, roomId, former: null }));
  yield* put(applications.written({ clientId: nanoid(), isUndo: true, moves: back }));
}

export const assignmentState: StatePart[] = [
  hotelState,
  assignmentPlan,
  applications,
  { slices: [assignmentSlice, assignmentUndo], saga: assignmentSaga },
];
