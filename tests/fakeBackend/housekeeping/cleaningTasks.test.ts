import { describe, expect, it } from "vitest";

import { reportsContract } from "@/contract/figures/reports";
import { cleaningContract, type CleaningTask, type CleaningWork } from "@/contract/rooms/cleaningTasks";
import { roomStatusContract } from "@/contract/rooms/roomStatus";
import { changesIn, shareOut } from "@/domain/housekeeping/shareOut";
import { createClient } from "@/shared/api/createClient";

import { hotelRefusalOf, openHotel } from "../../support/hotelBackend";

const api = createClient({ ...cleaningContract, ...roomStatusContract, ...reportsContract });
const today = "2026-04-14";
const tomorrow = "2026-04-15";
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const planOf = (date = today) => api.getCleaningPlan({ query: { date } });
const taskNow = async (id: string, date = today) => (await planOf(date)).tasks.find((task) => task.id === id)!;

const act = (action: CleaningWork, { id, version }: CleaningTask, more: object = {}) =>
  api.actOnTask({ params: { id, action }, body: { version, ...more } });

const setAbsence = (personId: string, isAbsent = true) =>
  api.setAbsence({ params: { date: today, personId }, body: { isAbsent } });

/** Gives tasks to a person, and says what stands against it. */
async function give(tasks: readonly CleaningTask[], assigneeId: string, date = today) {
  const given = tasks.map(({ id, version }) => ({ id, version, assigneeId, reason: { code: "byHand" } as const }));
  const { refused } = await api.shareOut({ body: { date, tasks: given } });
  return refused.flatMap(({ reasons }) => reasons);
}

async function roomOf({ roomId }: CleaningTask) {
  const { rooms } = await api.listRoomStatuses();
  return rooms.find(({ id }) => id === roomId)!;
}
const cleanlinessOf = async (task: CleaningTask) => (await roomOf(task)).cleanliness;
const flagsOf = async (task: CleaningTask) => (await roomOf(task)).flags;

/** A hotel, the first open task of a guest who stays, who has it, and another person. */
async function openTask() {
  const opened = openHotel();
  const { tasks, people } = await planOf();
  const task = tasks.find(({ kind, state }) => kind === "stay" && state === "open")!;
  const owner = people.find(({ id }) => id === task.assigneeId)!;
  const [other, third] = people.filter(({ id }) => id !== task.assigneeId) as [typeof owner, typeof owner];
  return { ...opened, tasks, task, owner, other, third };
}

describe("the plan of the sample", () => {
  it("has six people with tasks, two rooms to inspect, and nothing to share out again", async () => {
    openHotel();
    const { tasks, people } = await planOf();
    expect(people).toHaveLength(6);
    for (const { id } of people) expect(tasks.some(({ assigneeId }) => assigneeId === id)).toBe(true);
    expect(tasks.filter(({ state }) => state === "done")).toHaveLength(2);
    expect(tasks).toEqual(tasks.toSorted((one, other) => one.priority - other.priority));
    expect(changesIn(tasks, shareOut(tasks, people))).toEqual([]);
  });

  it("is not there for a day that is over, and can only be looked at for tomorrow", async () => {
    openHotel();
    expect(await hotelRefusalOf(planOf("2026-04-13"))).toMatchObject({ status: 404 });
    const { tasks } = await planOf(tomorrow);
    expect(tasks.length).toBeGreaterThan(0);
    expect(await give(tasks.slice(0, 1), "fatou", tomorrow)).toMatchObject([{ code: "TASK_OTHER_DAY" }]);
    expect(await hotelRefusalOf(act("start", tasks[0]!))).toMatchObject({ status: 409, codes: ["TASK_OTHER_DAY"] });
  });
});

describe("the work on a task", () => {
  it("is counted in minutes over pauses, and told to the room", async () => {
    const { advance, task } = await openTask();
    expect(await hotelRefusalOf(act("finish", task))).toMatchObject({
      status: 409,
      message: `La tarea de ${task.room} no puede terminar sin iniciar.`,
    });
    const started = await act("start", task);
    expect([started.state, started.minutes, await cleanlinessOf(task)]).toEqual(["inProgress", 0, "cleaning"]);
    advance(10 * MINUTE);
    const paused = await act("pause", started);
    advance(60 * MINUTE);
    const again = await act("start", paused);
    advance(7 * MINUTE);
    const done = await act("finish", again);
    expect(done).toMatchObject({ state: "done", minutes: 17, startedAt: "" });
    expect(await cleanlinessOf(task)).toBe("clean");
    await act("inspect", done);
    expect(await cleanlinessOf(task)).toBe("inspected");
  });

  it("counts from the instants that a phone without a connection has kept", async () => {
    const { advance, task } = await openTask();
    advance(3 * HOUR);
    const started = await act("start", task, { at: "2026-04-14T09:00:00.000Z" });
    const done = await act("finish", started, { at: "2026-04-14T09:25:00.000Z" });
    expect(done.minutes).toBe(25);
    const again = await act("fail", done, { reason: "Baño" });
    const late = await act("start", again, { at: "2030-01-01T00:00:00.000Z" });
    expect(late.startedAt).toBe("2026-04-14T11:00:00.000Z");
  });

  it("is never older than its day: a clock that is years behind counts from now", async () => {
    const { task } = await openTask();
    const started = await act("start", task, { at: "2020-01-01T00:00:00.000Z" });
    expect(started.startedAt).toBe("2026-04-14T08:00:00.000Z");
    expect(await act("finish", started)).toMatchObject({ minutes: 0 });
  });

  it("frees a room of its sign that was put off before it was cleaned, told together later", async () => {
    const { advance, task } = await openTask();
    advance(3 * HOUR);
    const off = await act("postpone", task, { at: `${today}T09:00:00.000Z` });
    await act("start", off, { at: `${today}T10:00:00.000Z` });
    expect(await flagsOf(task)).not.toContain("doNotDisturb");
  });

  it("does not put off the next guest's room for a wish of the guest before, told late", async () => {
    const { task } = await openTask();
    const { reservationId: during } = await roomOf(task);
    const former = { during: "RSV-000001" };
    expect(await hotelRefusalOf(act("postpone", task, former))).toMatchObject({
      status: 409,
      message: `En la habitación ${task.room} ya no está el huésped que lo pidió.`,
    });
    expect(await flagsOf(task)).not.toContain("doNotDisturb");
    const postponed = await act("postpone", task, { during });
    expect(await flagsOf(task)).toContain("doNotDisturb");
    await act("start", postponed, former);
    expect(await flagsOf(task)).toContain("doNotDisturb");
  });

  it("that was done before the close is kept after it, and says nothing of the room of today", async () => {
    const { hotel, advance, task } = await openTask();
    const started = await act("start", task, { at: "2026-04-14T08:00:00.000Z" });
    hotel.open(tomorrow);
    advance(24 * HOUR);
    const before = await cleanlinessOf(task);
    const done = await act("finish", started, { at: "2026-04-14T08:30:00.000Z" });
    expect(done).toMatchObject({ state: "done", minutes: 30 });
    expect(await cleanlinessOf(task)).toBe(before);
    expect(await hotelRefusalOf(act("inspect", done))).toMatchObject({ status: 409, codes: ["TASK_OTHER_DAY"] });
    expect(await hotelRefusalOf(act("start", { ...task, id: `HK-${today}-999` }))).toMatchObject({ status: 404 });
  });

  it("leaves the room dirty where the guest declines what was begun", async () => {
    const { task } = await openTask();
    const paused = await act("pause", await act("start", task));
    expect(await cleanlinessOf(paused)).toBe("cleaning");
    await act("decline", paused);
    expect(await cleanlinessOf(paused)).toBe("dirty");
  });

  it("goes back to its person with the fault that was found, and the room is dirty", async () => {
    const task = (await openTask()).tasks.find(({ state }) => state === "done")!;
    const unexplained = await hotelRefusalOf(act("fail", task));
    expect(unexplained).toMatchObject({ status: 422, codes: ["FIELD_MISSING"] });
    const failed = await act("fail", task, { reason: "Falta una toalla" });
    expect(failed).toMatchObject({ state: "failed", note: "Falta una toalla", assigneeId: task.assigneeId });
    expect(await cleanlinessOf(task)).toBe("dirty");
  });

  it("is refused to a person who does not have it, until it is free", async () => {
    const { task, owner, other } = await openTask();
    const message = `Ya asignada a ${owner.name}.`;
    for (const action of ["start", "postpone", "decline"] as const)
      expect(await hotelRefusalOf(act(action, task, { personId: other.id }))).toMatchObject({ status: 409, message });
    await give([task], "");
    const started = await act("start", await taskNow(task.id), { personId: other.id });
    expect(started).toMatchObject({ assigneeId: other.id });
  });

  it("becomes a departure with its minutes when the guest leaves", async () => {
    const { hotel, advance } = openHotel();
    const stay = [...hotel.all()].find(({ state, departure }) => state === "inHouse" && departure > tomorrow)!;
    const id = `HK-${today}-${stay.nights.find(({ date }) => date === today)!.roomId}`;
    const task = await api.getCleaningTask({ params: { id } });
    expect(task.kind).toBe("stay");
    const started = await act("start", task);
    advance(8 * MINUTE);
    await act("pause", started);
    hotel.put({ ...stay, state: "checkedOut", departure: today, checkedOutOn: today, version: stay.version + 1 });
    const after = await api.getCleaningTask({ params: { id } });
    expect(after).toMatchObject({ kind: "departure", state: "paused", minutes: 8 });
  });
});

describe("a guest who does not want to be disturbed", () => {
  it("is asked again until 14:00, then the room counts as not serviced", async () => {
    const { advance, task } = await openTask();
    const asked = await act("postpone", task);
    expect(asked).toMatchObject({ state: "open", isUndisturbed: true, askAgainAt: "14:00" });
    advance(4 * HOUR + MINUTE); // 14:01 in Madrid
    const left = await act("postpone", asked);
    expect(left).toMatchObject({ state: "notServiced", askAgainAt: "" });
    expect(await act("start", left)).toMatchObject({ state: "inProgress", isUndisturbed: false });
  });

  it("is asked no more in the night after its day", async () => {
    const { advance, task } = await openTask();
    advance(15 * HOUR); // 1:00 in Madrid, before the close
    expect(await act("postpone", task)).toMatchObject({ state: "notServiced" });
  });
});

describe("two supervisors", () => {
  it("cannot both give a task: the second reads who has it", async () => {
    const { task, other, third } = await openTask();
    expect(await give([task], other.id)).toEqual([]);
    expect(await give([task], other.id)).toEqual([]);
    expect(await give([task], third.id)).toMatchObject([{ message: `Ya asignada a ${other.name}.` }]);
    expect(await taskNow(task.id)).toMatchObject({ assigneeId: other.id });
  });

  it("cannot give away what is begun, nor anything to a person who is absent", async () => {
    const { task, other } = await openTask();
    expect(await give([await act("start", task)], other.id)).toMatchObject([{ code: "TASK_BEGUN" }]);
    const { tasks, people } = await setAbsence(other.id);
    expect(tasks.every(({ assigneeId, state }) => assigneeId !== other.id || state !== "open")).toBe(true);
    expect(people.find(({ id }) => id === other.id)).toMatchObject({ isAbsent: true });
    const free = tasks.find(({ assigneeId }) => assigneeId === "")!;
    expect(await give([free], other.id)).toMatchObject([{ message: `${other.name} no trabaja ese día.` }]);
    expect((await setAbsence(other.id, false)).people.every(({ isAbsent }) => !isAbsent)).toBe(true);
  });
});

describe("a person who goes home", () => {
  it("has no task that falls due or fails only afterwards", async () => {
    const { db, tasks } = await openTask();
    const [first, second] = tasks.filter(({ kind, state }) => kind === "stay" && state === "open");
    await give([first!, second!], "fatou");
    const done = await act("finish", await act("start", await taskNow(first!.id)));
    const given = db.housekeeping.get(second!.id);
    await setAbsence("fatou");
    db.housekeeping.put(given); // as of a room that needed nothing then
    expect(await taskNow(second!.id)).toMatchObject({ assigneeId: "", state: "open" });
    expect(await taskNow(done.id)).toMatchObject({ assigneeId: "fatou", state: "done" });
    await act("fail", done, { reason: "Baño" });
    expect(await taskNow(done.id)).toMatchObject({ assigneeId: "", state: "failed" });
  });

  it.each(["paused", "inProgress"] as const)("gives a room back with its minutes: %s", async (state) => {
    const { advance, task } = await openTask();
    const begun = await act("start", task);
    advance(10 * MINUTE);
    if (state === "paused") await act("pause", begun);
    const plan = await setAbsence(task.assigneeId);
    const left = plan.tasks.find(({ id }) => id === task.id)!;
    expect(left).toMatchObject({ state: "paused", minutes: 10, assigneeId: "" });
    const other = plan.people.find(({ isAbsent }) => !isAbsent)!;
    expect(shareOut(plan.tasks, plan.people).find(({ id }) => id === task.id)!.reason.code).not.toBe("begun");
    expect(await give([left], other.id)).toEqual([]);
    const taken = await act("start", await taskNow(task.id), { personId: other.id });
    expect(taken).toMatchObject({ minutes: 10, state: "inProgress" });
  });
});

describe("the report of housekeeping", () => {
  const reportOf = (from: string, to: string) => api.getHousekeepingReport({ query: { from, to } });

  it("counts what each person has finished, and what passed its first inspection", async () => {
    const { advance, task, owner } = await openTask();
    expect((await reportOf(today, today)).people.reduce((sum, { rooms }) => sum + rooms, 0)).toBe(2);
    const workOf = async () => (await reportOf(today, today)).people.find((one) => one.name === owner.name);
    const before = (await workOf()) ?? { rooms: 0, minutes: 0, credits: 0, inspectedAtOnce: 0 };
    const started = await act("start", task);
    advance(21 * MINUTE);
    await act("inspect", await act("finish", started));
    expect(await workOf()).toMatchObject({
      rooms: before.rooms + 1,
      minutes: before.minutes + 21,
      credits: before.credits + task.credits,
      inspectedAtOnce: before.inspectedAtOnce + 1,
    });
  });

  it("has the work of the days before, shared out by the same rule", async () => {
    openHotel();
    const { people, days } = await reportOf("2026-04-08", "2026-04-13");
    const rooms = days.reduce((sum, { departure, stay, touchUp }) => sum + departure + stay + touchUp, 0);
    expect(people.length).toBeGreaterThan(3);
    const done = people.reduce((sum, one) => sum + one.rooms, 0);
    expect(done).toBeLessThanOrEqual(rooms); // some days have more credits than people
    expect(done).toBeGreaterThan(rooms * 0.9);
    expect(await reportOf("2026-04-08", "2026-04-13")).toMatchObject({ people });
  });
});
