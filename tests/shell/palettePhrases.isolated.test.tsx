import { screen, waitFor, within } from "@testing-library/react";
import { beforeAll, expect, it, vi } from "vitest";

import type { Desk } from "@/contract/reservations/desk";
import { paths } from "@/shared/routing/paths";

import { alreadySignedIn } from "../support/alreadySignedIn";

/** Stays that the phrases name. */
interface Named {
  /** In house until a later day, with a balance. */
  staying: Desk["inHouse"][number];
  arriving: Desk["arrivals"][number];
}

/** A phrase, and how the first hit begins. */
type Phrase = [string | ((named: Named) => string), string | ((named: Named) => string)];

const phrases: Record<string, Phrase[]> = {
  [paths.hotels]: [
    [({ staying }) => `check-out ${staying.room}`, ({ staying }) => `Check-out de ${staying.customer}`],
    [({ staying }) => `cobrar ${staying.room}`, ({ staying }) => `Cobrar a ${staying.customer}`],
    [({ staying }) => staying.room, ({ staying }) => `Habitación ${staying.room} · ${staying.customer}`],
    ["recepción", "Check-in/out"],
  ],
  [paths.bookingHome]: [
    ["factura", "Facturas"],
    ["bloquear", "Bloquear una habitación"],
    [({ arriving }) => `checkin ${arriving.customer}`, ({ arriving }) => `Check-in de ${arriving.customer}`],
    ["tareas", "My Task"],
  ],
  [paths.reservations]: [
    [({ staying }) => `factura ${staying.room}`, ({ staying }) => `Folio de ${staying.customer}`],
    [({ staying }) => `cambiar habitacion ${staying.room}`, ({ staying }) => `Mover a ${staying.customer}`],
    ["cierre", "Cierre del día"],
  ],
  [paths.checkInOut]: [
    [({ staying }) => staying.id.toLowerCase(), ({ staying }) => `${staying.customer} · ${staying.id}`],
    [({ arriving }) => `llegada ${arriving.customer}`, ({ arriving }) => `Check-in de ${arriving.customer}`],
    ["nueva reserva", "Nueva reserva"],
  ],
  [paths.availability]: [
    [({ staying }) => `bloquear la ${staying.room}`, ({ staying }) => `Bloquear la habitación ${staying.room}`],
    [({ staying }) => `averia ${staying.room}`, ({ staying }) => `Bloquear la habitación ${staying.room}`],
    ["planning", "Disponibilidad"],
    ["walk-in", "Cliente sin reserva"],
  ],
  [paths.guests]: [
    [({ staying }) => staying.customer, ({ staying }) => `${staying.customer} · ${staying.id}`],
    ["reclamaciones", "Quejas"],
    ["whatsapp", "Contacto"],
  ],
  [paths.complaints]: [
    [({ staying }) => `${staying.room} salida`, ({ staying }) => `Check-out de ${staying.customer}`],
    ["peticiones", "Solicitudes"],
    ["cerrar sesion", "Sign out"],
  ],
  [paths.requests]: [
    [({ staying }) => `pago ${staying.customer}`, ({ staying }) => `Cobrar a ${staying.customer}`],
    ["socios", "Fidelidad"],
    ["recepcoin", "Check-in/out"],
  ],
  [paths.guestContact]: [
    ["ajustes", "Settings"],
    ["oscuro", "Oscuro"],
    ["precios", "Tarifas"],
  ],
  [paths.tasks]: [
    [({ staying }) => `hab ${staying.room}`, ({ staying }) => `Habitación ${staying.room}`],
    ["disponiblidad", "Disponibilidad"],
    ["anulaciones", "Cancelaciones"],
  ],
  [paths.chats]: [
    [({ staying }) => `RSV${Number(staying.id.slice(4))}`, ({ staying }) => `${staying.customer} · ${staying.id}`],
    ["mantenimiento", "Bloquear una habitación"],
    ["cuadro de mando", "Hoteles"],
    ["hoy", "El día"],
  ],
  [paths.roomStatus]: [
    ["omar", "Omar"],
    ["limpieza", "Housekeeping"],
    ["previsión", "Previsión"],
  ],
};

beforeAll(async () => void (await import("../support/openApp")), 60_000); // reading the files once takes its time

it("has forty phrases from twelve pages", () => {
  expect(Object.keys(phrases)).toHaveLength(12);
  expect(Object.values(phrases).flat().length).toBeGreaterThanOrEqual(40);
});

it.each(Object.entries(phrases))("finds at once what is meant, on a fresh start at %s", async (path, said) => {
  vi.resetModules(); // without the texts, the code and the replies of another page
  const { openApp } = await import("../support/openApp");
  const { reservationsApi } = await import("@/shared/stay/record/reservationsApi");
  alreadySignedIn();
  const { user } = openApp(path, {}, { reservations: 120, messages: 10 });
  await screen.findByRole("button", { name: /Buscar o ir a…/ });
  await user.keyboard("{Control>}k{/Control}");
  const field = await screen.findByRole("combobox", { name: "Buscar páginas y acciones" });
  const results = within(screen.getByRole("listbox", { name: "Resultados" }));
  const named = namedIn(await reservationsApi.getDesk());
  for (const [phrase, wanted] of said) {
    await user.clear(field);
    await user.paste(typeof phrase === "string" ? phrase : phrase(named));
    const title = typeof wanted === "string" ? wanted : wanted(named);
    await waitFor(() => expect(results.getAllByRole("option")[0]?.textContent).toMatch(startingWith(title)));
  }
});

function namedIn({ inHouse, arrivals, businessDate }: Desk): Named {
  const rooms = inHouse.filter(({ checkout, balance }) => checkout.slice(0, 10) > businessDate && balance > 0);
  const once = (customer: string) => [...inHouse, ...arrivals].filter((row) => row.customer === customer).length === 1;
  const [staying, arriving] = [rooms, arrivals].map((rows) => rows.find(({ customer }) => once(customer)));
  return { staying: staying!, arriving: arriving! };
}

const startingWith = (title: string) => new RegExp(`^${title.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)}`);
