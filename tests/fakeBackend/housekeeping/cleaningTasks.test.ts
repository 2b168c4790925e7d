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

const planOf = (date = today) => api.getCleaningPlan({ query: { date } });

const act = (action: CleaningWork, { id, version }: CleaningTask, more: object = {}) =>
  api.actOnTask({ params: { id, action }, body: { version, ...more } });

const give = (tasks: readonly CleaningTask[], assigneeId: string, date = today) =>
  api.shareOut({
    body: {
      date,
      tasks: tasks.map(({ id, version }) => ({ id, version, assigneeId, reason: { code: "byHand" } as const })),
    },
  });

async function roomOf({ roomId }: CleaningTask) {
  const { rooms } = await api.listRoomStatuses();
  return rooms.find(({ id }) => id === roomId)!;
}

/** The first open task of a kind. */
async function open(kind: CleaningTask["kind"] = "stay") {
  const { tasks } = await planOf();
  return tasks.find((task) => task.kind === kind && task.state === "open")!;
}

describe("the plan of the sample", () => {
  it("has six people with tasks, and two rooms to inspect", async () => {
    openHotel();
    const { tasks, people } = await planOf();
    expect(people).toHaveLength(6);
    for (const { id } of people) expect(tasks.some(({ assigneeId }) => assigneeId === id)).toBe(true);
    expect(tasks.filter(({ state }) => state === "done")).toHaveLength(2);
    expect(tasks).toEqual(tasks.toSorted((one, other) => one.priority - other.priority));
  });

  it("is shared out as the rule says: again it changes nothing", async () => {
    openHotel();
    const { tasks, people } = await planOf();
    expect(changesIn(tasks, shareOut(tasks, people))).toEqual([]);
  });

  it("is not there for a day that is over, and can only be looked at for tomorrow", async () => {
    openHotel();
    expect(await hotelRefusalOf(planOf("2026-04-13"))).toMatchObject({ status: 404 });
    const { tasks } = await planOf(tomorrow);
    expect(tasks.length).toBeGreaterThan(0);
    const { refused } = await give(tasks.slice(0, 1), "fatou", tomorrow);
    expect(refused[0]?.reasons[0]?.code).toBe("TASK_OTHER_DAY");
    expect(await hotelRefusalOf(act("start", tasks[0]!))).toMatchObject({ status: 409, codes: ["TASK_OTHER_DAY"] });
  });
});

describe("the work on a task", () => {
  it("is counted in minutes over pauses, and told to the room", async () => {
    const { advance } = openHotel();
    let task = await open();
    expect(await hotelRefusalOf(act("finish", task))).toMatchObject({
      status: 409,
      message: `La tarea de ${task.room} no puede terminar sin iniciar.`,
    });
    task = await act("start", task);
    expect(task).toMatchObject({ state: "inProgress", minutes: 0 });
    expect(await roomOf(task)).toMatchObject({ cleanliness: "cleaning" });
    advance(10 * 60_000);
    task = await act("pause", task);
    advance(60 * 60_000);
    task = await act("start", task);
    advance(7 * 60_000);
    task = await act("finish", task);
    expect(task).toMatchObject({ state: "done", minutes: 17, startedAt: "" });
    expect(await roomOf(task)).toMatchObject({ cleanliness: "clean" });
    task = await act("inspect", task);
    expect(await roomOf(task)).toMatchObject({ cleanliness: "inspected" });
  });

  it("counts from the instants that a phone without a connection has kept", async () => {
    const { advance } = openHotel();
    const task = await open();
    advance(3 * 3_600_000);
    const started = await act("start", task, { at: "2026-04-14T09:00:00.000Z" });
    const done = await act("finish", started, { at: "2026-04-14T09:25:00.000Z" });
    expect(done.minutes).toBe(25);
    const again = await act("fail", done, { reason: "Baño" });
    const late = await act("start", again, { at: "2030-01-01T00:00:00.000Z" });
    expect(late.startedAt).toBe("2026-04-14T11:00:00.000Z");
  });

  it("frees a room of its sign that was put off before it was cleaned, told together later", async () => {
    const { advance } = openHotel();
    const task = await open();
    advance(3 * 3_600_000);
    const off = await act("postpone", task, { at: `${today}T09:00:00.000Z` });
    await act("start", off, { at: `${today}T10:00:00.000Z` });
    expect((await roomOf(task)).flags).not.toContain("doNotDisturb");
  });

  it("does not put off the room of the next guest for a wish of the one before, told late", async () => {
    const { hotel } = openHotel();
    const task = await open();
    const { reservationId } = await roomOf(task);
    const stay = hotel.get(reservationId);
    expect(await hotelRefusalOf(act("postpone", task, { during: "RSV-000001" }))).toMatchObject({
      status: 409,
      message: `En la habitación ${task.room} ya no está el huésped que lo pidió.`,
    });
    expect((await roomOf(task)).flags).not.toContain("doNotDisturb");
    const postponed = await act("postpone", task, { during: stay.id });
    expect((await roomOf(task)).flags).toContain("doNotDisturb");
    await act("start", postponed, { during: "RSV-000001" });
    expect((await roomOf(task)).flags).toContain("doNotDisturb");
  });

  it("is never older than its day: a clock that is years behind counts from now", async () => {
    openHotel();
    const started = await act("start", await open(), { at: "2020-01-01T00:00:00.000Z" });
    expect(started.startedAt).toBe("2026-04-14T08:00:00.000Z");
    expect(await act("finish", started)).toMatchObject({ minutes: 0 });
  });

  it("that was done before the close is kept after it, and says nothing of the room of today", async () => {
    const { hotel, advance } = openHotel();
    const task = await act("start", await open(), { at: "2026-04-14T08:00:00.000Z" });
    hotel.open(tomorrow);
    advance(24 * 3_600_000);
    const { cleanliness } = await roomOf(task);
    const done = await act("finish", task, { at: "2026-04-14T08:30:00.000Z" });
    expect(done).toMatchObject({ state: "done", minutes: 30 });
    expect((await roomOf(task)).cleanliness).toBe(cleanliness);
    expect(await hotelRefusalOf(act("inspect", done))).toMatchObject({ status: 409, codes: ["TASK_OTHER_DAY"] });
    expect(await hotelRefusalOf(act("start", { ...task, id: `HK-${today}-999` }))).toMatchObject({ status: 404 });
  });

  it("leaves the room dirty where the guest declines what was begun", async () => {
    openHotel();
    const paused = await act("pause", await act("start", await open()));
    expect(await roomOf(paused)).toMatchObject({ cleanliness: "cleaning" });
    await act("decline", paused);
    expect(await roomOf(paused)).toMatchObject({ cleanliness: "dirty" });
  });

  it("goes back to its person with the fault that was found, and the room is dirty", async () => {
    openHotel();
    const { tasks } = await planOf();
    const task = tasks.find(({ state }) => state === "done")!;
    expect(await hotelRefusalOf(act("fail", task))).toMatchObject({
      status: 422,
      codes: ["INSPECTION_REASON_MISSING"],
    });
    const failed = await act("fail", task, { reason: "Falta una toalla" });
    expect(failed).toMatchObject({ state: "failed", note: "Falta una toalla", assigneeId: task.assigneeId });
    expect(await roomOf(task)).toMatchObject({ cleanliness: "dirty" });
  });

  it("is refused to another person than the one who has it", async () => {
    openHotel();
    const task = await open();
    const { people } = await planOf();
    const other = people.find(({ id }) => id !== task.assigneeId)!;
    const owner = people.find(({ id }) => id === task.assigneeId)!;
    for (const action of ["start", "postpone", "decline"] as const)
      expect(await hotelRefusalOf(act(action, task, { personId: other.id }))).toMatchObject({
        status: 409,
        message: `Ya asignada a ${owner.name}.`,
      });
    const { plan } = await give([task], "");
    const free = plan.tasks.find(({ id }) => id === task.id)!;
    expect(await act("start", free, { personId: other.id })).toMatchObject({ assigneeId: other.id });
  });

  it("becomes a departure with its minutes when the guest leaves", async () => {
    const { hotel, advance } = openHotel();
    const stay = [...hotel.all()].find(({ state, departure }) => state === "inHouse" && departure > tomorrow)!;
    const room = hotel.room(stay.nights.find(({ date }) => date === today)!.roomId!)!;
    const id = `HK-${today}-${room.id}`;
    const task = await api.getCleaningTask({ params: { id } });
    expect(task.kind).toBe("stay");
    const started = await act("start", task);
    advance(8 * 60_000);
    await act("pause", started);
    hotel.put({ ...stay, state: "checkedOut", departure: today, checkedOutOn: today, version: stay.version + 1 });
    const after = await api.getCleaningTask({ params: { id } });
    expect(after).toMatchObject({ kind: "departure", state: "paused", minutes: 8 });
  });
});

describe("a guest who does not want to be disturbed", () => {
  it("is asked again until 14:00, then the room counts as not serviced", async () => {
    const { advance } = openHotel();
    let task = await act("postpone", await open());
    expect(task).toMatchObject({ state: "open", isUndisturbed: true, askAgainAt: "14:00" });
    advance(4 * 3_600_000 + 60_000); // 14:01 in Madrid
    task = await act("postpone", task);
    expect(task).toMatchObject({ state: "notServiced", askAgainAt: "" });
    expect(await act("start", task)).toMatchObject({ state: "inProgress", isUndisturbed: false });
  });

  it("is asked no more in the night after its day", async () => {
    const { advance } = openHotel();
    const task = await open();
    advance(15 * 3_600_000); // 1:00 in Madrid, before the close
    expect(await act("postpone", task)).toMatchObject({ state: "notServiced" });
  });

  it("is looked after by the supervisor on the second day", async () => {
    const { hotel } = openHotel();
    const { tasks } = await planOf();
    const task = tasks.find(
      ({ kind, roomId }) =>
        kind === "stay" &&
        [...hotel.all()].some(
          ({ state, departure, nights }) =>
            state === "inHouse" &&
            departure > tomorrow &&
            nights.some((night) => night.date === today && night.roomId === roomId),
        ),
    )!;
    await act("postpone", task.state === "done" ? await act("fail", task, { reason: "x" }) : task);
    hotel.open(tomorrow);
    const plan = await planOf(tomorrow);
    expect(plan.tasks.find(({ roomId }) => roomId === task.roomId)).toMatchObject({ kind: "check" });
    const shared = shareOut(plan.tasks, plan.people).find(({ id }) => id === `HK-${tomorrow}-${task.roomId}`);
    expect(shared).toMatchObject({ assigneeId: "daniela", reason: { code: "supervisor" } });
  });
});

describe("two supervisors", () => {
  it("who move one card: the second reads who has it", async () => {
    openHotel();
    const task = await open();
    const [one, other] = (await planOf()).people.filter(({ id }) => id !== task.assigneeId);
    expect((await give([task], one!.id)).refused).toEqual([]);
    expect((await give([task], one!.id)).refused).toEqual([]);
    const { refused, plan } = await give([task], other!.id);
    expect(refused).toMatchObject([{ room: task.room, reasons: [{ message: `Ya asignada a ${one!.name}.` }] }]);
    expect(plan.tasks.find(({ id }) => id === task.id)).toMatchObject({ assigneeId: one!.id });
  });

  it("are not of an absent person either where they are due, or failed, only afterwards", async () => {
    const { db } = openHotel();
    const [first, second] = (await planOf()).tasks.filter(({ kind, state }) => kind === "stay" && state === "open");
    await give([first!, second!], "fatou");
    const shown = async (id: string) => (await planOf()).tasks.find((task) => task.id === id)!;
    const done = await act("finish", await act("start", await shown(first!.id)));
    const given = db.housekeeping.get(second!.id);
    await api.setAbsence({ params: { date: today, personId: "fatou" }, body: { isAbsent: true } });
    db.housekeeping.put(given); // as of a room that needed nothing then
    expect(await shown(second!.id)).toMatchObject({ assigneeId: "", state: "open" });
    expect(await shown(done.id)).toMatchObject({ assigneeId: "fatou", state: "done" });
    await act("fail", done, { reason: "Baño" });
    expect(await shown(done.id)).toMatchObject({ assigneeId: "", state: "failed" });
  });

  it("cannot give away what is begun, nor give anything to who is absent", async () => {
    openHotel();
    const task = await act("start", await open());
    const { people } = await planOf();
    const person = people.find(({ id }) => id !== task.assigneeId)!;
    expect((await give([task], person.id)).refused[0]?.reasons[0]?.code).toBe("TASK_BEGUN");
    const setAbsence = (isAbsent: boolean) =>
      api.setAbsence({ params: { date: today, personId: person.id }, body: { isAbsent } });
    const plan = await setAbsence(true);
    expect(plan.tasks.every(({ assigneeId, state }) => assigneeId !== person.id || state !== "open")).toBe(true);
    expect(plan.people.find(({ id }) => id === person.id)).toMatchObject({ isAbsent: true });
    const free = plan.tasks.find(({ assigneeId }) => assigneeId === "")!;
    expect((await give([free], person.id)).refused[0]?.reasons[0]?.message).toBe(`${person.name} no trabaja ese día.`);
    expect((await setAbsence(false)).people.every(({ isAbsent }) => !isAbsent)).toBe(true);
  });
});

describe("a person who goes home in the middle of a room", () => {
  it.each(["paused", "inProgress"] as const)("gives it back with its minutes: %s", async (state) => {
    const { advance } = openHotel();
    const begun = await act("start", await open());
    advance(10 * 60_000);
    const task = state === "paused" ? await act("pause", begun) : begun;
    const plan = await api.setAbsence({
      params: { date: today, personId: task.assigneeId },
      body: { isAbsent: true },
    });
    const left = plan.tasks.find(({ id }) => id === task.id)!;
    expect(left).toMatchObject({ state: "paused", minutes: 10, assigneeId: "" });
    const other = plan.people.find(({ isAbsent }) => !isAbsent);
    const proposed = shareOut(plan.tasks, plan.people).find(({ id }) => id === task.id)!;
    expect(proposed.reason.code).not.toBe("begun");
    expect((await give([left], other!.id)).refused).toEqual([]);
    const taken = await api.getCleaningTask({ params: { id: task.id } });
    expect(await act("start", taken, { personId: other!.id })).toMatchObject({ minutes: 10, state: "inProgress" });
  });
});

it("takes the task of a VIP away with their cancelled stay", async () => {
  const { hotel } = openHotel();
  const { rooms } = await api.listRoomStatuses();
  const { tasks } = await planOf();
  const empty = rooms.find(
    ({ id, occupancy }) => occupancy === "vacant" && !tasks.some(({ roomId }) => roomId === id),
  )!;
  const stay = [...hotel.all()].find(
    ({ state, arrival, nights }) => state === "confirmed" && arrival > tomorrow && nights.length > 0,
  )!;
  hotel.putGuest({ ...hotel.guests.get(stay.guestId), isVip: true });
  hotel.put({
    ...stay,
    arrival: today,
    departure: tomorrow,
    nights: [{ ...stay.nights[0]!, date: today, roomId: empty.id }],
  });
  const taskOf = async () => (await planOf()).tasks.find(({ roomId }) => roomId === empty.id);
  expect(await taskOf()).toMatchObject({ kind: "vip", isVip: true, credits: 1 });
  hotel.put({ ...hotel.get(stay.id), state: "cancelled" });
  expect(await taskOf()).toBeUndefined();
});

describe("the report of housekeeping", () => {
  const reportOf = (from: string, to: string) => api.getHousekeepingReport({ query: { from, to } });

  it("counts what each person has finished, and what passed its first inspection", async () => {
    const { advance } = openHotel();
    expect((await reportOf(today, today)).people.reduce((sum, { rooms }) => sum + rooms, 0)).toBe(2);
    const task = await open();
    const { people } = await planOf();
    const { name } = people.find(({ id }) => id === task.assigneeId)!;
    const workOf = async () => (await reportOf(today, today)).people.find((one) => one.name === name);
    const before = (await workOf()) ?? { rooms: 0, minutes: 0, credits: 0, inspectedAtOnce: 0 };
    const started = await act("start", task);
    advance(21 * 60_000);
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
