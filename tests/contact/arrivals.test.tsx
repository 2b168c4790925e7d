import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";

import { reservationListContract } from "@/contract/reservations/reservationList";
import { addDays } from "@/domain/civilDate";
import { createClient } from "@/shared/api/createClient";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { openApp } from "../support/openApp";

const now = () => new Date("2026-03-27T10:00:00.000Z");
const tomorrow = addDays("2026-03-27", 1);
const { exportReservations } = createClient(reservationListContract);

const openBulk = async () => within(await screen.findByRole("dialog", { name: "Mensaje a las llegadas de mañana" }));

it("writes to tomorrow's arrivals in two presses, shows who is left out, and writes once", async () => {
  alreadySignedIn();
  const { user, router, db } = openApp("/app/booking/checkinout", { now });
  await user.click(await screen.findByRole("button", { name: "Escribir a las llegadas de mañana" }));
  const bulk = await openBulk();
  const text = within(await bulk.findByRole("region", { name: "Vista previa" }));
  expect(text.getByText(/llegada/i)).toBeInTheDocument();
  const stays = await exportReservations({ query: { situations: "confirmed,pending,optional" } });
  const arriving = stays.filter(({ checkin }) => checkin.startsWith(tomorrow));
  expect(bulk.getByText(new RegExp(`^${arriving.length} reservas? elegidas?$`))).toBeInTheDocument();
  const before = db.guestMessages.all().length;
  const send = bulk.getByRole("button", { name: /^Enviar \d+ mensajes?$/ });
  const count = Number(/\d+/.exec(send.textContent)![0]);
  expect(bulk.getByText(new RegExp(`^${arriving.length - count} se quedan? fuera$`))).toBeInTheDocument();
  await user.click(send);
  await waitFor(() => expect(db.guestMessages.all()).toHaveLength(before + count));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());

  await router.navigate("/app/booking/home");
  await user.click(await screen.findByRole("link", { name: "Escribir a las llegadas de mañana" }));
  await user.click(await (await openBulk()).findByRole("button", { name: "Nada que enviar" }));
  expect(db.guestMessages.all()).toHaveLength(before + count);
});

it("leaves out guests who get the message from the schedule, and counts them", async () => {
  alreadySignedIn();
  const { router, db } = openApp("/app/tasks", { now });
  const { schedules } = db.guestMessages;
  const schedule = schedules.all().find(({ moment }) => moment === "beforeArrival")!;
  schedules.put({ ...schedule, days: 1 });
  await router.navigate("/app/customers/contact/bulk?arrivals=tomorrow");
  const bulk = await openBulk();
  expect(await bulk.findByText(/^· \d+ ya lo tienen? programado$/)).toBeInTheDocument();
});

it("says so where nobody arrives tomorrow", async () => {
  alreadySignedIn();
  openApp("/app/customers/contact/bulk?arrivals=tomorrow", { now }, { isEmpty: true });
  const bulk = await openBulk();
  expect(await bulk.findByText("Mañana no llega nadie.")).toBeInTheDocument();
});
