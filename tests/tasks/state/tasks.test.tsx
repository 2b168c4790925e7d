import { expect, it } from "vitest";

import { headerContract } from "@/contract/header";
import { tasksFeature } from "@/features/tasks/tasksFeature";
import { tasks, ticks } from "@/features/tasks/tasksState";

import { openArea, until } from "../../support/openArea";

const { listTasks, updateTask } = headerContract;

async function openTasks() {
  const area = await openArea(tasksFeature);
  area.dispatch(tasks.requested());
  await until(() => expect(area.see(tasks.selectData)).toEqual(area.db.tasks.all()));
  const done = () => area.see(tasks.selectData)!.flatMap(({ id, isDone }) => (isDone ? [id] : []));
  return { ...area, done };
}

it("takes a tick away again when it is refused, and leaves the others", async () => {
  const { dispatch, done, network, notices } = await openTasks();
  const before = done();
  network.fail(updateTask, { status: 400, message: "No puede ser." });
  dispatch(ticks.written({ id: "3", isDone: true }));
  expect(done()).toEqual([...before, "3"].toSorted());
  await until(() => expect(notices()).toEqual(["No puede ser."]));
  expect(done()).toEqual(before);
  await network.idle();
  expect(network.callsOf(listTasks)).toBe(1); // there is no doubt about it
});

it("shows a tick as the server has it when the server refuses it and has carried it out", async () => {
  const { dispatch, done, network, db, notices } = await openTasks();
  db.tasks.update("3", { isDone: true });
  network.fail(updateTask, 500);
  dispatch(ticks.written({ id: "3", isDone: true }));
  await until(() => expect(notices()).toHaveLength(1));
  await until(() => expect(done()).toContain("3"));
});
