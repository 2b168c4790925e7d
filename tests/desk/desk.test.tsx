import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";

import { billingContract } from "@/contract/billing/billing";
import { deskContract, type DeskRow } from "@/contract/reservations/desk";
import { folioContract } from "@/contract/reservations/folios";
import { requestsContract } from "@/contract/guests/requests";
import { reservationActionsContract } from "@/contract/reservations/reservationActions";
import { reservationsContract } from "@/contract/reservations/reservations";
import type { ReservationDraft } from "@/contract/reservations/reservationDraft";
import { createClient } from "@/shared/api/createClient";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { bookingDraft } from "../support/bookingDraft";
import { openApp } from "../support/openApp";

const api = createClient({
  ...reservationActionsContract,
  ...reservationsContract,
  ...folioContract,
  ...deskContract,
  ...requestsContract,
});
const now = () => new Date("2026-03-27T10:00:00.000Z");
const today = "2026-03-27";
const list = "/app/booking/checkinout";

const person = { ...bookingDraft.newGuest!, firstName: "Ana", lastName: "Ramos", country: "ES" };

/** The desk, and a guest who arrives today and has a room. */
async function openDesk(changes: Partial<ReservationDraft> = {}) {
  alreadySignedIn();
  const app = openApp("/app/tasks", { now });
  const { rooms } = await api.getDesk();
  const free = await api.listFreeRooms({ query: { departure: "2026-03-29", adults: 2 } });
  const { roomId, roomTypeId, ratePlanId } = free.find((one) => one.roomTypeId === "DBL") ?? free[0]!;
  const stay = { arrival: today, departure: "2026-03-29", roomTypeId, ratePlanId, newGuest: person };
  const draft = { ...bookingDraft, ...stay, ...changes };
  const booking = await api.createReservation({ body: { clientId: "ana", draft, roomId } });
  await app.router.navigate(list);
  await screen.findByRole("table", { name: "Llegadas" });
  return { ...app, booking, roomId, roomNumber: roomId.slice(2), rooms };
}

type Desk = Awaited<ReturnType<typeof openDesk>>;

const stored = ({ booking: { id } }: Desk) => api.getReservation({ params: { id } });
const table = (name: string) => screen.findByRole("table", { name });
const row = async (name: string) => within(await table(name)).findByRole("row", { name: /Ana Ramos/ });
const drawer = async (name: string) => within(await screen.findByRole("dialog", { name }));
const checks = async () =>
  within((await drawer("Check-in de Ana Ramos")).getByRole("list", { name: "Comprobaciones" }));

async function openCheckIn({ user }: Desk) {
  await user.click(await screen.findByRole("button", { name: "Check-in de Ana Ramos" }));
  return await drawer("Check-in de Ana Ramos");
}

/** Writes what is missing of the guest, as the dialog asks for it. */
async function complete({ user }: Desk, number = "12345678Z") {
  await user.click(await screen.findByRole("button", { name: "Completar datos" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Datos del huésped" }));
  await user.selectOptions(dialog.getByLabelText("Tipo de documento"), "DNI");
  await user.clear(dialog.getByLabelText("DNI o pasaporte"));
  await user.type(dialog.getByLabelText("DNI o pasaporte"), number);
  await user.clear(dialog.getByLabelText("Fecha de nacimiento"));
  await user.type(dialog.getByLabelText("Fecha de nacimiento"), "01/05/1990");
  await user.click(dialog.getByRole("button", { name: "Guardar datos" }));
  return dialog;
}

describe("the desk's lists", () => {
  it("are three tables; a search finds a name or a room in all of them, and stays in the address", async () => {
    const desk = await openDesk();
    expect(await row("Llegadas")).toHaveTextContent(/Ana Ramos.*Faltan 2 datos.*Limpia/);
    await desk.user.type(screen.getByRole("searchbox", { name: "Buscar por nombre o habitación" }), "ana ramos");
    const found = within(await table("Llegadas")).getAllByRole("row");
    expect(found).toHaveLength(2); // with its head
    expect(window.location.search).toBe("?text=ana+ramos");
    await desk.user.click(screen.getByRole("tab", { name: "En casa" }));
    expect(await screen.findByText("Nadie coincide con «ana ramos».")).toBeInTheDocument();
  });
});

it("is found by the number of its invoice, with hyphens or without", async () => {
  const { user, booking } = await openDesk();
  const { id, version } = booking;
  const bar = { description: "Bar", unitPrice: 10_00, quantity: 1, vat: 10 as const };
  await api.actOnFolio({ params: { id, action: "charge" }, body: { version, sourceRef: "bar", ...bar } });
  const { billAccount } = createClient(billingContract);
  const body = { clientId: "bar", draft: { reservationId: id, window: "guest" as const } };
  const { number } = await billAccount({ body });
  const box = screen.getByRole("searchbox", { name: "Buscar por nombre o habitación" });
  await user.click(box);
  await user.paste(number.replaceAll("-", "").toLowerCase());
  expect(await row("Llegadas")).toHaveTextContent(number);
  expect(within(await table("Llegadas")).getAllByRole("row")).toHaveLength(2); // with its head
});

describe("a check-in", () => {
  it("takes two presses where nothing is missing, tells the keys, and enrols who agrees", async () => {
    const desk = await openDesk();
    const { id } = desk.booking;
    const guest = { documentType: "dni", document: "12345678Z", birthDate: "1990-05-01" } as const;
    await api.actAtDesk({ params: { id, action: "completeGuest" }, body: { version: 1, guest } });
    const opened = await openCheckIn(desk);
    const deed = await opened.findByRole("button", { name: "Hacer check-in" });
    expect(deed).toHaveFocus();
    await desk.user.click(opened.getByRole("button", { name: "Dar de alta como socio" }));
    const consent = opened.getByRole("checkbox", { name: /^El huésped acepta participar/ });
    expect(consent).toHaveAccessibleDescription("Pregunte al huésped y marque que acepta.");
    await desk.user.click(consent);
    await desk.user.click(opened.getByRole("button", { name: "Dar de alta como socio" }));
    expect(await opened.findByRole("link", { name: "Azul · 0 puntos" })).toBeInTheDocument();
    await desk.user.selectOptions(opened.getByLabelText("Llaves que se entregan"), "3");
    await desk.user.click(deed);
    expect(await opened.findByText(`Check-in hecho: habitación ${desk.roomNumber}.`)).toBeInTheDocument();
    const goOn = within(opened.getByRole("navigation", { name: "Siguiente paso" }));
    expect(goOn.getByRole("link", { name: /^Siguiente llegada: / })).not.toHaveTextContent("Ana Ramos");
    expect(goOn.getByRole("link", { name: "Ver reserva" })).toHaveAttribute("href", expect.stringContaining(id));
    expect(await stored(desk)).toMatchObject({ state: "inHouse", keys: 3 });
    await desk.user.keyboard("{Escape}");
    await waitFor(async () => expect(screen.queryByRole("button", { name: "Check-in de Ana Ramos" })).toBeNull());
    await desk.user.click(screen.getByRole("tab", { name: "En casa" }));
    expect(await row("En casa")).toHaveTextContent(/Ana RamosAzul/);
  });

  it("says what is missing, and has it filled in where it stands", async () => {
    const desk = await openDesk();
    const opened = await openCheckIn(desk);
    expect(await opened.findByText("Faltan: DNI o pasaporte y Fecha de nacimiento.")).toBeInTheDocument();
    const dialog = await complete(desk, "12345678A");
    expect(dialog.getByLabelText("DNI o pasaporte")).toHaveAccessibleDescription(
      "El número y la letra del documento no se corresponden.",
    );
    await desk.user.keyboard("{Escape}");
    await desk.user.click(await screen.findByRole("button", { name: "Salir y descartar" }));
    await complete(desk);
    expect(await opened.findByText("Ficha completa; el parte de viajeros se rellena abajo.")).toBeInTheDocument();
    expect((await stored(desk)).guest).toMatchObject({ document: "12345678Z", birthDate: "1990-05-01" });
  });

  it("waits for a deposit, which is taken where it stands, and shows what the guest asked for", async () => {
    const desk = await openDesk({ guarantee: "prepaid" });
    const draft = { reservationId: desk.booking.id, quantity: 1, dueOn: today, dueTime: "15:00", note: "" };
    await api.createRequest({ body: { clientId: "towels", draft: { ...draft, kind: "towels" } } });
    const opened = await openCheckIn(desk);
    const asked = await opened.findByRole("link", { name: /^Toallas/ });
    expect(asked).toHaveAttribute("href", expect.stringMatching(/^\/app\/customers\/request\/S-/));
    const deed = await opened.findByRole("button", { name: "Hacer check-in" });
    expect(deed).toHaveAttribute("aria-disabled", "true");
    await desk.user.click((await checks()).getByRole("button", { name: "Cobrar" }));
    const dialog = within(await screen.findByRole("dialog", { name: /^Cobrar/ }));
    await desk.user.selectOptions(dialog.getByLabelText("Forma de pago"), "Tarjeta");
    await desk.user.click(dialog.getByRole("button", { name: "Cobrar" }));
    expect(await (await checks()).findByText(/No falta ningún depósito/)).toBeInTheDocument();
    expect(deed).not.toHaveAttribute("aria-disabled");
    expect((await stored(desk)).payments).toMatchObject([{ method: "card", kind: "deposit" }]);
  });

  it("is told where another desk does it, taken back on its day, and not offered once cancelled", async () => {
    const desk = await openDesk();
    const { id, version } = desk.booking;
    const opened = await openCheckIn(desk);
    await opened.findByRole("button", { name: "Hacer check-in" });
    await api.actOnReservation({ params: { id, action: "checkIn" }, body: { version, keys: 2 } });
    expect(await opened.findByText(`Check-in hecho: habitación ${desk.roomNumber}.`)).toBeInTheDocument();
    await desk.user.click(await opened.findByRole("button", { name: "Anular check-in" }));
    expect(await opened.findByRole("button", { name: "Hacer check-in" })).toBeInTheDocument();
    const back = await stored(desk);
    expect(back).not.toHaveProperty("keys");

    const body = { version: back.version, cancelReason: "other" } as const;
    await api.actOnReservation({ params: { id, action: "cancel" }, body });
    const sentence = "No es posible con una reserva en situación «Cancelada».";
    expect(await opened.findByText(sentence)).toBeInTheDocument();
    expect(opened.queryByRole("button", { name: "Hacer check-in" })).toBeNull();
    expect(opened.queryByRole("list", { name: "Comprobaciones" })).toBeNull();
    await desk.router.navigate(`${list}/out/${id}`);
    expect(await (await drawer("Check-out de Ana Ramos")).findByText(sentence)).toBeInTheDocument();
  });
});

describe("a check-out", () => {
  /** In house since today, until tomorrow's departure. */
  async function openCheckOut(desk: Desk) {
    const { id, version } = desk.booking;
    await api.actOnReservation({ params: { id, action: "checkIn" }, body: { version } });
    await desk.router.navigate(`${list}/out/${id}`);
    return await drawer("Check-out de Ana Ramos");
  }

  it("before its time asks what becomes of the nights, then settles the folio and ends the stay", async () => {
    const desk = await openDesk();
    const opened = await openCheckOut(desk);
    expect(await opened.findByText(/La estancia llega hasta el 29\/03\/2026/)).toBeInTheDocument();
    expect(opened.queryByRole("button", { name: "Hacer check-out" })).toBeNull();
    await desk.user.click(opened.getByRole("button", { name: "Salida anticipada" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Salida anticipada" }));
    await desk.user.click(dialog.getByRole("button", { name: "Terminar la estancia hoy" }));
    expect(dialog.getByText("Indique qué se hace con las noches no disfrutadas.")).toBeInTheDocument();
    await desk.user.click(dialog.getByLabelText(/^Cobrarlas/));
    await desk.user.click(dialog.getByRole("button", { name: "Terminar la estancia hoy" }));

    const deed = await opened.findByRole("button", { name: "Hacer check-out" });
    await desk.user.click(deed);
    expect(await opened.findByText(/^Saldo pendiente de/)).toBeInTheDocument();
    await desk.user.click(opened.getByRole("button", { name: "Cobrar" }));
    const payment = within(await screen.findByRole("dialog", { name: /^Cobrar/ }));
    await desk.user.selectOptions(payment.getByLabelText("Forma de pago"), "Bizum");
    await desk.user.click(payment.getByRole("button", { name: "Cobrar" }));
    await waitFor(() => expect(deed).not.toHaveAttribute("aria-disabled"));
    await desk.user.click(deed);
    expect(await opened.findByText("Check-out hecho.")).toBeInTheDocument();
    expect(await stored(desk)).toMatchObject({ state: "checkedOut", departure: today, balance: 0 });
    expect(opened.getByRole("button", { name: "Reabrir estancia" })).toBeInTheDocument();
  });
});

/** The dialog of an arriving group, and the way to choose no others than some. */
async function openGroup({ user }: Desk) {
  await user.click(screen.getByRole("button", { name: "Check-in en grupo" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Check-in en grupo" }));
  async function choose(...names: string[]) {
    for (const box of dialog.getAllByRole<HTMLInputElement>("checkbox")) if (box.checked) await user.click(box);
    for (const name of names) await user.click(dialog.getByRole("checkbox", { name: new RegExp(`^${name}`) }));
  }
  return { dialog, choose };
}

describe("a group that arrives", () => {
  it("is asked about who is not ready: the others arrive alone, or all of them all the same", async () => {
    const desk = await openDesk();
    await openCheckIn(desk);
    await complete(desk);
    await waitFor(async () => expect((await arrivalOf("Ana Ramos")).missing).toEqual([]));
    await desk.router.navigate(list);
    const { arrivals, rooms } = await api.getDesk();
    const isClean = (roomId: string) => rooms.some((room) => room.roomId === roomId && room.cleanliness === "clean");
    const isOther = (one: DeskRow) => isClean(one.roomId) && one.missing.length > 0 && one.missingGuarantee === 0;
    const other = arrivals.find(isOther)!.customer;
    const { dialog, choose } = await openGroup(desk);
    await choose("Ana Ramos", other);
    await desk.user.click(dialog.getByRole("button", { name: "Hacer 2 check-ins" }));
    const held = within(dialog.getByRole("region", { name: /^1 no está lista/ }));
    expect(held.getByRole("listitem")).toHaveTextContent(`${other}: Faltan datos obligatorios del huésped.`);
    expect(held.getByRole("heading")).toHaveFocus();
    expect(held.getByRole("button", { name: "Hacer 2 check-ins igualmente" })).toBeInTheDocument();
    await desk.user.click(held.getByRole("button", { name: "Solo la que está lista" }));
    await waitFor(async () => expect(await stored(desk)).toMatchObject({ state: "inHouse" }));
    expect(await arrivalOf(other)).toMatchObject({ situation: "arrivesToday" });
  });

  it("does not count who waits for an occupied room, and keeps who is refused, with the reason", async () => {
    const desk = await openDesk();
    const { arrivals, rooms } = await api.getDesk();
    const occupantOf = ({ roomId }: DeskRow) => rooms.find((room) => room.roomId === roomId)?.occupant;
    const waiting = arrivals.find((one) => occupantOf(one) && one.missingGuarantee === 0)!;
    const { dialog, choose } = await openGroup(desk);
    const still = `Aún está ${occupantOf(waiting)}`;
    const box = dialog.getByRole("checkbox", { name: new RegExp(`^${waiting.customer}.*${still}`) });
    expect(box).not.toBeChecked();
    await choose(waiting.customer);
    await desk.user.click(dialog.getByRole("button", { name: "Hacer 1 check-in" }));
    const held = within(dialog.getByRole("region", { name: /^1 no está lista/ }));
    expect(held.getByText(still)).toBeInTheDocument();
    expect(held.queryByRole("button", { name: /^Solo/ })).not.toBeInTheDocument();

    await choose("Ana Ramos");
    const { id, version } = desk.booking;
    await api.actOnReservation({ params: { id, action: "unassignRoom" }, body: { version } });
    await desk.user.click(dialog.getByRole("button", { name: "Hacer 1 check-in" }));
    await desk.user.click(dialog.getByRole("button", { name: "Hacer 1 check-in igualmente" }));
    expect(await dialog.findByText("Asigne una habitación antes del check-in.")).toBeInTheDocument();
    expect(await stored(desk)).toMatchObject({ state: "confirmed" });
  });
});

const arrivalOf = async (name: string) => (await api.getDesk()).arrivals.find(({ customer }) => customer === name)!;

/** The walk-in's drawer with a new guest in it, who takes the first free room. */
async function openWalkIn() {
  const { user } = await openDesk();
  await user.click(screen.getByRole("button", { name: "Cliente sin reserva" }));
  const form = await drawer("Cliente sin reserva");
  await waitFor(() => expect(form.getAllByRole("radio")[0]).toBeChecked());
  await user.type(form.getByRole("combobox", { name: "Buscar huésped" }), "Zoe Quintero");
  await user.click(await screen.findByRole("option", { name: /Crear huésped/ }));
  await user.type(await form.findByLabelText("Teléfono"), "+34 600 100 200");
  return { user, form };
}

describe("a guest without a reservation", () => {
  it("gets the first free room, goes on to the check-in with its notes, and arrives on a yes", async () => {
    const { user, form } = await openWalkIn();
    await user.click(form.getByRole("button", { name: "Añadir notas" }));
    await user.type(form.getByLabelText("Solicitud especial"), "Viaja con un perro.");
    await user.click(form.getByRole("button", { name: "Crear reserva" }));
    const opened = await drawer("Check-in de Zoe Quintero");
    const deed = await opened.findByRole("button", { name: "Hacer check-in" });
    expect(deed).toHaveFocus();
    expect(window.location.pathname).toMatch(/checkinout\/in\/RSV-/);
    expect(opened.getByText("Viaja con un perro.")).toBeInTheDocument();
    await user.click(deed);
    const dialog = within(await screen.findByRole("dialog", { name: "¿Hacer check-in igualmente?" }));
    expect(dialog.getByText("Faltan datos obligatorios del huésped.")).toBeInTheDocument();
    expect(opened.queryByText(/^Check-in hecho/)).not.toBeInTheDocument();
    await user.click(dialog.getByRole("button", { name: "Hacer check-in" }));
    expect(await opened.findByText(/^Check-in hecho: habitación \d+\.$/)).toBeInTheDocument();
  });

  it("chooses the plan and its price, and a plan paid at once is paid before the keys", async () => {
    const { user, form } = await openWalkIn();
    const plans = within(await form.findByRole("radiogroup", { name: "Tarifa" }));
    expect(plans.getByRole("radio", { name: /Mejor tarifa disponible/ })).toBeChecked();
    expect(form.getByLabelText("Garantía")).toHaveValue("card");
    await user.click(form.getByRole("button", { name: "Negociar el precio" }));
    await user.clear(form.getByLabelText("Precio negociado por noche"));
    await user.type(form.getByLabelText("Precio negociado por noche"), "70");
    await user.type(form.getByLabelText("Motivo del precio negociado"), "Cliente de la casa");
    await user.click(plans.getByRole("radio", { name: /No reembolsable/ }));
    await waitFor(() => expect(form.getByLabelText("Garantía")).toHaveValue("prepaid"));
    expect(form.getByText(/^Antes del check-in se cobran 70,00/)).toBeInTheDocument();
    await user.click(form.getByRole("button", { name: "Crear reserva" }));
    const opened = await drawer("Check-in de Zoe Quintero");
    expect(await opened.findAllByText(/^Falta la garantía o el depósito de 70,00/)).not.toHaveLength(0);
    expect(opened.getByRole("button", { name: "Hacer check-in" })).toHaveAttribute("aria-disabled", "true");
  });

  it("is left unasked while nothing is typed, though a room is chosen, and is no draft", async () => {
    const desk = await openDesk();
    await desk.user.click(screen.getByRole("button", { name: "Cliente sin reserva" }));
    const form = await drawer("Cliente sin reserva");
    await waitFor(() => expect(form.getAllByRole("radio")[0]).toBeChecked());
    await desk.user.keyboard("{Escape}");
    await waitFor(() => expect(window.location.pathname).toBe(list));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(Object.keys(localStorage).filter((key) => key.startsWith("draft:"))).toEqual([]);

    await desk.user.click(screen.getByRole("button", { name: "Cliente sin reserva" }));
    const again = await drawer("Cliente sin reserva");
    await waitFor(() => expect(again.getAllByRole("radio")[0]).toBeChecked());
    await desk.user.click(again.getAllByRole("radio")[1]!);
    await desk.user.keyboard("{Escape}");
    expect(await screen.findByRole("dialog", { name: "¿Salir sin guardar?" })).toBeInTheDocument();
  });
});
