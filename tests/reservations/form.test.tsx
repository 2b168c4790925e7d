import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";

import { ratesContract } from "@/contract/reservations/rates";
import { reservationListContract } from "@/contract/reservations/reservationList";
import { reservationsContract } from "@/contract/reservations/reservations";
import { createClient } from "@/shared/api/createClient";
import { paths } from "@/shared/routing/paths";

import { bookingDraft } from "../support/bookingDraft";
import { alreadySignedIn } from "../support/alreadySignedIn";
import { failing, openApp } from "../support/openApp";

const api = createClient({ ...reservationListContract, ...reservationsContract });
const pathOf = (id: string) => `/app/booking/management/booking/${id}`;
const noon = () => new Date("2026-03-27T10:00:00.000Z");

async function openForm(id = "-", conditions: Parameters<typeof openApp>[1] = {}) {
  alreadySignedIn();
  const app = openApp(pathOf(id), { now: noon, ...conditions });
  await screen.findByRole("heading", { name: "Estancia" });
  return app;
}

type User = Awaited<ReturnType<typeof openForm>>["user"];

const field = (label: string) => screen.getByLabelText(label, { selector: "input, select, textarea" });
/** At once, as if pasted: letter by letter would take the whole form along each time. */
async function write(user: User, into: HTMLElement, text: string) {
  await user.click(into);
  await user.paste(text);
}

const save = () => screen.getByRole("button", { name: "Crear reserva" });
const alert = () => screen.findByRole("alert");

async function writeStay(user: User, dates: string) {
  const stay = field("Llegada y salida");
  await user.clear(stay);
  await write(user, stay, dates);
  await user.keyboard("{Enter}");
}

async function writeGuest(user: User, name = "Zoe Nadal") {
  await write(user, document.querySelector("input[name=guest]")!, name);
  await user.click(await screen.findByRole("option", { name: `Crear huésped «${name}»` }));
  await write(user, field("Correo electrónico"), "zoe.nadal@example.org");
}

/** A weekend in May, for two adults, in a double room. */
async function fillIn(user: User, name?: string) {
  await writeStay(user, "08/05/2026 - 10/05/2026");
  await user.click(await screen.findByRole("radio", { name: /^Doble ?desde/ }));
  await writeGuest(user, name);
}

/** A booking as another desk would make it. */
const bookElsewhere = () => api.createReservation({ body: { clientId: "of another desk", draft: bookingDraft } });

it("leads back to where it was opened, or where a new reservation was begun", async () => {
  const back = () => screen.findByRole("link", { name: "Regresar" });
  alreadySignedIn();
  const { user, router } = openApp("/app/booking/list?view=inHouse&page=2", { now: noon });
  const [edit] = await screen.findAllByRole("button", { name: /^Editar a / });
  await user.click(edit!);
  expect(await back()).toHaveAttribute("href", "/app/booking/list?view=inHouse&page=2");
  await act(() => router.navigate(paths.bookingHome));
  await screen.findByRole("heading", { level: 1, name: "El día" });
  await user.click(await screen.findByRole("link", { name: "Nueva reserva" }));
  expect(await back()).toHaveAttribute("href", paths.bookingHome);
  await fillIn(user);
  await user.click(save());
  await screen.findByRole("heading", { name: "Editar reserva" });
  await user.click(await back());
  expect(await screen.findByRole("heading", { level: 1, name: "El día" })).toBeInTheDocument();
});

describe("a new reservation", () => {
  it("is written down, saved once, and opens on its own page", async () => {
    const { user, router } = await openForm();
    expect(screen.getByRole("heading", { name: "Nueva reserva" })).toBeInTheDocument();
    const titles = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
    expect(titles.slice(0, 4)).toEqual(["Estancia", "Empresa o agencia", "Tipo y tarifa", "Huésped"]); // the price before the guest
    await fillIn(user);
    await user.selectOptions(field("Niños"), "1");
    await user.selectOptions(await screen.findByLabelText("Edad del niño 1"), "6");
    await user.dblClick(save());
    expect(await screen.findByText(/^Reserva RSV-\d+ creada$/)).toBeInTheDocument();
    expect(await screen.findByRole("heading", { name: "Editar reserva" })).toBeInTheDocument();
    expect(router.state.location.pathname).toMatch(/RSV-\d+$/);
    expect(await screen.findByRole("heading", { name: "Zoe Nadal" })).toBeInTheDocument();
    const found = await api.listReservations({ query: { text: "zoe nadal" } });
    expect(found.rows).toHaveLength(1);
    expect(found.rows[0]).toMatchObject({ cant_personas: 3, checkin: "2026-05-08 15:00" });
  });

  it("is for a guest with a single name, and for a guest whose names are told apart", async () => {
    const { user } = await openForm();
    await fillIn(user, "Suharto");
    expect(field("Nombre")).toHaveValue("Suharto");
    expect(field("Apellidos")).toHaveValue("");
    await user.click(save());
    expect(await screen.findByRole("heading", { name: "Suharto" })).toBeInTheDocument();
    cleanup();
    const { user: next } = await openForm();
    await writeGuest(next, "María José de la Fuente García");
    expect(field("Nombre")).toHaveValue("María José");
    expect(field("Apellidos")).toHaveValue("de la Fuente García");
  });

  it("is not booked for the former dates when wrong dates are typed over them", async () => {
    const { user } = await openForm();
    await fillIn(user);
    const wrong = {
      "31/05/2026 - 31/06/2026": "Escriba las fechas como 27/03/2026 - 30/03/2026.",
      "10/05/2026 - 08/05/2026": "La segunda fecha es anterior a la primera.",
      "08/05/2026": "Escriba también la segunda fecha.",
      "01/03/2026 - 03/03/2026": "La primera fecha posible es el 27/03/2026.",
    };
    for (const [typed, sentence] of Object.entries(wrong)) {
      await writeStay(user, typed);
      await user.keyboard("{Control>}{Enter}{/Control}");
      expect(await alert()).toHaveTextContent("Elija las fechas de llegada y salida.");
      await user.click(save());
      expect(screen.getByText(sentence)).toBeInTheDocument();
      expect(field("Llegada y salida")).toHaveValue(typed);
    }
    expect((await api.listReservations({ query: { text: "zoe nadal" } })).total).toBe(0);
  });

  it("asks for the age of each child, how to reach the guest, and until when an option stands", async () => {
    const { user } = await openForm();
    await fillIn(user);
    const types = screen.getAllByRole("radio").length;
    await user.selectOptions(field("Niños"), "2");
    await user.selectOptions(await screen.findByLabelText("Edad del niño 2"), "4");
    expect(field("Edad del niño 1")).toHaveAccessibleDescription(/hasta entonces/);
    await user.clear(field("Correo electrónico"));
    await user.selectOptions(field("Crear como"), "Opción");
    await user.click(save());
    const told = await alert();
    expect(told).toHaveTextContent("Indique la edad de cada niño.");
    expect(told).toHaveTextContent("Escriba un correo o un teléfono de contacto.");
    expect(told).toHaveTextContent("Indique hasta qué día se mantiene la opción.");
    expect(field("Edad del niño 1")).toBeInvalid();
    expect(field("Edad del niño 2")).toBeValid();
    expect(screen.getAllByRole("radio")).toHaveLength(types); // the offers stay
    await user.selectOptions(field("Niños"), "1");
    await user.selectOptions(field("Edad del niño 1"), "6");
    await user.selectOptions(field("Crear como"), "Confirmada");
    await write(user, field("Teléfono"), "+34 600 111 222");
    await user.click(save());
    expect(await screen.findByText(/^Reserva RSV-\d+ creada$/)).toBeInTheDocument();
  });

  it("says price, deposit and policy with the extras, and keeps type and rate for other dates", async () => {
    const { user } = await openForm();
    await fillIn(user);
    const single = /Individual.*La habitación admite hasta 1 persona; hay 2\./;
    expect(screen.getByRole("radio", { name: single })).toBeInTheDocument();
    const summary = within(screen.getByRole("complementary", { name: "Resumen" }));
    expect(summary.getByText("08/05/2026")).toBeInTheDocument();
    expect(summary.getByText("Gratis hasta el 05/05/2026")).toBeInTheDocument();
    expect(summary.getByText("Sin depósito")).toBeInTheDocument();
    const centsOf = () => Number(screen.getByText("Total").nextElementSibling!.textContent.replace(/\D/g, ""));
    const room = centsOf();
    await user.click(screen.getByRole("button", { name: "Añadir extras" }));
    expect(screen.getAllByRole("spinbutton")[0]).toHaveFocus();
    await user.type(field("Desayuno"), "{Control>}a{/Control}1");
    await waitFor(() => expect(centsOf() - room).toBe(1400 * 2 * 2));
    await user.click(screen.getByRole("radio", { name: /^Media pensión/ }));
    await writeStay(user, "15/05/2026 - 18/05/2026");
    await waitFor(() => expect(screen.getByText(/^3 noches: /)).toBeInTheDocument());
    expect(await screen.findByRole("radio", { name: /^Doble ?desde/ })).toBeChecked();
    expect(screen.getByRole("radio", { name: /^Media pensión/ })).toBeChecked();
  });

  it("warns of a guest who is known already, and takes them when told to", async () => {
    const { user } = await openForm();
    await bookElsewhere();
    await fillIn(user);
    await user.clear(field("Correo electrónico"));
    await write(user, field("Correo electrónico"), "ana.otero@example.org");
    expect(await screen.findByText("Ya existe Ana Otero: ¿es la misma persona?")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Sí, usar su ficha" }));
    expect(screen.getByText("Ana Otero")).toBeInTheDocument();
    expect(screen.queryByLabelText("Apellidos")).not.toBeInTheDocument();
  });

  it("says when the availability cannot be asked for, and asks again", async () => {
    const { user } = await openForm("-", failing(ratesContract.listOffers, 500, 1));
    await writeStay(user, "08/05/2026 - 10/05/2026");
    expect(await screen.findByText("No se ha podido consultar la disponibilidad.")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Reintentar" }));
    expect(await screen.findByRole("radio", { name: /^Doble ?desde/ })).toBeInTheDocument();
  });
});
