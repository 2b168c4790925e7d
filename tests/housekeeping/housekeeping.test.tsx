import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";

import { sharings } from "@/features/housekeeping/sharing";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { openApp } from "../support/openApp";

const path = "/app/rooms/housekeeping";
const now = () => new Date("2026-04-14T08:00:00.000Z");

async function openPlan(size = { reservations: 120 }) {
  alreadySignedIn();
  const app = openApp(path, { now }, size);
  const board = await screen.findByRole("region", { name: "Plan de limpieza" });
  const column = (name: RegExp) => within(within(board).getByRole("region", { name }));
  return { ...app, board, column };
}

const roomsIn = (column: ReturnType<typeof within>) =>
  column.queryAllByRole("link").map((link: HTMLElement) => link.textContent);

it("moves a card by its menu, shares out with a preview, and undoes it", async () => {
  const { user, store, column } = await openPlan();
  const fatou = () => column(/^Fatou Diop/);
  const [room] = roomsIn(fatou());
  await user.click(fatou().getByRole("button", { name: `Mover ${room}` }));
  await user.click(await screen.findByRole("menuitem", { name: "Sin asignar" }));
  await waitFor(() => expect(roomsIn(column(/^Sin asignar/))).toContain(room));
  await screen.findByText(`Se ha movido la ${room}.`);

  await user.click(screen.getByRole("button", { name: "Repartir" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Repartir" }));
  expect(dialog.getByRole("row", { name: RegExp(`^${room} Sin asignar`) })).toBeInTheDocument();
  await user.click(dialog.getByRole("button", { name: /^Aplicar/ }));
  await waitFor(() => expect(roomsIn(column(/^Sin asignar/))).not.toContain(room));
  await waitFor(() => expect(sharings.selectPending(store.getState() as never)).toEqual([]));
  await screen.findByText(`Se ha movido la ${room}.`);
  await user.keyboard("{Control>}z{/Control}");
  await waitFor(() => expect(roomsIn(column(/^Sin asignar/))).toContain(room));
});

it("passes a room in the queue of inspections, and sends another back with the fault", async () => {
  const { user, board } = await openPlan();
  const queue = within(await screen.findByRole("region", { name: "Por inspeccionar: 2" }));
  await user.click(queue.getAllByRole("button", { name: /^Inspeccionar/ })[0]!);
  await within(board).findByText(/^Inspeccionada/);
  // the room has left the queue, and taken the pressed button along
  expect(queue.getByRole("button", { name: /^Inspeccionar/ })).toHaveFocus();
  expect(screen.getByText(/^\d{3}: Inspeccionada/)).toHaveAttribute("role", "status");
  const fault = await screen.findByRole("button", { name: /^No conforme: / });
  const room = fault.getAttribute("aria-label")!.replace("No conforme: ", "");
  await user.click(fault);
  const dialog = within(await screen.findByRole("dialog", { name: "No conforme" }));
  await user.type(dialog.getByRole("textbox"), "Falta una toalla");
  await user.click(dialog.getByRole("button", { name: "No conforme" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(screen.queryByRole("region", { name: /^Por inspeccionar/ })).not.toBeInTheDocument();
  expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
  await user.click(within(board).getByRole("link", { name: room }));
  const drawer = within(await screen.findByRole("dialog", { name: `Limpieza de la ${room}` }));
  expect(await drawer.findByText("Falta una toalla")).toBeInTheDocument();
});

it("says how many credits are missing once somebody is absent", async () => {
  const { user, column } = await openPlan();
  await user.click(screen.getByRole("button", { name: "Personal" }));
  await user.click(await screen.findByRole("switch", { name: "Fatou Diop: ausente" }));
  await waitFor(() => expect(column(/^Fatou Diop, ausente/)).toBeDefined());
  await waitFor(() => expect(roomsIn(column(/^Sin asignar/)).length).toBeGreaterThan(0));
  for (const name of ["Mihaela Ionescu", "Amparo Soler", "Teresa Lozano", "Nadia Haddad", "Daniela Quispe"])
    await user.click(screen.getByRole("switch", { name: `${name}: ausente` }));
  expect(await screen.findByText(/^Faltan \d+ créditos de personal\.$/)).toBeInTheDocument();
});

it("says that all is shared out, and shows tomorrow in a preview where nothing can be moved", async () => {
  const { user } = await openPlan();
  await user.click(screen.getByRole("button", { name: "Repartir" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Repartir" }));
  expect(dialog.getByText("El reparto ya está hecho: no hay nada que cambiar.")).toBeInTheDocument();
  expect(dialog.getAllByRole("button").map((button) => button.getAttribute("aria-label"))).toEqual(["Cerrar"]);
  await user.keyboard("{Escape}");
  await user.click(screen.getByRole("button", { name: "Mañana" }));
  await screen.findByText(/^Vista previa/);
  const fatou = within(await screen.findByRole("region", { name: /^Fatou Diop/ }));
  expect(roomsIn(fatou).length).toBeGreaterThan(0);
  expect(screen.queryByRole("button", { name: "Repartir" })).not.toBeInTheDocument();
  expect(screen.queryByRole("button", { name: /^Mover/ })).not.toBeInTheDocument();
  await user.click(fatou.getAllByRole("link")[0]!);
  const drawer = within(await screen.findByRole("dialog", { name: /^Limpieza de la/ }));
  expect(await drawer.findByText("Fatou Diop")).toBeInTheDocument();
});

it("says that there is nothing to clean in an empty hotel", async () => {
  alreadySignedIn();
  openApp(path, { now }, { isEmpty: true });
  expect(await screen.findByText("No hay ninguna habitación por limpiar.")).toBeInTheDocument();
});
