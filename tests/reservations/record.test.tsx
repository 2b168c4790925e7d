import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";

import { reservationsContract } from "@/contract/reservations/reservations";
import type { StoredReservation } from "@/fakeBackend/hotel/books/StoredReservation";
import { paths } from "@/shared/routing/paths";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { editedField } from "../support/editedField";
import { openApp } from "../support/openApp";

const today = "2026-03-27";

/** The record of a reservation of the sample. */
async function openRecord(
  which: (stay: StoredReservation) => boolean,
  query = "",
  conditions: Parameters<typeof openApp>[1] = {},
) {
  alreadySignedIn();
  const app = openApp(paths.bookingHome, { now: () => new Date(`${today}T10:00:00.000Z`), ...conditions });
  const stay = [...app.db.hotel.all()].find(which)!;
  await app.router.navigate(paths.reservation.replace(":id", stay.id) + query);
  await screen.findByRole("tablist", { name: "Apartados de la reserva" });
  return { ...app, stay };
}

const isComing = ({ state, arrival }: StoredReservation) => state === "confirmed" && arrival > today;
const isArriving = ({ state, arrival }: StoredReservation) => state === "confirmed" && arrival === today;
const isInHouse = ({ state }: StoredReservation) => state === "inHouse";

const tab = (name: string) => screen.getByRole("tab", { name });
const notes = () => screen.getByRole("region", { name: "Notas" });

describe("the record of a reservation", () => {
  it("opens the folio of a guest in house first, and the data of who is still to come", async () => {
    const { router, db } = await openRecord(isInHouse);
    expect(tab("Folio")).toHaveAttribute("aria-selected", "true");
    expect(screen.getByRole("table", { name: /^Folio/ })).toBeVisible();
    const coming = [...db.hotel.all()].find(isComing)!;
    await router.navigate(paths.reservation.replace(":id", coming.id));
    await waitFor(() => expect(tab("Datos")).toHaveAttribute("aria-selected", "true"));
  });

  it("has an address for each part, and the folio a press away from it", async () => {
    const { user } = await openRecord(isComing, "?tab=history");
    expect(await screen.findByRole("region", { name: "Historial" })).toBeVisible();
    for (const [name, id] of [
      ["Solicitudes", "requests"],
      ["Mensajes", "messages"],
      ["Historial", "history"],
    ] as const) {
      await user.click(tab(name));
      expect(window.location.search).toBe(`?tab=${id}`);
      expect(await screen.findByRole("region", { name })).toBeVisible();
      await user.click(tab("Folio"));
      expect(await screen.findByRole("table", { name: /^Folio/ })).toBeVisible();
    }
  });

  it("makes fields of a section that is edited, text of what was saved, and a line of history", async () => {
    const { user } = await openRecord(isComing);
    expect(within(notes()).queryByRole("textbox")).toBeNull();
    await user.click(within(notes()).getByRole("button", { name: "Editar: Notas" }));
    expect(screen.getByLabelText("Solicitud especial")).toHaveFocus();
    await user.paste("Cuna");
    await user.click(tab("Folio"));
    await user.click(tab("Datos"));
    expect(screen.getByLabelText("Solicitud especial")).toHaveValue("Cuna");
    await user.click(screen.getByRole("button", { name: "Guardar cambios" }));
    await waitFor(() => expect(within(notes()).queryByRole("textbox")).toBeNull());
    expect(within(notes()).getByText("Cuna")).toBeVisible();
    await user.click(tab("Historial"));
    const history = within(await screen.findByRole("region", { name: "Historial" }));
    expect(await history.findByText("Modificada")).toBeInTheDocument();
    expect(history.getByText("Cuna")).toBeInTheDocument();
  });

  it("tells behind another tab that its data were refused, and leads to what was typed", async () => {
    const { user } = await openRecord(isComing, "", {
      failureOf: (endpoint) =>
        endpoint === reservationsContract.updateReservation ? { status: 400, message: "Bad Request" } : undefined,
      heldBy: (endpoint) =>
        endpoint === reservationsContract.updateReservation
          ? new Promise((after) => setTimeout(after, 300))
          : undefined,
    });
    await user.click(editedField("Nota interna"));
    await user.paste("Llega tarde");
    await user.click(screen.getByRole("button", { name: "Guardar cambios" }));
    await user.click(tab("Folio"));
    await user.click(within(await screen.findByText(/^Los datos de la reserva no se han guardado/)).getByRole("link"));
    expect(tab("Datos")).toHaveAttribute("aria-selected", "true");
    expect(screen.getByLabelText("Nota interna")).toHaveValue("Llega tarde");
  });

  it.each([
    ["check-in", isArriving],
    ["check-out", isInHouse],
  ])("leads to the %s at the desk, and back to the part that was open", async (act, which) => {
    const { user, stay } = await openRecord(which, "?tab=history");
    await user.click(screen.getByRole("link", { name: `Hacer ${act}` }));
    expect(await screen.findByRole("dialog", { name: RegExp(`^${act} de `, "i") })).toBeVisible();
    await user.keyboard("{Escape}");
    await screen.findByRole("tablist", { name: "Apartados de la reserva" });
    expect(window.location.pathname).toContain(stay.id);
    expect(tab("Historial")).toHaveAttribute("aria-selected", "true");
  });

  it("offers neither to a guest of another day, and another room to a guest who has a room", async () => {
    await openRecord((stay) => isComing(stay) && stay.nights.every(({ roomId }) => roomId !== undefined));
    expect(screen.queryByRole("link", { name: /^Hacer check-/ })).toBeNull();
    expect(screen.getByRole("button", { name: "Cambiar habitación" })).toBeVisible();
  });
});
