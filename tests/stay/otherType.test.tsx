import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";

import { reservationActionsContract } from "@/contract/reservations/reservationActions";
import { reservationsContract } from "@/contract/reservations/reservations";
import { createClient } from "@/shared/api/createClient";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { bookingDraft } from "../support/bookingDraft";
import { openApp } from "../support/openApp";

const api = createClient({ ...reservationActionsContract, ...reservationsContract });
const now = () => new Date("2026-03-27T10:00:00.000Z");
const guest = { ...bookingDraft.newGuest!, firstName: "Ana", lastName: "Ramos", country: "ES" };

/** A suite that two people booked for tonight, at a door where rooms are given. */
async function opened(path: (id: string) => string) {
  alreadySignedIn();
  const app = openApp("/app/tasks", { now });
  const stay = { arrival: "2026-03-27", departure: "2026-03-29", roomTypeId: "STE", newGuest: guest };
  const booking = await api.createReservation({ body: { clientId: "ana", draft: { ...bookingDraft, ...stay } } });
  await app.router.navigate(path(booking.id));
  await app.user.click(await screen.findByRole("button", { name: "Asignar habitación" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Asignar habitación" }));
  await app.user.click(await dialog.findByText(/^Bajar de tipo: \d+ habitaci/));
  const [simpler] = dialog.getAllByRole("radio", { name: / · Tipo inferior · / });
  await app.user.click(simpler!);
  const confirm = () => app.user.click(dialog.getByRole("button", { name: "Asignar habitación" }));
  const stored = () => api.getReservation({ params: { id: booking.id } });
  const typeId = app.db.hotel.room((simpler as HTMLInputElement).value)!.roomTypeId;
  return { ...app, booking, dialog, confirm, stored, typeId };
}

it("gives a simpler room from the record at the agreed price, with a reason that the history says", async () => {
  const { user, booking, dialog, confirm, stored, typeId } = await opened(
    (id) => `/app/booking/management/booking/${id}`,
  );
  expect(dialog.getByText(/^Bajar de Suite a /)).toBeInTheDocument();
  expect((await dialog.findByLabelText("Precio")).textContent).toMatch(
    /^Mantener precio: [\d.,]+\s€Precio de .+: [\d.,]+\s€ \(−[\d.,]+\s€\)$/,
  );
  await confirm();
  const reason = dialog.getByLabelText("Motivo de bajar de tipo");
  expect(reason).toHaveAccessibleDescription("Indique por qué el huésped recibe un tipo inferior.");
  await user.type(reason, "Fuga en la suite");
  await confirm();
  await waitFor(async () => expect((await stored()).history[0]?.note).toBe("Fuga en la suite"));
  const { total, roomTypeId, nights } = await stored();
  expect([total, roomTypeId]).toEqual([booking.total, "STE"]);
  expect(nights.every((night) => night.roomTypeId === typeId)).toBe(true);
});

it("gives a simpler room at the check-in at its own price, and forgets that choice with another room", async () => {
  const { user, booking, dialog, confirm, stored, typeId } = await opened((id) => `/app/booking/checkinout/in/${id}`);
  const price = await dialog.findByLabelText("Precio");
  await user.selectOptions(price, within(price).getByRole("option", { name: /^Precio de / }));
  const [, other] = dialog.getAllByRole<HTMLInputElement>("radio", { name: / · Tipo inferior · / });
  await user.click(other!);
  expect(await dialog.findByDisplayValue(/^Mantener precio: /)).toBeInTheDocument();
  await user.click(dialog.getAllByRole("radio", { name: / · Tipo inferior · / })[0]!);
  const again = await dialog.findByLabelText("Precio");
  await user.selectOptions(again, await within(again).findByRole("option", { name: /^Precio de / }));
  await user.type(dialog.getByLabelText("Motivo de bajar de tipo"), "Suite sin terminar");
  await confirm();
  await waitFor(async () => expect((await stored()).roomTypeId).toBe(typeId));
  expect((await stored()).total).toBeLessThan(booking.total);
});
