import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";

import { dayContract } from "@/contract/day/day";
import { ratesContract } from "@/contract/reservations/rates";
import { createClient } from "@/shared/api/createClient";

import { bookingDraft } from "../support/bookingDraft";
import { alreadySignedIn } from "../support/alreadySignedIn";
import { editedField } from "../support/editedField";
import { openApp } from "../support/openApp";
import { reservationCalls } from "../support/reservationCalls";

const api = createClient({ ...reservationCalls, ...ratesContract, ...dayContract });
const noon = () => new Date("2026-03-27T10:00:00.000Z");
const stay = { arrival: "2026-05-08", departure: "2026-05-10" };

const field = (label: string) => screen.getByLabelText(label, { selector: "input, select, textarea" });
const summary = () => within(screen.getByRole("complementary", { name: "Resumen" }));
const isCreated = () => screen.findByText(/^Reserva RSV-\d+ creada$/);

type User = ReturnType<typeof openApp>["user"];

async function write(user: User, into: HTMLElement, text: string) {
  await user.clear(into);
  await user.click(into);
  await user.paste(text);
}

async function openForm() {
  alreadySignedIn();
  const app = openApp("/app/booking/management/booking/-", { now: noon });
  await screen.findByRole("heading", { name: "Estancia" });
  return app;
}

async function writeStay(user: User, dates = "08/05/2026 - 10/05/2026") {
  await write(user, field("Llegada y salida"), dates);
  await user.keyboard("{Enter}");
}

const bookElsewhere = (changes: object = {}) =>
  api.createReservation({ body: { clientId: crypto.randomUUID(), draft: { ...bookingDraft, ...changes } } });

const offered = async (roomTypeId: string) =>
  (await api.listOffers({ query: { ...stay, adults: 2 } })).find((offer) => offer.roomTypeId === roomTypeId)!;

async function fillType(roomTypeId: string) {
  while ((await offered(roomTypeId)).reasons.length === 0) await bookElsewhere({ ...stay, roomTypeId });
}

const found = async () => (await api.listReservations({ query: { text: "zoe nadal" } })).rows[0]!;

describe("an agency that asks for a type that is full", () => {
  async function askForFull() {
    const { user } = await openForm();
    await fillType("STE");
    await writeStay(user);
    await user.click(await screen.findByRole("radio", { name: /^Suite ?Sin disponibilidad/ }));
    await write(user, document.querySelector("input[name=guest]")!, "Zoe Nadal");
    await user.click(await screen.findByRole("option", { name: "Crear huésped «Zoe Nadal»" }));
    await write(user, field("Correo electrónico"), "zoe.nadal@example.org");
    await user.selectOptions(field("Canal"), "Booking.com");
    return { user, create: () => user.click(screen.getByRole("button", { name: "Crear reserva" })) };
  }

  const way = (name: string | RegExp) => screen.findByRole("button", { name });

  it("goes on the waiting list with a press, and is shown on the day once there is room", async () => {
    const { user, create } = await askForFull();
    await user.click(await way("Poner en lista de espera"));
    expect(field("Crear como")).toHaveDisplayValue("Lista de espera");
    await create();
    await isCreated();
    expect((await found()).situation).toBe("waitlist");
    const { id } = await found();
    const isCalled = async () =>
      (await api.getDay()).urgent.some(({ kind, reservation }) => kind === "waitlistRoom" && reservation.id === id);
    expect(await isCalled()).toBe(false);
    const held = (await api.listReservations({ query: { from: stay.arrival, to: stay.arrival } })).rows;
    const leaving = held.find(({ roomTypeId, situation }) => roomTypeId === "STE" && situation === "confirmed")!;
    const params = { id: leaving.id, action: "cancel" };
    await api.actOnReservation({ params, body: { version: leaving.version, cancelReason: "other" } });
    expect(await isCalled()).toBe(true);
  });

  it("takes another type with a press, which says its price and the difference", async () => {
    const { user, create } = await askForFull();
    const [wanted, other] = [await offered("STE"), await offered("JST")];
    const less = (wanted.total - other.total) / 100;
    const types = within(screen.getByRole("group", { name: "Otros tipos en estas fechas" }));
    const junior = types.getByRole("button", { name: /^Junior suite/ });
    expect(junior).toHaveTextContent(new RegExp(`\\(−${less.toFixed(2).replace(".", ",")}\\s€\\)$`));
    await user.click(await way("Poner en lista de espera"));
    await user.click(junior);
    expect(field("Crear como")).toHaveDisplayValue("Confirmada"); // need not wait any more
    expect(screen.queryByRole("group", { name: "Otros tipos en estas fechas" })).not.toBeInTheDocument();
    await create();
    await isCreated();
    expect(await found()).toMatchObject({ roomTypeId: "JST", channelId: "booking", total: other.total });
  });

  it("takes other dates with a press", async () => {
    const { user, create } = await askForFull();
    await user.click(await way(/^06\/05\/2026 – 08\/05\/2026/));
    expect(field("Llegada y salida")).toHaveValue("06/05/2026 - 08/05/2026");
    expect(await screen.findByRole("radio", { name: /^Suite ?desde/ })).toBeChecked();
    await create();
    await isCreated();
    expect((await found()).checkin).toMatch(/^2026-05-06/);
  });

  it("is sold a room beyond the allowance with a reason, and not without", async () => {
    const { user, create } = await askForFull();
    await create();
    expect(await screen.findByRole("alert")).toHaveTextContent("Sin disponibilidad de Suite");
    await write(user, field("Motivo para vender de todos modos"), "Acuerdo con la agencia");
    await create();
    await isCreated();
    const { history } = await api.getReservation({ params: { id: (await found()).id } });
    expect(history[0]!.note).toBe("Acuerdo con la agencia");
  });

  it("gives no reason for another type than that for which it was written", async () => {
    const { user } = await askForFull();
    const junior = await way(/^Junior suite/);
    await write(user, field("Motivo para vender de todos modos"), "Acuerdo por la suite");
    await user.click(junior);
    await fillType("JST");
    await user.click(await screen.findByRole("radio", { name: /^Junior suite ?Sin disponibilidad/ }));
    await waitFor(() => expect(field("Motivo para vender de todos modos")).toHaveValue(""));
  });
});

it("adds the nights that a minimum stay, or a later night, asks for with a press", async () => {
  const { user, db } = await openForm();
  await writeStay(user, "05/05/2026 - 06/05/2026");
  await user.click(await screen.findByRole("radio", { name: /^Doble ?desde/ }));
  await user.click(screen.getByRole("radio", { name: /^Media pensión.*Estancia mínima de 2 noches/ }));
  await user.click(await screen.findByRole("button", { name: "Añadir 1 noche" }));
  expect(field("Llegada y salida")).toHaveValue("05/05/2026 - 07/05/2026");
  await waitFor(() => expect(screen.queryByRole("button", { name: "Añadir 1 noche" })).not.toBeInTheDocument());
  act(() => db.hotel.setUp.changeRates((rates) => rates.put("HB", "DBL", "2026-05-13", { minStayThrough: 4 })));
  await writeStay(user, "12/05/2026 - 14/05/2026");
  await user.click(await screen.findByRole("radio", { name: /^Media pensión.*Estancia mínima de 4 noches/ }));
  await user.click(await screen.findByRole("button", { name: "Añadir 2 noches" }));
  expect(field("Llegada y salida")).toHaveValue("12/05/2026 - 16/05/2026");
});

describe("a negotiated price", () => {
  async function negotiate() {
    const { user } = await openForm();
    await writeStay(user);
    await user.click(await screen.findByRole("radio", { name: /^Doble ?desde/ }));
    await user.click(screen.getByRole("button", { name: "Negociar el precio" }));
    return {
      user,
      create: () => user.click(screen.getByRole("button", { name: "Crear reserva" })),
      type: (amount: string) => write(user, field("Precio negociado por noche"), amount),
    };
  }

  it("is understood as it is typed; what is no price stays, and is asked for", async () => {
    const { user, create, type } = await negotiate();
    const total = () =>
      summary()
        .getByText("Total")
        .nextElementSibling!.textContent.replace(/[.\s€]/g, "");
    for (const [amount, expected] of [
      ["1.234,50", "2469,00"],
      ["1234.5", "2469,00"],
      ["0,01", "0,02"],
      ["0", "0,00"],
    ] as const) {
      await type(amount);
      expect(total(), amount).toBe(expected);
    }
    for (const typed of ["ochenta", "-5", "0,001", "99999999"]) {
      await type(typed);
      await create();
      await waitFor(() =>
        expect(field("Precio negociado por noche")).toHaveAccessibleDescription(/Escriba un precio por noche de 0 a/),
      );
      expect(field("Motivo del precio negociado")).toHaveAccessibleDescription("Escriba el motivo del precio.");
      expect(field("Precio negociado por noche")).toHaveValue(typed);
    }
    await user.click(screen.getByRole("button", { name: "Volver al precio de la tarifa" }));
    expect(screen.queryByLabelText("Precio negociado por noche")).not.toBeInTheDocument();
  });

  it("is asked about where it is less than a third or more than three times the plan's", async () => {
    const { user, create, type } = await negotiate();
    for (const usual of ["60", "300"]) {
      await type(usual);
      expect(screen.queryByRole("checkbox", { name: /^¿Seguro\?/ })).not.toBeInTheDocument();
    }
    await type("8");
    const less = /^¿Seguro\? Es menos de la tercera parte.*Sí, 8,00\s€ por noche\.$/;
    await user.click(await screen.findByRole("checkbox", { name: less }));
    expect(screen.getByRole("checkbox", { name: less })).toBeChecked();
    await type("99999");
    await write(user, field("Motivo del precio negociado"), "Feria");
    const sure = () => screen.getByRole("checkbox", { name: /^¿Seguro\?.*Sí, 99\.999,00\s€ por noche\.$/ });
    await create();
    await waitFor(() => expect(sure()).toHaveAccessibleDescription("Confirme el precio, o corríjalo."));
    await user.click(sure());
    await waitFor(() => expect(sure()).not.toBeInvalid());
    await type("88888");
    expect(await screen.findByRole("checkbox", { name: /88\.888,00/ })).not.toBeChecked();
  });
});

describe("a change of a reservation", () => {
  async function openBooked(changes: object) {
    const { user, router } = await openForm();
    const { id, total } = await bookElsewhere(changes);
    await act(() => router.navigate(`/app/booking/management/booking/${id}`));
    await screen.findByRole("heading", { name: "Editar reserva" });
    await waitFor(() => expect(editedField("Llegada y salida")).toBeInTheDocument());
    await screen.findByRole("radio", { name: /^Doble ?desde/ });
    return { id, total, user };
  }

  it("says the difference before it is saved, and counts added nights at the negotiated price", async () => {
    const { id, user } = await openBooked({ negotiatedPrice: { perNight: 120_00, reason: "Feria" } });
    await writeStay(user, "08/05/2026 - 11/05/2026");
    const change = await screen.findByText(/^Antes 240,00\s€, ahora 360,00\s€: \+120,00\s€$/);
    expect(change).toBeInTheDocument();
    expect(summary().getByText("Ya cobrado").nextElementSibling).toHaveTextContent("0,00 €");
    await user.click(screen.getByRole("button", { name: "Guardar cambios" }));
    await waitFor(() => expect(screen.queryByText(/^Antes /)).not.toBeInTheDocument());
    expect((await api.getReservation({ params: { id } })).total).toBe(360_00);
  });

  it("of the type may leave the price as it was agreed", async () => {
    const { id, total, user } = await openBooked({ roomTypeId: "FAM" });
    await user.click(await screen.findByRole("radio", { name: /^Doble ?desde/ }));
    expect(await screen.findByText(/^Antes .* −/)).toBeInTheDocument();
    await user.click(screen.getByRole("checkbox", { name: "Mantener el precio acordado" }));
    expect(screen.queryByText(/^Antes /)).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Guardar cambios" }));
    await waitFor(async () =>
      expect(await api.getReservation({ params: { id } })).toMatchObject({ roomTypeId: "DBL", total }),
    );
    const { history } = await api.getReservation({ params: { id } });
    expect(history[0]!.changes.map(({ field: changed }) => changed)).toEqual(["roomTypeId", "priceKept"]);
  });

  it("is not told as saved where another desk has changed the price that it keeps", async () => {
    const { id, user } = await openBooked({ roomTypeId: "FAM" });
    await user.click(await screen.findByRole("radio", { name: /^Doble ?desde/ }));
    await user.click(screen.getByRole("checkbox", { name: "Mantener el precio acordado" }));
    const { version, guest } = await api.getReservation({ params: { id } });
    const draft = { ...bookingDraft, newGuest: undefined, guestId: guest.id, roomTypeId: "DBL" };
    await api.updateReservation({ params: { id }, body: { version, draft } });
    await user.click(screen.getByRole("button", { name: "Guardar cambios" }));
    expect(await screen.findByRole("heading", { name: "Otra persona modificó esta reserva" })).toBeInTheDocument();
  });
});
