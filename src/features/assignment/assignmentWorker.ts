import type { SolverReport, ToSolver } from "./startSolver";
import { solveInTurns } from "./solveInTurns";

let isStopped = false;

globalThis.addEventListener("message", ({ data }: MessageEvent<ToSolver>) => {
  if (data.kind === "stop") isStopped = true;
  else void solve(data);
});

async function solve({ plan, criteria }: Extract<ToSolver, { kind: "solve" }>) {
  const tell = (report: SolverReport) => postMessage(report);
  const proposal = await solveInTurns(
    plan,
    criteria,
    (progress) => tell({ kind: "progress", progress }),
    () => isStopped,
  );
  tell({ kind: "solved", proposal });
}
