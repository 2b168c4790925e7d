import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";

import { headerContract } from "@/contract/header";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { failing, openApp } from "../support/openApp";

it("ticks a task at once, and the server knows", async () => {
  alreadySignedIn();
  const { user, db } = openApp("/app/tasks");
  await user.click(await screen.findByRole("checkbox", { name: /ascensor/ }));
  expect(screen.getByText("2 tareas pendientes")).toBeInTheDocument();
  await waitFor(() => expect(db.tasks.get("3").isDone).toBe(true));
});

it("takes a tick back when the server refuses it, and says why", async () => {
  alreadySignedIn();
  const { user } = openApp("/app/tasks", failing(headerContract.updateTask, 500));
  const box = await screen.findByRole("checkbox", { name: /ascensor/ });
  await user.click(box);
  expect(await screen.findByText("Internal Server Error")).toBeInTheDocument();
  expect(box).not.toBeChecked();
});

it("says that the tasks could not be loaded, and tries again", async () => {
  alreadySignedIn();
  const { user } = openApp("/app/tasks", failing(headerContract.listTasks, "connection lost", 1));
  expect(await screen.findByText("No se han podido cargar sus tareas.")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Reintentar" }));
  expect(await screen.findByText("3 tareas pendientes")).toBeInTheDocument();
});
