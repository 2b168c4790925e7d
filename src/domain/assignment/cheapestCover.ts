import type { Span } from "./RoomGrid";

/** Equal spans, and how many there are of them. */
export interface SpanBundle extends Span {
  count: number;
}

/** More than all nights of all stays of a plan together: one stay less counts more than any number of nights. */
const STAY = 2 ** 26;

interface Arc {
  from: number;
  to: number;
  left: number;
  cost: number;
  /** The arc that takes the flow of this one back. */
  back: number;
}

/**
 * How many of each bundle to pick, so that each night `n` is covered by `demand[n]` of them at least: the fewest, and of
 * the fewest those with the fewest nights. Exact: the nights of a span follow each other, so that the choice is a flow of
 * least cost along the nights (Carlisle and Lloyd, 1995). All bundles together have to meet the demand.
 */
export function cheapestCover(demand: readonly number[], bundles: readonly SpanBundle[]): number[] {
  const nodes = demand.length + 1;
  const arcs: Arc[] = [];
  const arcsOf = Array.from({ length: nodes }, (): number[] => []);

  function connect(from: number, to: number, left: number, cost: number) {
    arcsOf[from]!.push(arcs.length);
    arcs.push({ from, to, left, cost, back: arcs.length + 1 });
    arcsOf[to]!.push(arcs.length);
    arcs.push({ from: to, to: from, left: 0, cost: -cost, back: arcs.length - 1 });
  }
  for (const { start, end, count } of bundles) connect(start, end, count, STAY + end - start);
  // a night may be covered by more than it needs
  for (let night = 0; night < demand.length; night += 1) connect(night + 1, night, Infinity, 0);

  // what crosses a night is its demand, so that flow begins where the demand rises, and ends where it falls
  const open = Array.from({ length: nodes }, (_, node) => (demand[node] ?? 0) - (demand[node - 1] ?? 0));
  for (;;) {
    const { costs, arrivedBy } = cheapestPaths(arcs, arcsOf, open);
    let last = -1;
    for (const [node, excess] of open.entries()) {
      if (excess < 0 && costs[node]! < (costs[last] ?? Infinity)) last = node;
    }
    if (last < 0) break;
    const path: Arc[] = [];
    let first = last;
    for (let by = arrivedBy[first]!; by >= 0; by = arrivedBy[first]!) {
      path.push(arcs[by]!);
      first = arcs[by]!.from;
    }
    const flow = Math.min(open[first]!, -open[last]!, ...path.map(({ left }) => left));
    for (const arc of path) {
      arc.left -= flow;
      arcs[arc.back]!.left += flow;
    }
    open[first]! -= flow;
    open[last]! += flow;
  }
  return bundles.map(({ count }, place) => count - arcs[2 * place]!.left);
}

/** From all nodes where flow still begins (Bellman and Ford, with a queue). */
function cheapestPaths(arcs: readonly Arc[], arcsOf: readonly number[][], open: readonly number[]) {
  const costs = open.map((excess) => (excess > 0 ? 0 : Infinity));
  const arrivedBy = new Int32Array(open.length).fill(-1);
  const queue = [...open.keys()].filter((node) => open[node]! > 0);
  const isQueued = open.map((excess) => excess > 0);
  for (let at = 0; at < queue.length; at += 1) {
    const node = queue[at]!;
    isQueued[node] = false;
    for (const place of arcsOf[node]!) {
      const { to, left, cost } = arcs[place]!;
      if (left === 0 || costs[node]! + cost >= costs[to]!) continue;
      costs[to] = costs[node]! + cost;
      arrivedBy[to] = place;
      if (!isQueued[to]) queue.push(to);
      isQueued[to] = true;
    }
  }
  return { costs, arrivedBy };
}
