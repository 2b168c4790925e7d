import { screen } from "@testing-library/react";
import { expect, it } from "vitest";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { loseAnswerOf } from "../support/loseAnswerOf";
import { openApp } from "../support/openApp";
import { desk } from "../faults/matrix/desk";

function openForm() {
  alreadySignedIn();
  return openApp(desk.form, { now: () => new Date("2026-03-27T10:00:00Z") });
}

it("makes no second reservation when only the answer to the first was lost", async () => {
  const app = openForm();
  await desk.writeBooking(app);
  loseAnswerOf("post", /\/pms\/reservations$/);
  await desk.click(app, "Crear reserva");
  expect(await screen.findByRole("heading", { name: "Editar reserva" })).toBeInTheDocument();
  expect(await desk.booked()).toBe(1);
});

it("recognises its own save after a lost reply, and shows no conflict", async () => {
  const app = openForm();
  await desk.openBooking(app);
  await desk.writeNote(app, "Llega tarde");
  loseAnswerOf("put", /\/pms\/reservations\/RSV-\d+$/);
  await desk.click(app, "Guardar cambios");
  expect(await screen.findByText(/^Reserva RSV-\d+ guardada$/)).toBeInTheDocument();
  expect(screen.queryByRole("heading", { name: "Otra persona modificó esta reserva" })).not.toBeInTheDocument();
  expect(await desk.field("Nota interna")).toHaveValue("Llega tarde");
});
