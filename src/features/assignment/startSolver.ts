import type { AssignmentPlan } from "@/contract/reservations/assignment";
import type { Criteria } from "@/domain/assignment/criteria";
import type { Proposal } from "@/domain/assignment/solveAssignment";

import { solveInTurns } from "./solveInTurns";

export type ToSolver = { kind: "solve"; plan: AssignmentPlan; criteria: Criteria } | { kind: "stop" };

/** `progress` is from 0 to 1. */
export type SolverReport = { kind: "progress"; progress: number } | { kind: "solved"; proposal: Proposal };

/** Solves a plan in a worker; in turns on the page where there is none. */
export function startSolver(plan: AssignmentPlan, criteria: Criteria, tell: (report: SolverReport) => void) {
  let isStopped = false;
  const worker = newWorker();

  async function solveHere() {
    const progressed = (progress: number) => tell({ kind: "progress", progress });
    tell({ kind: "solved", proposal: await solveInTurns(plan, criteria, progressed, () => isStopped) });
  }

  const ask = (message: ToSolver) => worker?.postMessage(message, []); // nothing is transferred

  worker?.addEventListener("message", ({ data }: MessageEvent<SolverReport>) => tell(data));
  worker?.addEventListener("error", () => void solveHere(), { once: true }); // its file could not be fetched
  if (worker) ask({ kind: "solve", plan, criteria });
  else void solveHere();

  return {
    /** It ends with what it has found. */
    stop() {
      isStopped = true;
      ask({ kind: "stop" });
    },
    end() {
      isStopped = true;
      worker?.terminate();
    },
  };
}

function newWorker(): Worker | undefined {
  try {
    return new Worker(new URL("./assignmentWorker.ts", import.meta.url), { type: "module" });
  } catch {
    return undefined;
  }
}
