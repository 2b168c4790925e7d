import { act, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";

import { headerContract } from "@/contract/header";
import { taskTicked } from "@/features/tasks/ticks";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { failing, openApp } from "../support/openApp";

const { updateTask } = headerContract;
const lift = () => screen.findByRole("checkbox", { name: /ascensor/ });

it("makes a tick again whose answer was lost, and the server does it once", async () => {
  alreadySignedIn();
  const { user, db } = openApp("/app/tasks", failing(updateTask, "answer lost", 1));
  await user.click(await lift());
  await waitFor(() => expect(Object.keys(localStorage).filter((key) => key.startsWith("outbox:"))).toEqual([]));
  expect(db.tasks.get("3").isDone).toBe(true);
  expect(await lift()).toBeChecked();
  expect(screen.queryByText("Network Error")).not.toBeInTheDocument();
});

it("leaves a task as the person left it, although the first of two calls is the slower", async () => {
  alreadySignedIn();
  let calls = 0;
  let answers = 0;
  const { user, db } = openApp("/app/tasks", {
    delayOf: (endpoint) => (endpoint === updateTask && (calls += 1) === 1 ? 200 : 0),
    answerDelayOf: (endpoint) => (endpoint === updateTask && (answers += 1) ? 0 : 0),
  });
  await user.click(await lift());
  await user.click(await lift());
  expect(await lift()).not.toBeChecked();
  await waitFor(() => expect(answers).toBe(2));
  expect(db.tasks.get("3").isDone).toBe(false);
  expect(await lift()).not.toBeChecked();
});

it("takes back the tick that was refused, and not the one after it", async () => {
  alreadySignedIn();
  const { store, db } = openApp("/app/tasks", failing(updateTask, { status: 400, message: "No puede ser." }, 1));
  const box = await lift();
  act(() => [true, false, true].forEach((isDone) => store.dispatch(taskTicked({ id: "3", isDone })))); // faster than any answer
  expect(await screen.findByText("No puede ser.")).toBeInTheDocument();
  await waitFor(() => expect(db.tasks.get("3").isDone).toBe(true));
  expect(box).toBeChecked();
});
