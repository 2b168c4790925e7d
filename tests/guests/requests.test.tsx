import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";

import type { RequestDraft } from "@/contract/guests/guestRequest";
import { requestsContract } from "@/contract/guests/requests";
import type { SampleSize } from "@/fakeBackend/core/demoAskedFor";
import { createClient } from "@/shared/api/createClient";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { book } from "../support/hotelBackend";
import { openApp } from "../support/openApp";
import { drawer } from "./guestsDesk";

const api = createClient(requestsContract);
const list = "/app/customers/request";
const today = "2026-04-14";
const now = () => new Date(`${today}T08:00:00.000Z`);
const button = (name: string | RegExp) => screen.findByRole("button", { name });
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);

interface Opening extends SampleSize {
  asked?: Partial<RequestDraft>[];
}

/** Of Prueba Iglesias, who stays three nights from today on, and has asked for something. */
async function openRequests(path = "", { asked = [], ...size }: Opening = { isEmpty: true }) {
  alreadySignedIn();
  const app = openApp("/app/tasks", { now }, size);
  const stay = await book({ arrival: today, departure: "2026-04-17" });
  const whole = { reservationId: stay.id, kind: "cot", quantity: 1, dueOn: today, dueTime: "15:00", note: "" } as const;
  for (const [place, draft] of asked.entries()) {
    await api.createRequest({ body: { clientId: `asked-${place}`, draft: { ...whole, ...draft } } });
  }
  await app.router.navigate(list + path.replace("{stay}", stay.id));
  return { ...app, stay };
}

it("lists what is late or due today on top, and leads a department to its day", async () => {
  const { user } = await openRequests("", { reservations: 60 });
  const table = await screen.findByRole("table", { name: "Lista de solicitudes" });
  const [, first] = await within(table).findAllByRole("row", { name: /S-0/ });
  expect(within(first!).getByText(/^(Atrasada|Hoy)$/)).toBeInTheDocument();
  const duties = await screen.findByRole("navigation", { name: "Por hacer hoy" });
  await user.click(within(duties).getByRole("link", { name: /^Pisos: \d+/ }));
  expect(window.location.search).toBe("?view=toDo&departments=housekeeping");
  await waitFor(() => expect(within(table).queryByText("Recepción")).not.toBeInTheDocument());
});

it("writes down a request for a reservation that is found by its guest, with what it costs", async () => {
  const { user, db, stay } = await openRequests();
  await user.click(await button("Nueva solicitud"));
  await user.type(await screen.findByRole("combobox", { name: "Reserva" }), "iglesias");
  await user.click(await screen.findByRole("option", { name: /Prueba Iglesias/ }));
  expect(await field("Día")).toHaveValue("14/04/2026");
  await user.selectOptions(await field("Qué pide"), "Cama extra");
  await user.selectOptions(await field("Cantidad"), "2");
  expect((await screen.findByText(/^Importe:/)).textContent).toContain("210,00");
  await user.click(await button("Crear solicitud"));
  await drawer("Cama extra × 2 · S-000001");
  expect(db.requests.get("S-000001")).toMatchObject({ reservationId: stay.id, quantity: 2, state: "new" });
});

it("finds who is in a room, first, and proposes the departure for a late check-out", async () => {
  const { user, db } = await openRequests("/-", { reservations: 60 });
  const inHouse = db.hotel.list.where(({ situation, room }) => situation === "inHouse" && room !== "")[0]!;
  await user.click(await screen.findByRole("combobox", { name: "Reserva" }));
  await user.paste(inHouse.room);
  const [first] = await screen.findAllByRole("option", { name: /RSV-/ });
  expect(first).toHaveTextContent(inHouse.reservation.id);
  await user.click(first!);
  await screen.findByText(RegExp(`Hab\\S* ${inHouse.room}$`)); // its dates are known
  await user.selectOptions(await field("Qué pide"), "Late check-out");
  const departure = inHouse.reservation.departure.split("-").toReversed().join("/");
  expect(await field("Día")).toHaveValue(departure);
  expect(await field("Hora")).toHaveValue("14:00");
});

it("begins with the reservation of the address, says beside the day that no cot is left", async () => {
  const { user, stay } = await openRequests("/-?reservation={stay}&day=2026-04-16&view=toDo", {
    isEmpty: true,
    asked: [{ quantity: 4 }],
  });
  const form = await drawer("Nueva solicitud");
  expect(await form.findByText("Prueba Iglesias")).toBeInTheDocument();
  expect(form.getByText(stay.id)).toBeInTheDocument();
  await user.type(await field("Nota"), "Con sábana");
  await user.click(await button("Crear solicitud"));
  await waitFor(async () =>
    expect(await field("Día")).toHaveAccessibleDescription("No quedan cunas para el 16/04/2026."),
  );
  expect(await field("Nota")).toHaveValue("Con sábana");
  await user.keyboard("{Escape}");
  await user.click(await button("Salir y descartar"));
  await waitFor(() => expect(window.location.pathname + window.location.search).toBe(`${list}?view=toDo`));
});

it("warns of too short a notice, and accepts it with a reason", async () => {
  const { user, db } = await openRequests(`/-?reservation={stay}&day=${today}`);
  await user.selectOptions(await field("Qué pide"), "Flores");
  expect(await screen.findByText(/^Se necesitan 24 horas de antelación\./)).toBeInTheDocument();
  await user.click(await button("Crear solicitud"));
  await user.click(await button("Aceptar de todos modos"));
  await user.type(await field("Motivo"), "La floristería viene a las 14");
  await user.click(screen.getAllByRole("button", { name: "Aceptar de todos modos" }).at(-1)!);
  const request = await drawer("Flores · S-000001");
  expect(await request.findByText("Solicitud aceptada")).toBeInTheDocument();
  expect(request.getByText("La floristería viene a las 14")).toBeInTheDocument();
  expect(db.requests.get("S-000001").state).toBe("accepted");
});

it("finishes a nightly request night by night, and says who did it and when", async () => {
  const { user, db } = await openRequests("", { isEmpty: true, asked: [{ dueTime: "23:00" }] });
  await user.click(await button("Aceptar: Cuna, S-000001"));
  await user.click(await screen.findByRole("link", { name: "Cuna" }));
  const request = await drawer("Cuna · S-000001");
  await user.click(await request.findByRole("button", { name: /^Hecha: martes, 14 de abril$/ }));
  expect(await request.findByText(/^Hecha: .+, 14 abr 2026, 10:00$/)).toBeInTheDocument();
  expect(request.getAllByText("Pendiente")).toHaveLength(2);
  expect(db.requests.get("S-000001").state).toBe("inProgress");
  await user.click(await request.findByRole("button", { name: "Hecha" }));
  expect(await request.findByText("Aún no toca: es para la noche del 15/04/2026.")).toBeVisible();
});

it("rejects with a reason, and shows what can no longer be changed", async () => {
  const { user } = await openRequests("/S-000001", { isEmpty: true, asked: [{ kind: "highFloor" }] });
  await user.click(await button("Rechazar"));
  const dialog = within(await screen.findByRole("dialog", { name: "Rechazar" }));
  await user.click(dialog.getByRole("button", { name: "Rechazar" }));
  expect(dialog.getByLabelText("Motivo")).toHaveAccessibleDescription("Escriba el motivo.");
  await user.type(dialog.getByLabelText("Motivo"), "La planta alta está completa");
  await user.click(dialog.getByRole("button", { name: "Rechazar" }));
  expect(await screen.findByText("La planta alta está completa")).toBeInTheDocument();
  expect(await field("Nota")).toBeDisabled();
  expect(screen.queryByRole("button", { name: "Guardar cambios" })).not.toBeInTheDocument();
});

it("is offered on the page of its reservation, whose requests are listed there", async () => {
  const { user, router, stay } = await openRequests("", { isEmpty: true, asked: [{ kind: "towels" }] });
  await router.navigate(`/app/booking/management/booking/${stay.id}?tab=requests`);
  const section = within(await screen.findByRole("region", { name: "Solicitudes" }));
  const link = await section.findByRole("link", { name: "Toallas" });
  expect(link).toHaveAttribute("href", `${list}/S-000001`);
  expect(section.getByText("Nueva")).toBeInTheDocument();
  await user.click(section.getByRole("button", { name: "Nueva solicitud" }));
  const form = await drawer("Nueva solicitud");
  expect(await form.findByText(stay.id)).toBeInTheDocument();
  expect(form.getByLabelText("Día")).toHaveValue("14/04/2026");
});
