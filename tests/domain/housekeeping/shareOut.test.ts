import { expect, it } from "vitest";

import type { Housekeeper } from "@/contract/rooms/cleaningTasks";
import { changesIn, missingCredits, shareOut } from "@/domain/housekeeping/shareOut";

import { randomFrom } from "@/fakeBackend/core/random";

type Task = Parameters<typeof shareOut>[0][number];

const task = (room: string, credits: number, more: Partial<Task> = {}): Task => ({
  id: `HK-${room}`,
  room,
  floor: Number(room[0]),
  kind: "departure",
  credits,
  isUndisturbed: false,
  assigneeId: "",
  state: "open",
  ...more,
});

const person = (id: string, more: Partial<Housekeeper> = {}): Housekeeper => ({
  id,
  name: id,
  floors: [],
  target: 100,
  isSupervisor: false,
  isAbsent: false,
  ...more,
});

const three = ["ana", "bea", "eva"].map((id) => person(id));

const creditsFor = (id: string, tasks: readonly Task[]) =>
  tasks.reduce((sum, { assigneeId, credits }) => sum + (assigneeId === id ? credits : 0), 0);
const loadsOf = (tasks: readonly Task[], people: readonly Housekeeper[]) =>
  people.map(({ id }) => creditsFor(id, afterwards(tasks, people)));

const afterwards = (tasks: readonly Task[], people: readonly Housekeeper[]) => {
  const shared = new Map(shareOut(tasks, people).map((one) => [one.id, one]));
  return tasks.map((one): Task => ({ ...one, ...shared.get(one.id) }));
};

const given = (tasks: readonly Task[], people: readonly Housekeeper[]) =>
  shareOut(tasks, people).map(({ id, assigneeId }) => `${id} ${assigneeId}`);

const randomTasks = (length: number, between: (least: number, most: number) => number) =>
  Array.from({ length }, (_, place) => task(`${between(1, 4)}${String(place).padStart(3, "0")}`, between(1, 5)));

it("gives the largest task first to the person with the fewest credits", () => {
  const tasks = [4, 3, 3, 2, 2, 2, 1, 1].map((credits, place) => task(`10${place}`, credits));
  expect(loadsOf(tasks, three)).toEqual([6, 6, 6]);
  expect(missingCredits(tasks, three)).toBe(0);
});

it("prefers the person on the floor, then the person on fewer floors, and says so", () => {
  const people = [person("ana", { floors: [1] }), person("bea", { floors: [2] })];
  const tasks = [task("201", 2), task("101", 2), task("202", 1), task("102", 1), task("301", 1)];
  const shared = shareOut(tasks, people);
  const of = (room: string) => shared.find(({ id }) => id === `HK-${room}`);
  expect(of("101")).toMatchObject({ assigneeId: "ana", reason: { code: "sameFloor", floor: 1 } });
  expect(of("201")).toMatchObject({ assigneeId: "bea", reason: { code: "leastLoaded", credits: 0 } });
  expect(of("202")).toMatchObject({ assigneeId: "bea" });
  expect(of("102")).toMatchObject({ assigneeId: "ana" });
});

it("keeps what is begun and what was given by hand, and shares out the rest", () => {
  const tasks = [
    task("101", 4, { assigneeId: "ana", state: "inProgress" }),
    task("102", 3, { assigneeId: "bea", reason: { code: "byHand" } }),
    task("103", 3, { assigneeId: "ana", reason: { code: "leastLoaded" } }),
  ];
  const shared = shareOut(tasks, three);
  expect(shared.find(({ id }) => id === "HK-101")?.assigneeId).toBe("ana");
  expect(shared.find(({ id }) => id === "HK-102")).toMatchObject({ assigneeId: "bea", reason: { code: "byHand" } });
  expect(shared.find(({ id }) => id === "HK-103")?.assigneeId).toBe("eva");
});

it("takes back what an absent person was given, unless it is begun", () => {
  const tasks = [
    task("101", 2, { assigneeId: "ana", reason: { code: "byHand" } }),
    task("102", 2, { assigneeId: "ana", state: "paused" }),
  ];
  const people = [person("ana", { isAbsent: true }), person("bea")];
  expect(given(tasks, people)).toEqual(["HK-102 ana", "HK-101 bea"]);
});

it("moves only what an absent person has not begun, to those with the fewest credits", () => {
  const { between } = randomFrom(37);
  for (let round = 0; round < 200; round += 1) {
    const people = Array.from({ length: between(2, 12) }, (_, place) => person(`p${place}`, { floors: [place % 4] }));
    const tasks = randomTasks(between(1, 200), between);
    const begun = afterwards(tasks, people).map((one) =>
      between(1, 4) === 1 ? { ...one, state: "inProgress" as const } : one,
    );
    const without = people.with(0, { ...people[0]!, isAbsent: true });
    const moved = new Set(changesIn(begun, shareOut(begun, without)).map(({ id }) => id));
    const left = begun.filter(({ assigneeId, state }) => assigneeId === "p0" && state === "open");
    expect(moved).toEqual(new Set(left.map(({ id }) => id)));
    const after = afterwards(begun, without);
    expect(changesIn(after, shareOut(after, without))).toEqual([]);
    const loads = (of: Task[]) => without.slice(1).map(({ id }) => creditsFor(id, of));
    const largest = Math.max(...tasks.map(({ credits }) => credits));
    const spread = (of: number[]) => Math.max(...of) - Math.min(...of);
    expect(spread(loads(after))).toBeLessThanOrEqual(Math.max(largest, spread(loads(begun))));
  }
});

it("leaves without a person what goes beyond the credits of all", () => {
  const people = [person("ana", { target: 5 }), person("bea", { target: 5 })];
  const tasks = [4, 4, 2, 2].map((credits, place) => task(`10${place}`, credits));
  expect(missingCredits(tasks, people)).toBe(4);
  expect(missingCredits(tasks, [])).toBe(12);
  for (const shared of shareOut(tasks, []))
    expect(shared).toMatchObject({ assigneeId: "", reason: { code: "noRoom" } });
});

it("counts what is begun before it gives what is new", () => {
  const begun = task("101", 1, { assigneeId: "ana", state: "inProgress", reason: { code: "leastLoaded" } });
  const tasks = [begun, task("102", 5)];
  const people = [person("ana", { target: 5 })];
  expect(shareOut(tasks, people).find(({ id }) => id === "HK-102")).toMatchObject({ reason: { code: "noRoom" } });
  expect(missingCredits(tasks, people)).toBe(5);
});

it("gives a supervisor no more checks than a day has, and keeps the day free for them", () => {
  const checks = Array.from({ length: 12 }, (_, place) => task(`2${place}`, 1, { kind: "check", isUndisturbed: true }));
  const people = [person("ana", { target: 4 }), person("eva", { isSupervisor: true, target: 8 })];
  expect(loadsOf([task("101", 3), ...checks], people)).toEqual([3, 8]);
  expect(missingCredits([task("101", 3), ...checks], people)).toBe(4);
  expect(loadsOf([task("101", 4), task("102", 3), ...checks.slice(0, 6)], people)).toEqual([4, 6]);
});

it("leaves undisturbed rooms until last, and those of the second day to the supervisor", () => {
  const people = [person("ana", { target: 4 }), person("eva", { isSupervisor: true, target: 1 })];
  const check = task("103", 1, { kind: "check", isUndisturbed: true });
  const tasks = [task("101", 4, { isUndisturbed: true }), task("102", 2), check];
  expect(given(tasks, people)).toEqual(["HK-102 ana", "HK-101 ", "HK-103 eva"]);
});

it("never spreads by more than the largest task, and changes nothing the second time", () => {
  const { between } = randomFrom(36);
  for (let round = 0; round < 200; round += 1) {
    const people = Array.from({ length: between(1, 12) }, (_, place) =>
      person(`p${place}`, { floors: [between(1, 4)] }),
    );
    const tasks = randomTasks(between(0, 200), between);
    const loads = loadsOf(tasks, people);
    const largest = Math.max(0, ...tasks.map(({ credits }) => credits));
    expect(Math.max(...loads) - Math.min(...loads)).toBeLessThanOrEqual(largest);
    const shared = afterwards(tasks, people);
    expect(changesIn(shared, shareOut(shared, people))).toEqual([]);
    const isDone = ({ assigneeId }: Task) => assigneeId !== "" && between(1, 3) === 1;
    const begun = shared.map((one) => (isDone(one) ? { ...one, state: "done" as const } : one)); // nor once some are done
    expect(changesIn(begun, shareOut(begun, people))).toEqual([]);
  }
});
