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

/** A suite that two people booked for tonight, at its check-in, with a simpler room chosen. */
async function opened() {
  alreadySignedIn();
  const app = openApp("/app/tasks", { now });
  const stay = { arrival: "2026-03-27", departure: "2026-03-29", roomTypeId: "STE", newGuest: guest };
  const booking = await api.createReservation({ body: { clientId: "ana", draft: { ...bookingDraft, ...stay } } });
  await app.router.navigate(`/app/booking/checkinout/in/${booking.id}`);
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

it("gives a simpler room with a reason, at its own price, a choice that goes with another room", async () => {
  const { user, booking, dialog, confirm, stored, typeId } = await opened();
  expect(dialog.getByText(/^Bajar de Suite a /)).toBeInTheDocument();
  const price = await dialog.findByLabelText("Precio");
  expect(price.textContent).toMatch(/^Mantener precio: [\d.,]+\s€Precio de .+: [\d.,]+\s€ \(−[\d.,]+\s€\)$/);
  await user.selectOptions(price, within(price).getByRole("option", { name: /^Precio de / }));
  const rooms = dialog.getAllByRole<HTMLInputElement>("radio", { name: / · Tipo inferior · / });
  await user.click(rooms[1]!);
  expect(await dialog.findByDisplayValue(/^Mantener precio: /)).toBeInTheDocument();
  await user.click(rooms[0]!);
  const again = await dialog.findByLabelText("Precio");
  await user.selectOptions(again, await within(again).findByRole("option", { name: /^Precio de / }));
  await confirm();
  const reason = dialog.getByLabelText("Motivo de bajar de tipo");
  expect(reason).toHaveAccessibleDescription("Indique por qué el huésped recibe un tipo inferior.");
  await user.type(reason, "Fuga en la suite");
  await confirm();
  await waitFor(async () => expect((await stored()).history[0]?.note).toBe("Fuga en la suite"));
  const { total, roomTypeId, nights } = await stored();
  expect(roomTypeId).toBe(typeId);
  expect(nights.every((night) => night.roomTypeId === typeId)).toBe(true);
  expect(total).toBeLessThan(booking.total);
});
