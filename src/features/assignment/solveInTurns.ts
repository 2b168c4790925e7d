import type { AssignmentPlan } from "@/contract/reservations/assignment";
import type { Criteria } from "@/domain/assignment/criteria";
import { type Proposal, solveAssignment } from "@/domain/assignment/solveAssignment";

/** Milliseconds of work between two moments in which a click is heard. */
const TURN_MS = 40;

/** Solves the plan with pauses, so that progress is seen and a stop is heard. */
export async function solveInTurns(
  plan: AssignmentPlan,
  criteria: Criteria,
  tell: (progress: number) => void,
  isStopped: () => boolean,
): Promise<Proposal> {
  const solving = solveAssignment(plan, criteria);
  let pausedAt = performance.now();
  let step = solving.next(false);
  while (!step.done) {
    if (performance.now() - pausedAt > TURN_MS) {
      tell(step.value);
      await new Promise((resolve) => setTimeout(resolve));
      pausedAt = performance.now();
    }
    step = solving.next(isStopped());
  }
  return step.value;
}
