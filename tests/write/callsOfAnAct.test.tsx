import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";

import type { Endpoint } from "@/contract/endpoint";
import { reservationsContract } from "@/contract/reservations/reservations";
import { createClient } from "@/shared/api/createClient";
import { recordPath } from "@/shared/hotel/recordPaths";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { bookingDraft } from "../support/bookingDraft";
import { openApp } from "../support/openApp";

/** How long nothing is called before an act counts as done, ms. */
const QUIET_MS = 400;

/** The app at an address, and the calls that a person's act makes there, besides the poll for changes. */
function openCounted(path: string, now: string) {
  alreadySignedIn();
  const calls: string[] = [];
  const nameOf = ({ method, path: at }: Endpoint) => `${method} ${at}`;
  const app = openApp(path, {
    now: () => new Date(now),
    failureOf(endpoint) {
      if (endpoint && endpoint.path !== "/pms/changes") calls.push(nameOf(endpoint));
      return undefined;
    },
  });
  async function quiet() {
    let seen = -1;
    while (seen !== calls.length) {
      seen = calls.length;
      await act(() => new Promise((resolve) => setTimeout(resolve, QUIET_MS)));
    }
  }
  async function callsOf(work: () => Promise<unknown>) {
    await quiet();
    calls.length = 0;
    await work();
    await quiet();
    return calls;
  }
  return { ...app, callsOf };
}

it("reads board and views once after a complaint was started from it", async () => {
  const { user, callsOf, db } = openCounted("/app/customers/complaints?states=open", "2026-04-14T08:00:00.000Z");
  const [move] = await screen.findAllByRole("button", { name: /^Mover Q-/ });
  const id = move!.getAttribute("aria-label")!.slice("Mover ".length);
  await user.click(move!);
  const start = await screen.findByRole("menuitem", { name: "En gestión" });
  const calls = await callsOf(async () => {
    await user.click(start);
    await waitFor(() => expect(db.complaints.get(id).state).toBe("inProgress"));
  });
  expect(calls).toEqual([
    "POST /pms/complaints/:id/actions/:action",
    "GET /pms/complaints/export",
    "GET /pms/complaints",
  ]);
});

it("reads the planning once after a stay was moved, for the counts", async () => {
  const app = openCounted("/app/booking/availability?type=DBL&nights=7", "2026-03-27T10:00:00.000Z");
  const { user, callsOf } = app;
  const [bar] = await screen.findAllByRole("button", { name: /, \d{3}, .*, Confirmada$/ });
  await user.click(bar!);
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("button", { name: "Cambiar habitación" }));
  const rooms = within(await dialog.findByRole("list", { name: "Habitaciones" }));
  const calls = await callsOf(async () => {
    await user.click(rooms.getAllByRole("button", { description: /^Doble · / })[0]!);
    await screen.findByRole("button", { name: "Deshacer" });
  });
  expect(calls).toEqual(["POST /pms/planning/moves", "GET /pms/planning"]);
});

it("does not read a reservation again after a charge on its folio, only what is left to bill", async () => {
  const { router, user, callsOf } = openCounted("/app/booking/management/booking/-", "2026-03-27T10:00:00.000Z");
  const api = createClient(reservationsContract);
  const { id } = await api.createReservation({ body: { clientId: "one", draft: bookingDraft } });
  await router.navigate(recordPath(id, "folio"));
  await screen.findByRole("table", { name: "Folio" });
  await user.click(screen.getByRole("button", { name: "Añadir cargo" }));
  const dialog = within(await screen.findByRole("dialog"));
  for (const [field, text] of [
    ["Concepto", "Minibar"],
    ["Precio por unidad, con IVA (EUR)", "3,50"],
  ] as const) {
    await user.click(dialog.getByLabelText(field));
    await user.paste(text);
  }
  const calls = await callsOf(async () => {
    await user.click(dialog.getByRole("button", { name: "Añadir cargo" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  });
  expect(calls).toEqual(["POST /pms/reservations/:id/folio/:action", "GET /pms/reservations/:id/billing"]);
});

it("reads programme and members once after a level was changed", async () => {
  const { user, callsOf } = openCounted("/app/customers/fidelity", "2026-04-14T08:00:00.000Z");
  await user.click(await screen.findByRole("button", { name: "Editar: Azul" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByLabelText("Ventajas"));
  await user.paste("\nPrensa");
  const calls = await callsOf(async () => {
    await user.click(dialog.getByRole("button", { name: "Guardar nivel" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  });
  expect(calls).toEqual(["PUT /pms/loyalty/levels/:id", "GET /pms/loyalty/members", "GET /pms/loyalty/programme"]);
});
