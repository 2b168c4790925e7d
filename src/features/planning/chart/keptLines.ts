import type { Planning } from "@/contract/reservations/planning";
import type { GridLine } from "@/shared/timeGrid/gridLines";

interface Made<Lines> {
  from: readonly unknown[];
  lines: Lines;
}

/** Cache of the lines of a room or a type, while all that they are made from is the same. It ends with its planning. */
function createKept<Lines>() {
  const ofPlannings = new WeakMap<Planning["rooms"], Map<string, Made<Lines>>>();
  return ({ rooms }: Planning, id: string, from: readonly unknown[], make: () => Lines): Lines => {
    const made = ofPlannings.get(rooms) ?? new Map<string, Made<Lines>>();
    ofPlannings.set(rooms, made);
    const last = made.get(id);
    if (last?.from.every((one, place) => one === from[place])) return last.lines;
    const lines = make();
    made.set(id, { from, lines });
    return lines;
  };
}

export const keptLine = createKept<GridLine>();
export const keptLanes = createKept<GridLine[]>();

/** A large property has thousands of bars, and few of its lines are in sight. */
export function madeOnce<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}
