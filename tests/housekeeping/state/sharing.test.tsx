import { expect, it } from "vitest";

import { cleaningContract, type CleaningPlan, type CleaningTask } from "@/contract/rooms/cleaningTasks";
import { cleaningTask } from "@/features/housekeeping/cleaningTask";
import { housekeepingFeature } from "@/features/housekeeping/housekeepingFeature";
import { absences, cleaningPlan, sharings, sharingUndo } from "@/features/housekeeping/sharing";

import { openArea, until } from "../../support/openArea";

const size = { reservations: 120 };

async function openPlan() {
  const area = await openArea(housekeepingFeature, { size });
  area.dispatch(cleaningPlan.requested(""));
  await until(() => expect(area.see(cleaningPlan.selectStatus)).toBe("loaded"));
  const plan = (): CleaningPlan => area.see(cleaningPlan.selectData)!;
  const task = (id: string) => plan().tasks.find((one) => one.id === id)!;
  const settled = () => until(() => expect(area.see(sharings.selectPending)).toEqual([]));
  return { ...area, plan, task, settled };
}

const openIn = ({ tasks }: CleaningPlan) => tasks.filter(({ state }) => state === "open");

const move = (date: string, { id, room, version, assigneeId, reason }: CleaningTask, to: string) =>
  sharings.written({
    date,
    tasks: [{ id, version, assigneeId: to, ...(to && { reason: { code: "byHand" } }) }],
    former: [{ id, version, assigneeId, reason }],
    room,
    isUndo: false,
  });

/** Another person than the one who has the task. */
const otherThan = ({ assigneeId }: CleaningTask, { people }: CleaningPlan, place = 0) =>
  people.filter(({ id }) => id !== assigneeId)[place]!;

it("shows a moved card in its column at once, and puts it back with its reason", async () => {
  const { dispatch, see, plan, task, settled } = await openPlan();
  const [first] = openIn(plan());
  const to = otherThan(first!, plan());
  dispatch(move(plan().date, first!, to.id));
  expect(task(first!.id)).toMatchObject({ assigneeId: to.id, version: first!.version });
  await settled();
  expect(task(first!.id)).toMatchObject({ assigneeId: to.id, reason: { code: "byHand" } });
  const { inverses } = await until(() => see(sharingUndo.selectors.selectOffer)!);
  for (const inverse of inverses) dispatch(inverse);
  await settled();
  expect(task(first!.id)).toMatchObject({ assigneeId: first!.assigneeId, reason: first!.reason });
});

it("goes upon an own earlier move of the same card", async () => {
  const { dispatch, network, notices, plan, task, settled } = await openPlan();
  const [first] = openIn(plan());
  const letGo = network.hold(cleaningContract.shareOut);
  dispatch(move(plan().date, first!, otherThan(first!, plan()).id));
  const last = otherThan(first!, plan(), 1);
  dispatch(move(plan().date, first!, last.id));
  letGo();
  await settled();
  expect(task(first!.id).assigneeId).toBe(last.id);
  expect(notices()).toEqual([]);
});

it("shows work and an absence at once, and leaves it to the server what becomes of them", async () => {
  const { dispatch, network, plan, task, see } = await openPlan();
  const [first] = openIn(plan());
  const { id, version } = first!;
  network.fail(cleaningContract.actOnTask, 500);
  dispatch(cleaningTask.writes.written({ kind: "act", id, action: "start", request: { version } }));
  expect(task(id).state).toBe("inProgress");
  await until(() => expect(task(id).state).toBe("open"));
  const person = plan().people.find((one) => openIn(plan()).some(({ assigneeId }) => assigneeId === one.id))!;
  dispatch(absences.written({ date: plan().date, personId: person.id, name: person.name, isAbsent: true }));
  expect(plan().people.find((one) => one.id === person.id)?.isAbsent).toBe(true);
  await until(() => expect(see(absences.selectPending)).toEqual([]));
  expect(openIn(plan()).some(({ assigneeId }) => assigneeId === person.id)).toBe(false);
});
