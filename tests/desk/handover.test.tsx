import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { openApp } from "../support/openApp";

const now = () => new Date("2026-03-27T10:00:00.000Z");

async function openHandover() {
  alreadySignedIn();
  const app = openApp("/app/booking/checkinout?tab=handover", { now });
  const list = within(await screen.findByRole("list", { name: "Relevo de turno" }));
  return { ...app, list, field: screen.getByLabelText("Nota para el siguiente turno") };
}

it("takes a note for the next shift, asks for its words, and says once who has read another", async () => {
  const { user, list, field } = await openHandover();
  await user.click(screen.getByRole("button", { name: "Añadir nota" }));
  expect(field).toHaveAccessibleDescription("Escriba la nota.");
  await user.type(field, "La 204 pide silencio.");
  await user.click(screen.getByRole("button", { name: "Añadir nota" }));
  expect(list.getAllByRole("listitem")[0]).toHaveTextContent("La 204 pide silencio.");
  expect(field).toHaveValue("");
  await waitFor(() => expect(list.getAllByRole("listitem")[0]).toHaveTextContent(/Marina Solé · 27 mar 2026, 11:00/));
  const unread = list.getAllByRole("listitem").find((item) => within(item).queryByRole("button"))!;
  await user.click(within(unread).getByRole("button", { name: "Marcar como visto" }));
  expect(unread).toHaveTextContent("Visto por Marina Solé");
  expect(within(unread).queryByRole("button")).toBeNull();
});

it("goes back by days, and forward until today", async () => {
  const { user } = await openHandover();
  expect(screen.queryByRole("button", { name: "Día siguiente" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Día anterior" }));
  expect(await screen.findByText(/el autobús llega a las 11/)).toBeInTheDocument();
  expect(screen.queryByLabelText("Nota para el siguiente turno")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Día anterior" }));
  expect(await screen.findByText("No hay notas de este día.")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Día siguiente" }));
  expect(await screen.findByText(/el autobús llega a las 11/)).toBeInTheDocument();
});
