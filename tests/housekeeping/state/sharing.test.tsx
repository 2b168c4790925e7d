import { expect, it } from "vitest";

import { cleaningContract, type CleaningPlan, type CleaningTask } from "@/contract/rooms/cleaningTasks";
import { changesIn, shareOut } from "@/domain/housekeeping/shareOut";
import { cleaningTask } from "@/features/housekeeping/cleaningTask";
import { housekeepingFeature } from "@/features/housekeeping/housekeepingFeature";
import { absences, cleaningPlan, sharings, sharingUndo } from "@/features/housekeeping/sharing";
import { selectNotices } from "@/shared/notices/noticesSlice";

import { loseAnswerOf } from "../../support/loseAnswerOf";
import { openArea, until } from "../../support/openArea";
import { openStore } from "../../support/openStore";

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

it("carries a proposal out once when its answer is lost", async () => {
  const { dispatch, network, plan, settled, db } = await openPlan();
  const { date, people } = plan();
  for (const one of openIn(plan()).slice(0, 5)) dispatch(move(date, one, ""));
  await settled();
  const tasks = changesIn(plan().tasks, shareOut(plan().tasks, people)).map((one) => ({
    ...one,
    version: plan().tasks.find(({ id }) => id === one.id)!.version,
  }));
  expect(tasks.length).toBeGreaterThan(0);
  loseAnswerOf("post", /share-out$/);
  dispatch(sharings.written({ date, tasks, former: [], room: "", isUndo: false }));
  await settled();
  await network.idle();
  for (const { id, version, assigneeId } of tasks)
    expect(db.housekeeping.find(id)).toMatchObject({ assigneeId, version: version + 1 });
  expect(changesIn(plan().tasks, shareOut(plan().tasks, people))).toEqual([]);
});

it("tells the second of two supervisors who has the card", async () => {
  const { dispatch, see, notices, plan, task, settled } = await openPlan();
  const [first] = openIn(plan());
  const [theirs, ours] = [otherThan(first!, plan()), otherThan(first!, plan(), 1)];
  const other = openStore();
  await other.install(housekeepingFeature);
  other.dispatch(move(plan().date, first!, theirs.id));
  await until(() => expect(sharings.selectPending(other.getState() as never)).toEqual([]));
  other.stop();
  dispatch(move(plan().date, first!, ours.id));
  await settled();
  expect(task(first!.id).assigneeId).toBe(theirs.id);
  expect(notices()).toContain("housekeeping.notMoved");
  // the card says it, too
  expect(see(selectNotices)).toMatchObject([{ path: cleaningTask.pathOf(first!.id) }]);
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

it("takes the tasks of an absent person back, also when the answer is lost", async () => {
  const { dispatch, network, plan, see } = await openPlan();
  const person = plan().people.find(({ id }) => openIn(plan()).some(({ assigneeId }) => assigneeId === id))!;
  network.fail(cleaningContract.setAbsence, "answer lost");
  dispatch(absences.written({ date: plan().date, personId: person.id, name: person.name, isAbsent: true }));
  expect(plan().people.find(({ id }) => id === person.id)?.isAbsent).toBe(true);
  await until(() => expect(see(absences.selectPending)).toEqual([]));
  expect(openIn(plan()).some(({ assigneeId }) => assigneeId === person.id)).toBe(false);
});

it("shows work at once, and leaves it to the server what becomes of it", async () => {
  const { dispatch, network, plan, task } = await openPlan();
  const [first] = openIn(plan());
  const { id, version } = first!;
  network.fail(cleaningContract.actOnTask, 500);
  dispatch(cleaningTask.writes.written({ kind: "act", id, action: "start", request: { version } }));
  expect(task(id).state).toBe("inProgress");
  await until(() => expect(task(id).state).toBe("open"));
});
