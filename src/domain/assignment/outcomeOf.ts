import type { Proposal } from "./solveAssignment";

/**
 * Numbers of stays. All that have no room are `assigned` or `unsolved`. The others are `moved` to another room, or
 * `blocked`: theirs is not free for all of their nights, and no other one was found.
 */
export function outcomeOf({ moves, unsolved }: Pick<Proposal, "moves" | "unsolved">) {
  const assigned = moves.filter(({ stay }) => stay.roomId === undefined).length;
  const without = unsolved.filter(({ stay }) => stay.roomId === undefined).length;
  return { assigned, unsolved: without, moved: moves.length - assigned, blocked: unsolved.length - without };
}
