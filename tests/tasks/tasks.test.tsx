import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { openApp } from "../support/openApp";

it("ticks a task at once, and on the server", async () => {
  alreadySignedIn();
  const { user, db } = openApp("/app/tasks");
  await user.click(await screen.findByRole("checkbox", { name: /ascensor/ }));
  expect(screen.getByText("2 tareas pendientes")).toBeInTheDocument();
  await waitFor(() => expect(db.tasks.get("3").isDone).toBe(true));
});
