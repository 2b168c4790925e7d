import { screen, waitFor, within } from "@testing-library/react";
import { beforeAll, expect, it } from "vitest";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { openApp } from "../support/openApp";

beforeAll(async () => {
  await import("react-data-table-component");
  for (const style of document.head.querySelectorAll("style")) style.remove();
});

it("finds a lost thing, shows the reservation of its owner, and gives it back with a word", async () => {
  alreadySignedIn();
  const { user, db } = openApp("/app/rooms/lost-things", { now: () => new Date("2026-11-26T09:00:00.000Z") });
  await user.click(await screen.findByRole("link", { name: "Cinturón" }));
  const drawer = within(await screen.findByRole("dialog", { name: "Cinturón" }));
  const number = await drawer.findByText(/^RSV-\d+$/);
  expect(number.closest("bdi.keeps-line")).toHaveTextContent(/^RSV-\d+$/); // whole, beside a name in Arabic
  await user.click(await drawer.findByRole("button", { name: "Devolver" }));
  const dialog = within(screen.getByRole("dialog", { name: "Devolver · Cinturón" }));
  await user.clear(dialog.getByLabelText("A quién"));
  await user.click(dialog.getByRole("button", { name: "Devolver" }));
  expect(await dialog.findByText("Falta este dato.")).toBeInTheDocument();
  await user.type(dialog.getByLabelText("A quién"), "En mano, a su hijo");
  await user.click(dialog.getByRole("button", { name: "Devolver" }));
  await waitFor(() => expect(db.shift.lostThings.get("OP-000011").state).toBe("returned"));
  expect(await drawer.findByText("En mano, a su hijo")).toBeInTheDocument();
  const next = drawer.getByRole("button", { name: "Volver a guardar" });
  await waitFor(() => expect(next.parentElement).toHaveFocus()); // in the row of the button that has gone
});
