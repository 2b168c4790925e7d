import { describe, expect, it } from "vitest";

import { headerContract } from "@/contract/header";
import { tasksFeature } from "@/features/tasks/tasksFeature";
import {
  selectTasks,
  selectTasksProblem,
  selectTasksStatus,
  tasksLoaded,
  tasksRequested,
  taskTold,
} from "@/features/tasks/tasksSlice";
import { taskTicked } from "@/features/tasks/ticks";

import { openArea, until, wordsOf } from "../../support/openArea";

const { listTasks, updateTask } = headerContract;

async function openTasks() {
  const area = await openArea(tasksFeature);
  const { dispatch, see } = area;
  const done = () => see(selectTasks).flatMap(({ id, isDone }) => (isDone ? [id] : []));
  const load = async () => {
    dispatch(tasksRequested());
    await until(() => expect(see(selectTasksStatus)).not.toBe("loading"));
  };
  return { ...area, done, load };
}

describe("the list of tasks", () => {
  it("is on its way, and then there", async () => {
    const { see, load, db } = await openTasks();
    expect([see(selectTasksStatus), see(selectTasks)]).toEqual(["loading", []]);
    await load();
    expect(see(selectTasksStatus)).toBe("loaded");
    expect(see(selectTasks)).toEqual(db.tasks.all());
    expect(see(selectTasks).length).toBeGreaterThan(2);
  });

  it("says why it is not, and comes when it is asked for again", async () => {
    const { see, load, network } = await openTasks();
    network.fail(listTasks, { status: 400, message: "Ahora no." });
    await load();
    expect([see(selectTasksStatus), wordsOf(see(selectTasksProblem))]).toEqual(["failed", "Ahora no."]);
    await load();
    expect(see(selectTasksStatus)).toBe("loaded");
  });

  it("does not wait for what was asked before it", async () => {
    const { dispatch, see, network, load } = await openTasks();
    network.slow(listTasks);
    network.fail(listTasks, { status: 400, message: "Ahora no." });
    dispatch(tasksRequested());
    await until(() => expect(network.callsOf(listTasks)).toBe(1));
    await load();
    await network.idle();
    expect([see(selectTasksStatus), wordsOf(see(selectTasksProblem))]).toEqual(["loaded", undefined]);
  });

  it("keeps what was told while it was on its way, and forgets it with the next list", async () => {
    const { dispatch, see, load, db } = await openTasks();
    await load();
    const [first] = db.tasks.all();
    dispatch(tasksRequested());
    expect(see(selectTasksStatus)).toBe("loading");
    dispatch(taskTold({ ...first!, title: "told" }));
    dispatch(tasksLoaded(db.tasks.all()));
    expect(see(selectTasks)[0]!.title).toBe("told");
    await load();
    expect(see(selectTasks)[0]).toEqual(first);
  });
});

describe("a tick", () => {
  it("is seen at once, and saved", async () => {
    const { dispatch, done, load, network, db } = await openTasks();
    await load();
    const before = done();
    dispatch(taskTicked({ id: "3", isDone: true }));
    expect(done()).toEqual([...before, "3"].toSorted());
    await network.idle();
    expect(db.tasks.get("3").isDone).toBe(true);
    expect(done()).toContain("3");
  });

  it("is taken away again when it is refused, and the reason said", async () => {
    const { dispatch, done, load, network, notices } = await openTasks();
    await load();
    network.fail(updateTask, { status: 400, message: "No puede ser." });
    dispatch(taskTicked({ id: "3", isDone: true }));
    await until(() => expect(notices()).toEqual(["No puede ser."]));
    expect(done()).not.toContain("3");
    await network.idle();
    expect(network.callsOf(listTasks)).toBe(1); // there is no doubt about it
  });

  it("that was carried out and refused all the same stands as the server has it", async () => {
    const { dispatch, done, load, network, db, notices } = await openTasks();
    await load();
    db.tasks.update("3", { isDone: true });
    network.fail(updateTask, 500);
    dispatch(taskTicked({ id: "3", isDone: true }));
    await until(() => expect(notices()).toHaveLength(1));
    await until(() => expect(done()).toContain("3"));
    await network.idle();
    expect(network.callsOf(listTasks)).toBe(2);
  });
});
