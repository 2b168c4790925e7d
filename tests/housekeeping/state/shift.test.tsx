import { expect, it } from "vitest";

import { cleaningContract } from "@/contract/rooms/cleaningTasks";
import { shiftContract } from "@/contract/rooms/shift";
import { housekeepingFeature } from "@/features/housekeeping/housekeepingFeature";
import { toldShift } from "@/features/housekeeping/shift/shiftState";
import { shift, shiftWrites, type TaskStep } from "@/features/housekeeping/shift/shiftWrites";
import { browserWentOffline, browserWentOnline } from "@/shared/connection/connectionSlice";
import { selectNotices } from "@/shared/notices/noticesSlice";
import { signedOut } from "@/shared/session/sessionSlice";

import { openArea, until } from "../../support/openArea";

const { actOnTask } = cleaningContract;
const { getShift, postMinibar } = shiftContract;

/** The shift of a person who has two rooms to begin. */
async function openShift() {
  const area = await openArea(housekeepingFeature, { size: { reservations: 250 } });
  area.dispatch(toldShift.requested());
  await until(() => expect(area.see(shift.selectData)).toBeDefined());
  const seen = () => area.see(shift.selectData)!;
  const task = (id: string) => seen().plan.tasks.find((one) => one.id === id)!;
  const isOpen = (person: string) =>
    seen().plan.tasks.filter((one) => one.assigneeId === person && one.state === "open");
  const person = seen().plan.people.find(({ id }) => isOpen(id).length > 1)!;
  const [first, second] = isOpen(person.id);
  const act = ({ id, room, roomId } = first!, ...actions: TaskStep[]) =>
    actions.forEach((action) =>
      area.dispatch(
        shiftWrites.written({
          kind: "task",
          room,
          roomId,
          content: { id, action, personId: task(id).assigneeId, at: area.clock.now().toISOString() },
        }),
      ),
    );
  const count = (reservationId: string, { room, roomId } = first!) =>
    area.dispatch(
      shiftWrites.written({
        kind: "minibar",
        room,
        roomId,
        content: {
          clientId: "count",
          roomId,
          reservationId,
          items: [{ productId: "minibarWater", quantity: 1 }],
          countedBy: person.name,
        },
      }),
    );
  const stored = (id: string) => area.db.housekeeping.find(id);
  return { ...area, task, person, first: first!, second: second!, act, count, stored };
}

it("shows and delivers a shift without a connection, in its order and once", async () => {
  const { dispatch, act, task, first, second, count, db, network, stored, see } = await openShift();
  const stay = [...db.hotel.all()].find(({ state }) => state === "inHouse")!;
  dispatch(browserWentOffline());
  act(first, "start");
  count(stay.id);
  act(first, "pause", "start", "finish");
  act(second, "start");
  expect(task(first.id)).toMatchObject({ state: "done", startedAt: "" });
  expect(task(second.id).state).toBe("inProgress");
  await network.idle();
  expect(network.callsOf(actOnTask)).toBe(0);

  dispatch(browserWentOnline());
  await until(() => expect(see(shiftWrites.selectPending)).toEqual([]));
  expect(stored(first.id)?.state).toBe("done");
  expect(stored(second.id)?.state).toBe("inProgress");
  expect(db.hotel.get(stay.id).charges.length).toBe(stay.charges.length + 1);
  expect([network.callsOf(actOnTask), network.callsOf(postMinibar)]).toEqual([5, 1]);
});

it("goes on upon a task that another desk has changed", async () => {
  const { act, first, db, see, stored, notices } = await openShift();
  db.housekeeping.put({ ...stored(first.id)!, version: first.version + 4 });
  act(first, "start", "finish");
  await until(() => expect(see(shiftWrites.selectPending)).toEqual([]));
  expect(stored(first.id)?.state).toBe("done");
  expect(notices()).toEqual([]);
});

it("tells once that a task is another person's by now, and goes on with the next room", async () => {
  const { act, dispatch, first, second, db, person, see, store, stored, task } = await openShift();
  dispatch(browserWentOffline());
  act(first, "start", "finish");
  act(second, "start");
  const other = db.housekeeping.peopleOn(first.date).find(({ id }) => id !== person.id)!;
  db.housekeeping.put({ ...stored(first.id)!, version: first.version + 1, assigneeId: other.id });
  dispatch(browserWentOnline());
  await until(() => expect(see(shiftWrites.selectPending)).toEqual([]));
  const notices = selectNotices(store.getState());
  expect(notices).toMatchObject([{ sentence: { id: "shift.refused.task", values: { room: first.room } } }]);
  expect(JSON.stringify(notices[0]?.detail)).toContain(other.name);
  expect(stored(first.id)?.state).toBe("open");
  expect(task(second.id).state).toBe("inProgress");
});

it("delivers the cleaning of a room whose postponing is refused as its guest has left", async () => {
  const { act, dispatch, db, see, store, stored, task } = await openShift();
  const { id } = see(shift.selectData)!.plan.tasks.find(({ kind, state }) => kind === "stay" && state === "open")!;
  dispatch(browserWentOffline());
  act(task(id), "postpone", "start", "finish");
  const { reservation } = db.rooms.stayIn(task(id).roomId)!;
  const { hotel } = db;
  const today = hotel.property.businessDate;
  hotel.put({ ...hotel.get(reservation.id), state: "checkedOut", departure: today, checkedOutOn: today });
  dispatch(browserWentOnline());
  await until(() => expect(see(shiftWrites.selectPending)).toEqual([]));
  expect(selectNotices(store.getState())).toHaveLength(1);
  expect(stored(id)?.state).toBe("done");
});

it("says that a minibar went to the desk as a note", async () => {
  const { count, db, notices } = await openShift();
  count([...db.hotel.all()].find(({ state }) => state === "checkedOut")!.id);
  await until(() => expect(notices()).toEqual(["shift.minibarNoted"]));
});

it("opens without a connection with the rooms that the device knew last, until the sign-out", async () => {
  const before = await openShift();
  before.store.stop();
  const after = await openArea(housekeepingFeature, { size: { reservations: 250 } });
  after.network.fail(getShift, "connection lost", "connection lost");
  after.dispatch(toldShift.requested());
  await until(() =>
    expect(after.see(shift.selectData)?.plan.tasks).toHaveLength(before.see(shift.selectData)!.plan.tasks.length),
  );
  after.dispatch(signedOut());
  const later = await openArea(housekeepingFeature, { size: { reservations: 250 } });
  later.network.fail(getShift, "connection lost");
  later.dispatch(toldShift.requested());
  await until(() => expect(later.see(shift.selectStatus)).toBe("failed"));
});
