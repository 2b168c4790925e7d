import { eventChannel } from "redux-saga";
import { race, take } from "redux-saga/effects";

import type { Criteria } from "@/domain/assignment/criteria";
import type { StatePart } from "@/shared/feature/feature";
import { hotelState } from "@/shared/hotel/hotelState";
import { put, type Saga, select } from "@/shared/saga/effects";
import { onLatest } from "@/shared/feature/watch";

import { assignmentSlice, progressed, proposalMade, proposalRequested, searchStopped } from "./assignmentSlice";
import { applications, assignmentPlan, assignmentUndo } from "./assignmentWrites";
import { type SolverReport, startSolver } from "./startSolver";

function* assignmentSaga() {
  yield onLatest(proposalRequested, propose);
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

export const assignmentState: StatePart[] = [
  hotelState,
  assignmentPlan,
  applications,
  { slices: [assignmentSlice, assignmentUndo], saga: assignmentSaga },
];
