import { screen, waitFor, within } from "@testing-library/react";
import { expect } from "vitest";

import { createClient } from "@/shared/api/createClient";
import { recordPath, type RecordTab } from "@/shared/hotel/recordPaths";
import { paths } from "@/shared/routing/paths";

import { bookingDraft } from "../../support/bookingDraft";
import { editedField } from "../../support/editedField";
import type { Opened } from "./holdFaults";
import { reservationCalls } from "../../support/reservationCalls";

const api = createClient(reservationCalls);

/** Of a weekend that has rooms left. */
export const dates = "08/05/2026 - 10/05/2026";

/** A person's way through list, form and day, for drivers of calls. */
export const desk = {
  api,
  form: paths.reservation.replace(":id", "-"),
  field: (label: string) => waitFor(() => editedField(label)),
  button: (name: string | RegExp) => screen.findByRole("button", { name }),
  click: async ({ user }: Opened, name: string | RegExp) => user.click(await desk.button(name)),
  /** A button that an impatient hand presses again while the call is under way. */
  pressing: (name: string | RegExp) => ({
    make: (app: Opened) => desk.click(app, name),
    hurry: (app: Opened) => desk.click(app, name),
  }),
  dialog: async () => within(await screen.findByRole("dialog")),

  /** At once, as if pasted. */
  async write({ user }: Opened, label: string, text: string) {
    const field = await desk.field(label);
    await user.clear(field);
    await user.click(field);
    await user.paste(text);
  },

  /** The notes of a new reservation are behind a button. */
  async writeNote(app: Opened, text: string) {
    await desk.button(/^(Crear reserva|Guardar cambios)$/);
    const folded = screen.queryByRole("button", { name: "Añadir notas" });
    if (folded) await app.user.click(folded);
    await desk.write(app, "Nota interna", text);
  },

  async writeStay(app: Opened) {
    await desk.write(app, "Llegada y salida", dates);
    await app.user.keyboard("{Enter}");
  },

  /** A stay, a type and somebody new: all that a booking needs. */
  async writeBooking(app: Opened) {
    await desk.writeStay(app);
    await app.user.click(await screen.findByRole("radio", { name: /^Familiar ?desde/ }));
    await desk.writeGuest(app);
  },

  async writeGuest(app: Opened) {
    await desk.write(app, "Buscar huésped", "Zoe Nadal");
    await app.user.click(await screen.findByRole("option", { name: /^Crear huésped/ }));
    await desk.write(app, "Correo electrónico", "zoe.nadal@example.org");
  },

  booked: async () => (await api.listReservations({ query: { text: "zoe nadal" } })).total,

  /** A reservation of another desk, on its page. */
  async openBooking({ router }: Opened, tab: RecordTab = "data") {
    const { id } = await api.createReservation({ body: { clientId: "of-another-desk", draft: bookingDraft } });
    await router.navigate(recordPath(id, tab));
    await desk.button("Cancelar reserva");
  },

  situation: () => screen.getByText("Situación", { selector: "dt" }).nextElementSibling,

  rows: async () => {
    const table = await screen.findByRole("table", { name: "Lista de Reservas" });
    await within(table).findAllByRole("link");
    return within(table).getAllByRole("row").slice(1);
  },
  customers: async () => (await desk.rows()).map((row) => within(row).getByRole("link").textContent),

  /** Deletes the first reservation that may be deleted; returns whose it is. */
  async deleteFirst(app: Opened): Promise<string> {
    const buttons = (await desk.rows()).map((row) => within(row).getByRole("button", { name: /^Eliminar a / }));
    const button = buttons.find((one) => !one.ariaDisabled)!;
    const customer = button.getAttribute("aria-label")!.replace("Eliminar a ", "");
    await app.user.click(button);
    await app.user.click((await desk.dialog()).getByRole("button", { name: "Eliminar" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    return customer;
  },
};
