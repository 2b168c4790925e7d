import { screen } from "@testing-library/react";
import { expect, it } from "vitest";

import { createClient } from "@/shared/api/createClient";
import { copyPath } from "@/shared/hotel/newStayPath";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { bookingDraft } from "../support/bookingDraft";
import { openApp } from "../support/openApp";
import { reservationCalls } from "../support/reservationCalls";

const api = createClient(reservationCalls);

async function openCopy(changes: Partial<typeof bookingDraft> = {}) {
  alreadySignedIn();
  const app = openApp("/app/profile", { now: () => new Date("2026-03-27T10:00:00.000Z") });
  const draft = {
    ...bookingDraft,
    childrenAges: [6],
    extras: [{ productId: "parking", quantity: 1 }],
    externalRef: "AG-1",
    notes: { internal: "Debe 40", guest: "", request: "" },
    ...changes,
  };
  const copied = await api.createReservation({ body: { clientId: "to copy", draft } });
  await app.router.navigate(`/app/booking/management/booking/${copied.id}`);
  await app.user.click(await screen.findByRole("link", { name: "Copiar reserva" }));
  await screen.findByRole("heading", { name: "Nueva reserva" });
  await screen.findByRole("radio", { name: /^Doble ?desde/ });
  return { ...app, copied };
}

const field = (label: string) => screen.getByLabelText(label, { selector: "input, select, textarea" });

it("begins a new reservation like another, without its notes and number, and creates it once", async () => {
  const { user, router, copied } = await openCopy();
  expect(router.state.location.pathname + router.state.location.search).toBe(copyPath(copied.id));
  expect(field("Llegada y salida")).toHaveValue("08/05/2026 - 10/05/2026");
  expect(field("Edad del niño 1")).toHaveValue("6");
  expect(screen.getByRole("radio", { name: /^Doble ?desde/ })).toBeChecked();
  expect(screen.getByText("Ana Otero")).toBeInTheDocument();
  expect(field("Parking")).toHaveValue(1);
  expect(field("Referencia externa")).toHaveValue("");
  expect(screen.queryByDisplayValue("Debe 40")).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Crear reserva" }));
  expect(await screen.findByText(/^Reserva RSV-\d+ creada$/)).toBeInTheDocument();
  const made = await api.listReservations({ query: { text: "ana otero" } });
  expect(made.total).toBe(2);
});

it("asks the plan's price, says so, and keeps the negotiated price with a press", async () => {
  const { user } = await openCopy({ negotiatedPrice: { perNight: 80_00, reason: "Feria" } });
  expect(await screen.findByText(/tiene un precio negociado de 80,00\s€ por noche/)).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: /^Mantener 80,00\s€ por noche$/ }));
  expect(screen.queryByText(/tiene un precio negociado/)).not.toBeInTheDocument();
  expect(field("Motivo del precio negociado")).toHaveValue("Feria");
  await user.click(screen.getByRole("button", { name: "Crear reserva" }));
  expect(await screen.findByText(/^Reserva RSV-\d+ creada$/)).toBeInTheDocument();
  const { rows } = await api.listReservations({ query: { text: "ana otero" } });
  const made = await Promise.all(rows.map(({ id }) => api.getReservation({ params: { id } })));
  expect(made.map(({ negotiatedPrice }) => negotiatedPrice?.perNight)).toEqual([80_00, 80_00]);
});
