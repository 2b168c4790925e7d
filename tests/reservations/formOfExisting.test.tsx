import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";

import { reservationActionsContract } from "@/contract/reservations/reservationActions";
import { type Reservation, reservationsContract } from "@/contract/reservations/reservations";
import type { ReservationDraft } from "@/contract/reservations/reservationDraft";
import { missingGuarantee } from "@/domain/reservations/missingGuarantee";
import { createClient } from "@/shared/api/createClient";

import { bookingDraft } from "../support/bookingDraft";
import { editedField } from "../support/editedField";
import { leaveDirty } from "../support/leaveDirty";
import { alreadySignedIn } from "../support/alreadySignedIn";
import { openApp } from "../support/openApp";

const api = createClient({ ...reservationActionsContract, ...reservationsContract });
const pathOf = (id: string) => `/app/booking/management/booking/${id}`;
/** Said beside a fee that is a compensation. */
const withoutVat = "El cargo no lleva IVA: es una indemnización.";
const noon = () => new Date("2026-03-27T10:00:00.000Z");

/** A booking of two nights in May, on its page. */
async function openBooking(conditions: Parameters<typeof openApp>[1] = {}, changes: Partial<ReservationDraft> = {}) {
  alreadySignedIn();
  const app = openApp(pathOf("-"), { now: noon, ...conditions });
  const booking = await api.createReservation({ body: { clientId: "one", draft: { ...bookingDraft, ...changes } } });
  await app.router.navigate(pathOf(booking.id));
  await screen.findByText("Situación", { selector: "dt" });
  await screen.findByRole("button", { name: "Guardar cambios" });
  return { ...app, booking };
}

type User = Awaited<ReturnType<typeof openBooking>>["user"];

const situation = () => screen.getByText("Situación", { selector: "dt" }).nextElementSibling;
const stored = ({ id }: Reservation) => api.getReservation({ params: { id } });

async function write(user: User, label: string, text: string) {
  await user.click(editedField(label));
  await user.paste(text);
}

/** Another desk changes the reservation while the form is open. */
const changeElsewhere = ({ id, version, guest }: Reservation, changes: Partial<ReservationDraft>) =>
  api.updateReservation({
    params: { id },
    body: { version, draft: { ...bookingDraft, newGuest: undefined, guestId: guest.id, ...changes } },
  });

describe("a reservation that exists", () => {
  it("is text again once a part is left, and asks first where something was typed", async () => {
    const { user } = await openBooking({}, { eta: "18:00" });
    const edit = () => screen.getByRole("button", { name: "Editar: Garantía y depósito" });
    await user.click(edit());
    await user.click(screen.getByRole("button", { name: "Descartar: Garantía y depósito" }));
    expect(edit()).toHaveFocus();
    await user.click(edit());
    await write(user, "Referencia externa", "AG-1");
    await user.keyboard("{Escape}");
    const question = within(await screen.findByRole("dialog", { name: "¿Descartar lo escrito?" }));
    await user.click(question.getByRole("button", { name: "Seguir aquí" }));
    expect(editedField("Referencia externa")).toHaveValue("AG-1");
    await user.click(screen.getByRole("button", { name: "Descartar: Garantía y depósito" }));
    await user.click(await screen.findByRole("button", { name: "Descartar" }));
    await waitFor(() => expect(edit()).toBeInTheDocument());
    await user.click(edit());
    expect(editedField("Referencia externa")).toHaveValue("");
  });

  it("shows its extras as they were agreed, after the product has changed", async () => {
    const { db, user } = await openBooking({}, { extras: [{ productId: "parking", quantity: 1 }] });
    const { products } = db.hotel.setUp;
    const garage = { ...products.find("parking")!, name: "Garaje", price: 99_00 };
    act(() => products.put(garage));
    act(() => products.put({ ...products.find("breakfast")!, name: "Bufé", price: 19_00 }));
    expect(screen.queryByText("Bufé")).not.toBeInTheDocument(); // what it does not have is folded
    await user.click(screen.getByRole("button", { name: "Editar: Extras" }));
    await user.click(screen.getByRole("button", { name: "Añadir extras" }));
    expect(await screen.findByText("Bufé")).toBeInTheDocument();
    const extra = within(screen.getByText("16,00 € por noche").closest("li")!);
    expect(extra.getByText("Parking")).toBeInTheDocument();
    expect(screen.queryByText("Garaje")).not.toBeInTheDocument();
  });

  it("is compared with what was settled on, when somebody is quicker once more", async () => {
    const { user, booking } = await openBooking();
    await write(user, "Solicitud especial", "Cuna");
    await changeElsewhere(booking, { eta: "22:30" });
    await user.click(screen.getByRole("button", { name: "Guardar cambios" }));
    await screen.findByRole("group", { name: "Hora prevista de llegada" });
    await changeElsewhere(await stored(booking), { eta: "23:00" });
    await user.click(screen.getByRole("button", { name: "Guardar con esta elección" }));
    const eta = within(await screen.findByRole("group", { name: "Hora prevista de llegada" }));
    expect(await eta.findByRole("radio", { name: /Lo guardado ?23:00/ })).toBeChecked();
    const request = within(screen.getByRole("group", { name: "Solicitud especial" }));
    expect(request.getByRole("radio", { name: /Lo que escribió ?Cuna/ })).toBeChecked();
    await user.click(screen.getByRole("button", { name: "Guardar con esta elección" }));
    expect(await screen.findByText(`Reserva ${booking.id} guardada`)).toBeInTheDocument();
    expect(await stored(booking)).toMatchObject({ eta: "23:00", notes: { request: "Cuna" } });
  });

  it("tells what another desk did before an action, and keeps what its dialog holds", async () => {
    const { user, booking } = await openBooking();
    await user.click(screen.getByRole("button", { name: "Cancelar reserva" }));
    const dialog = within(await screen.findByRole("dialog"));
    await user.selectOptions(dialog.getByLabelText("Motivo de cancelación"), "Precio alto");
    await write(user, "Comentario (opcional)", "Llamó a las diez");
    await changeElsewhere(booking, { eta: "22:30" });
    await user.click(dialog.getByRole("button", { name: "Cancelar la reserva" }));
    const problem = within(await dialog.findByRole("alert"));
    expect(problem.getByText(/^Otra persona modificó esta reserva/)).toBeInTheDocument();
    expect(problem.getByText("Hora prevista de llegada")).toBeInTheDocument();
    expect(problem.getByText("22:30")).toBeInTheDocument();
    expect(dialog.getByLabelText("Comentario (opcional)")).toHaveValue("Llamó a las diez");
    await user.click(dialog.getByRole("button", { name: "Cancelar la reserva" }));
    await waitFor(() => expect(situation()).toHaveTextContent("Cancelada"));
    expect(screen.getByText("Motivo de cancelación", { selector: "dt" }).nextElementSibling).toHaveTextContent(
      "Precio alto",
    );
    expect((await stored(booking)).history[0]).toMatchObject({ what: "cancel", note: "Llamó a las diez" });
  });

  it.each([
    ["company", "Depósito", "No hace falta: Empresa"],
    ["card", "Depósito, ahora", /^58,08\s€$/],
    ["deposit", "Depósito, ahora", /^58,08\s€$/],
  ] as const)("guaranteed by %s asks ahead for what the check-in asks", async (guarantee, label, words) => {
    const stay = { arrival: "2026-03-27", departure: "2026-03-28", ratePlanId: "NRF", adults: 1, roomTypeId: "IND" };
    const { booking } = await openBooking({}, { ...stay, guarantee });
    const summary = within(screen.getByRole("complementary", { name: "Resumen" }));
    expect(summary.getByText(label).nextElementSibling).toHaveTextContent(words);
    expect(missingGuarantee(booking, "2026-03-27")).toBe(guarantee === "company" ? 0 : booking.total);
    expect(summary.getByText(/^En cualquier momento, /)).toBeInTheDocument();
  });

  it("of tomorrow says its negotiated price, and promises no free cancellation that is over", async () => {
    const negotiatedPrice = { perNight: 80_00, reason: "Feria" };
    await openBooking({}, { arrival: "2026-03-28", departure: "2026-03-29", negotiatedPrice });
    const price = screen.getByText("Precio negociado por noche", { selector: "dt" }).nextElementSibling;
    expect(price).toHaveTextContent(/^80,00\s€ · Feria$/);
    const summary = within(screen.getByRole("complementary", { name: "Resumen" }));
    expect(summary.getByText("El plazo para cancelar gratis terminó el 25/03/2026")).toBeInTheDocument();
    expect(summary.getByText(/^Ahora, /)).toBeInTheDocument();
    expect(summary.queryByText(/^Gratis/)).toBeNull();
  });

  it("is confirmed without its guarantee once a reason is given", async () => {
    const { user, booking } = await openBooking({}, { state: "pending", guarantee: "prepaid" });
    const confirm = screen.getByRole("button", { name: "Confirmar sin la garantía" });
    expect(confirm).toHaveAccessibleDescription(/^Falta la garantía o el depósito de/);
    await user.click(confirm);
    const dialog = within(await screen.findByRole("dialog"));
    await user.click(dialog.getByRole("button", { name: "Confirmar sin la garantía" }));
    expect(dialog.getByText("Escriba por qué se confirma sin la garantía.")).toBeInTheDocument();
    expect(dialog.getByLabelText("Motivo para confirmarla sin la garantía")).toHaveFocus();
    expect((await stored(booking)).state).toBe("pending");
    await user.paste("Paga a la llegada");
    await user.click(dialog.getByRole("button", { name: "Confirmar sin la garantía" }));
    await waitFor(() => expect(situation()).toHaveTextContent("Confirmada"));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await user.click(screen.getByRole("tab", { name: "Historial" }));
    const history = screen.getByRole("heading", { name: "Historial" }).closest("section")!;
    expect(within(history).getByText("Paga a la llegada")).toBeInTheDocument();
  });

  it("is cancelled with a reason, after its fee has been said", async () => {
    const { user, booking } = await openBooking();
    await user.click(screen.getByRole("button", { name: "Cancelar reserva" }));
    const dialog = within(await screen.findByRole("dialog"));
    expect(await dialog.findByText("Gastos de cancelación hoy")).toBeInTheDocument();
    await user.click(dialog.getByRole("button", { name: "Cancelar la reserva" }));
    expect(dialog.getByText("Motivo de cancelación obligatorio.")).toBeInTheDocument();
    expect((await stored(booking)).state).toBe("confirmed");
    await user.selectOptions(dialog.getByLabelText("Motivo de cancelación"), "Precio alto");
    await user.click(dialog.getByRole("button", { name: "Cancelar la reserva" }));
    await waitFor(() => expect(situation()).toHaveTextContent("Cancelada"));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(await stored(booking)).toMatchObject({ state: "cancelled", cancelReason: "tooExpensive" });
    expect(screen.getByText("De una reserva terminada solo pueden cambiarse las notas.")).toBeInTheDocument();
    expect(screen.getAllByRole("button", { name: /^Editar: / }).map(({ ariaLabel }) => ariaLabel)).toEqual([
      "Editar: Notas",
    ]);
    await user.click(screen.getByRole("button", { name: "Reactivar" }));
    await waitFor(() => expect(situation()).toHaveTextContent("Confirmada"));
  });

  it("of a channel that has cancelled it comes back for a reason, as a direct sale", async () => {
    const { user, booking, db } = await openBooking({}, { channelId: "booking", externalRef: "B-1" });
    const { hotel } = db;
    const kept = hotel.get(booking.id);
    const line = { id: "history-9", at: "2026-03-27T09:00:00.000Z", by: "", what: "cancel" as const, changes: [] };
    const off = { state: "cancelled" as const, cancelReason: "other" as const, version: kept.version + 1 };
    await act(async () => void hotel.put({ ...kept, ...off, history: [line, ...(kept.history ?? [])] }));
    await user.click(await screen.findByRole("button", { name: "Reactivar como venta directa" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Reactivar como venta directa" }));
    await user.click(dialog.getByRole("button", { name: "Reactivar como venta directa" }));
    expect((await stored(booking)).state).toBe("cancelled");
    await user.type(dialog.getByRole("textbox"), "Llamó el huésped");
    await user.click(dialog.getByRole("button", { name: "Reactivar como venta directa" }));
    await waitFor(() => expect(situation()).toHaveTextContent("Confirmada"));
    expect(await stored(booking)).toMatchObject({ state: "confirmed", channelId: "desk" });
  });

  it("is cancelled with the fee of its reason, and without it where that is explained", async () => {
    const { user, booking } = await openBooking({}, { arrival: "2026-03-28", departure: "2026-03-30" });
    await user.click(screen.getByRole("button", { name: "Cancelar reserva" }));
    const dialog = within(await screen.findByRole("dialog"));
    const fee = async () => (await dialog.findByText("Gastos de cancelación hoy")).nextElementSibling;
    expect(await fee()).not.toHaveTextContent(/^0,00/);
    expect(dialog.getByText(withoutVat)).toBeInTheDocument();
    await user.selectOptions(dialog.getByLabelText("Motivo de cancelación"), "Modificada (sin gastos)");
    await waitFor(async () => expect(await fee()).toHaveTextContent(/^0,00/));
    expect(dialog.queryByText(withoutVat)).not.toBeInTheDocument();
    await user.selectOptions(dialog.getByLabelText("Motivo de cancelación"), "Fuerza mayor");
    await waitFor(async () => expect(await fee()).not.toHaveTextContent(/^0,00/));
    await user.click(await dialog.findByRole("checkbox", { name: "No cobrar los gastos" }));
    expect(await fee()).toHaveTextContent(/^0,00/);
    expect(dialog.queryByText(withoutVat)).not.toBeInTheDocument();
    await user.click(dialog.getByRole("button", { name: "Cancelar la reserva" }));
    const why = dialog.getByLabelText("Por qué no se cobra");
    expect(why).toHaveAccessibleDescription("Escriba por qué no se cobran los gastos.");
    await user.type(why, "Vuelo anulado");
    await user.click(dialog.getByRole("button", { name: "Cancelar la reserva" }));
    await waitFor(() => expect(situation()).toHaveTextContent("Cancelada"));
    expect(await stored(booking)).toMatchObject({ state: "cancelled", total: 0, charges: [] });
    await user.click(screen.getByRole("tab", { name: "Historial" }));
    const history = screen.getByRole("heading", { name: "Historial" }).closest("section")!;
    expect(within(history).getByText("Vuelo anulado")).toBeInTheDocument();
  });

  it("of a guest in the house gets another room for a reason, a dirty room after a warning", async () => {
    const { user, router, db } = await openBooking();
    const isStaying = ({ state, departure }: { state: string; departure: string }) =>
      state === "inHouse" && departure > "2026-03-28";
    const stay = [...db.hotel.all()].find(isStaying)!;
    const choices = await api.listRoomChoices({ params: { id: stay.id } });
    const { room } = choices.find((one) => one.reasons.length === 0 && one.room.id !== stay.nights.at(-1)!.roomId)!;
    leaveDirty(db.hotel, room.id);
    await router.navigate(pathOf(stay.id));
    await waitFor(() => expect(situation()).toHaveTextContent("En casa"));
    await user.click(await screen.findByRole("button", { name: "Cambiar habitación" }));
    const dialog = within(await screen.findByRole("dialog"));
    await user.click(await dialog.findByRole("radio", { name: RegExp(`${room.number}.*Sucia`) }));
    expect(dialog.getByText(`La habitación ${room.number} está sucia.`)).toBeInTheDocument();
    const confirm = dialog.getByRole("button", { name: "Cambiar habitación" });
    await user.click(confirm);
    const reason = dialog.getByLabelText("Motivo del cambio");
    expect(reason).toHaveAccessibleDescription("Indique el motivo del cambio de habitación.");
    await user.selectOptions(reason, "Avería");
    await user.click(confirm);
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await user.click(screen.getByRole("tab", { name: "Historial" }));
    const history = screen.getByRole("heading", { name: "Historial" }).closest("section")!;
    expect(await within(history).findByText("Avería")).toBeInTheDocument();
  });

  it("gets a room, and gives it back", async () => {
    const { user } = await openBooking();
    await user.click(screen.getByRole("button", { name: "Asignar habitación" }));
    const dialog = within(await screen.findByRole("dialog"));
    const [first] = await dialog.findAllByRole("radio");
    expect(first).toBeEnabled();
    await user.click(first!);
    await user.click(dialog.getByRole("button", { name: "Asignar habitación" }));
    const room = () => screen.getByText("Habitación", { selector: "dt" }).nextElementSibling;
    await waitFor(() => expect(room()).toHaveTextContent(/^\d{3}$/));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await user.click(await screen.findByRole("button", { name: "Quitar habitación" }));
    await waitFor(() => expect(room()).toHaveTextContent("Sin asignar"));
  });
});
