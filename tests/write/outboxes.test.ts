import { beforeAll, expect, it } from "vitest";

import { areas } from "@/app/areas";
import type { Feature, StatePart } from "@/shared/feature/feature";

/** The frame needs the names of the outboxes before it fetches the state that they are of, so that areas declare them. */
const declared = areas.map(({ pages, outboxes = [], runsOnEveryPage = false }) => ({
  area: pages[0]!.path,
  outboxes,
  runsOnEveryPage,
}));
const inState = new Map<string, Set<string>>();

const withNeeds = (part: StatePart): StatePart[] => [part, ...(part.needs ?? []).flatMap(withNeeds)];

async function outboxesInState({ state }: Feature) {
  const parts = (await state?.()) ?? [];
  const slices = parts.flatMap(withNeeds).flatMap((part) => part.slices);
  return new Set(slices.filter(({ selectors }) => "selectUnderWay" in selectors).map(({ name }) => name));
}

beforeAll(async () => {
  for (const area of areas) inState.set(area.pages[0]!.path, await outboxesInState(area));
}, 60_000); // it fetches the code of every area

it.each(declared)("$area declares outboxes of its own state alone", ({ area, outboxes }) => {
  expect(outboxes.filter((name) => !inState.get(area)!.has(name))).toEqual([]);
});

it("declares each outbox in an area, unless its area runs on every page", () => {
  const known = new Set(declared.flatMap(({ outboxes }) => outboxes));
  const others = declared.filter(({ runsOnEveryPage }) => !runsOnEveryPage);
  const missing = others.flatMap(({ area }) => [...inState.get(area)!].filter((name) => !known.has(name)));
  expect(missing).toEqual([]);
});
