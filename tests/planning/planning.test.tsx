import { act, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import type { AxiosResponse, InternalAxiosRequestConfig } from "axios";
import { describe, expect, it } from "vitest";

import { billingContract } from "@/contract/billing/billing";
import { addDays, dayNumber } from "@/domain/civilDate";
import { partyIn } from "@/domain/rates/cots";
import { pricedFor } from "@/domain/rates/ratePrices";
import { nightsOf } from "@/domain/stay";

import { createClient } from "@/shared/api/createClient";
import { http } from "@/shared/api/http";
import { formatsOf } from "@/shared/format/formats";
import type { StoredReservation } from "@/fakeBackend/hotel/books/StoredReservation";
import { roomChoiceReasons } from "@/fakeBackend/hotel/reservations/act";

import { acme } from "../support/billingCalls";
import { leaveDirty } from "../support/leaveDirty";
import { dialog, grid, openPlanning } from "./planningDesk";

const day = (date: string) => date.split("-").toReversed().join("/");
const inEuros = (cents: number) => formatsOf("es-ES").money({ cents, currency: "EUR" });
const said = (text: string) =>
  screen.findByText((_, element) => element?.className === "time-grid-said" && element.textContent.includes(text));
/** The rooms that the dialog of a stay offers. */
async function roomsFor(guest: string, user: UserEvent, room?: string) {
  await user.click(await barOf(guest, room));
  const shown = await dialog(guest);
  await user.click(shown.getByRole("button", { name: "Cambiar habitación" }));
  const list = within(await shown.findByRole("list", { name: "Habitaciones" }));
  return { dialog: shown, list, all: () => list.getAllByRole("button", { name: /^\d{3}$/ }) };
}
const barOf = (guest: string, room = "\\d{3}") => screen.findByRole("button", { name: RegExp(`^${guest}, ${room}, `) });

it("has the rooms of each type, stays without a room, and nights; filters rooms, dims bars", async () => {
  const { user, router } = openPlanning("?type=DBL&nights=7");
  const rows = within(await grid());
  const heads = () => rows.getAllByRole("rowheader").map((head) => head.getAttribute("aria-label")!);
  expect(heads()[0]).toBe("Doble");
  expect(heads()).toContain("Sin asignar, Doble");
  expect(rows.getAllByRole("rowheader", { name: "Sin asignar, Doble" })[0]).toHaveTextContent("Sin asignar");
  const columns = rows.getAllByRole("columnheader").map((head) => head.getAttribute("aria-label"));
  expect(columns[1]).toMatch(/^lunes, 13 de abril: /);
  expect(columns[2]).toMatch(/^martes, 14 de abril: -?\d+ libres?, ocupación \d+\s%$/);
  expect(columns).toHaveLength(8);
  await user.selectOptions(screen.getByLabelText("Característica"), "accesible");
  expect(heads().filter((head) => /^\d/.test(head))).toEqual(["104, Limpia, accesible"]);
  await user.selectOptions(screen.getByLabelText("Característica"), "Todas las características");
  await user.selectOptions(screen.getByLabelText("Situación"), "En casa");
  expect(router.state.location.search).toBe("?type=DBL&nights=7&situation=inHouse");
  const bars = rows.getAllByRole("button", { name: /, (En casa|Confirmada)$/ });
  const isDimmed = (bar: HTMLElement) => bar.classList.contains("is-dimmed");
  expect(bars.filter((bar) => isDimmed(bar) === bar.getAttribute("aria-label")!.endsWith("En casa"))).toEqual([]);
  expect(new Set(bars.map(isDimmed))).toEqual(new Set([true, false]));
});

it("has in the address the nights shown, the type, the floor, and which types are folded", async () => {
  const { user, press, router } = openPlanning("?type=ZZZ&floor=77&fold=DBL,STE"); // no such type and floor
  const rows = within(await grid());
  expect(rows.getByRole("rowheader", { name: /^101, / })).toBeInTheDocument();
  expect(rows.getByRole("rowheader", { name: "Doble" })).toHaveAttribute("aria-expanded", "false");
  const unassigned = () => rows.getAllByRole("rowheader", { name: /Sin asignar/ }).length; // a type's first rows
  const ofSingles = unassigned();
  await user.click(rows.getByRole("rowheader", { name: "Doble" }));
  await waitFor(() => expect(unassigned()).toBeGreaterThan(ofSingles));
  expect(new URLSearchParams(router.state.location.search).get("fold")).toBe("STE");
  await act(() => router.navigate("/app/booking/availability?type=IND"));
  await press("7");
  await press("Siguiente");
  await screen.findByText("20/04/2026 – 27/04/2026");
  expect(router.state.location.search).toBe("?type=IND&nights=7&from=2026-04-20");
  expect(screen.getByRole("button", { name: "7" })).toHaveAttribute("aria-pressed", "true");
  await press("Anterior");
  await screen.findByText("13/04/2026 – 20/04/2026");
  await press("Siguiente");
  await press("Hoy");
  await screen.findByText("13/04/2026 – 20/04/2026");
  expect(router.state.location.search).toBe("?type=IND&nights=7");
  await user.selectOptions(screen.getByLabelText("Tipo de habitación"), "Suite");
  await user.selectOptions(screen.getByLabelText("Planta"), "Planta 4");
  const heads = screen.getAllByRole("rowheader").map((head) => head.getAttribute("aria-label")?.slice(0, 3));
  expect(heads.filter((head) => /^\d/.test(head!))).toEqual(["409", "410", "411", "412"]);
  expect(router.state.location.search).toBe("?type=STE&nights=7&floor=4");
});

it("finds a guest, also who should have left, and leads to all reservations for other days", async () => {
  const { user, hotel, nameOf, assigned } = openPlanning("?nights=7");
  const leaver = [...hotel.all()].find(({ state, departure }) => state === "inHouse" && departure <= "2026-04-14")!;
  await grid();
  const box = screen.getByRole("searchbox", { name: "Buscar huésped" });
  const barOfThem = (name: string) =>
    waitFor(() => expect(document.activeElement).toHaveAccessibleName(RegExp(`^${name}, \\d{3}, `)));
  await user.click(box);
  await user.paste(nameOf(leaver.guestId));
  await user.keyboard("{Enter}");
  await barOfThem(nameOf(leaver.guestId));
  const guest = nameOf(assigned("2026-04-15").guestId);
  await user.clear(box);
  await user.click(box);
  await user.paste(guest);
  await user.click((await screen.findAllByRole("button", { name: RegExp(`^${guest} · `) }))[0]!);
  await barOfThem(guest);
  await user.clear(box);
  await user.click(box);
  await user.paste("Nadie Así");
  const link = await screen.findByRole("link", { name: "Buscar en todas las reservas" });
  expect(link).toHaveAttribute("href", "/app/booking/list?text=Nadie+As%C3%AD");
  await user.type(box, "\uD83D"); // half an emoji: the page stays
  await waitFor(() => expect(link).toHaveAttribute("href", "/app/booking/list?text=Nadie+As%C3%AD%EF%BF%BD"));
});

it("finds a stay by the number of its invoice", async () => {
  const { user, hotel, nameOf } = openPlanning("?nights=7");
  const { id, guestId } = [...hotel.all()].find(({ state, billing }) => state === "inHouse" && !billing)!;
  const { billAccount } = createClient(billingContract);
  const draft = { reservationId: id, window: "guest" as const, customer: acme };
  const { number } = await billAccount({ body: { clientId: "stay", draft } });
  await grid();
  await user.click(screen.getByRole("searchbox", { name: "Buscar huésped" }));
  await user.paste(number);
  const found = await screen.findByRole("button", { name: RegExp(`^${nameOf(guestId)} · `) });
  expect(found).toHaveTextContent(number);
});

describe("a stay", () => {
  it("tells what the desk wants to know, and gets another room at once, which can be undone", async () => {
    const { user, press, assigned, nameOf, hotel } = openPlanning();
    const stay = assigned("2026-04-15");
    const guest = nameOf(stay.guestId);
    const own = hotel.room(stay.nights[0]!.roomId!)!.number;
    const before = stay.nights.map(({ roomId }) => roomId);
    await grid();
    const name = `${guest}, ${own}, ${day(stay.arrival)} – ${day(stay.departure)}, Confirmada`;
    expect(await screen.findByRole("button", { name })).toBeInTheDocument();
    expect(screen.getByRole("gridcell", { name: `${own}, ${day(stay.arrival)}: ${guest}` })).toBeInTheDocument();
    await user.click(await barOf(guest));
    const shown = await dialog(guest);
    expect(shown.getByText(/noches? · Saldo: /)).toBeInTheDocument();
    const record = `/app/booking/management/booking/${stay.id}`;
    expect(shown.getByRole("link", { name: "Abrir reserva" })).toHaveAttribute("href", record);
    expect(shown.getByRole("link", { name: "Check-in" })).toBeInTheDocument();
    expect(shown.queryByRole("link", { name: "Check-out" })).not.toBeInTheDocument();
    await user.keyboard("{Escape}");

    const rooms = await roomsFor(guest, user);
    const others = rooms.dialog.getByText(/^\d+ no disponibles?$/);
    const taken = within(others.closest("details")!).getAllByRole("listitem", { hidden: true });
    expect(taken).toHaveLength(Number.parseInt(others.textContent, 10));
    expect(taken[0]).not.toBeVisible();
    await user.click(others);
    for (const room of taken) expect(room).toHaveTextContent(/^\d{3}\D.*\.$/);
    expect(rooms.dialog.getByText(/^Habitación actual · /)).toBeVisible();
    const free = rooms.all().find((room) => !room.hasAttribute("aria-disabled"))!;
    const number = free.textContent;
    await user.click(free);
    expect(await screen.findByText(RegExp(`^${guest}: habitación ${number}, `))).toBeInTheDocument();
    expect(new Set(hotel.get(stay.id).nights.map(({ roomId }) => roomId))).toEqual(new Set([`R-${number}`]));
    await press("Deshacer");
    await waitFor(() => expect(hotel.get(stay.id).nights.map(({ roomId }) => roomId)).toEqual(before));
  });

  it("is not moved into a room that another desk has assigned, and names its guest", async () => {
    const { user, assigned, nameOf, hotel } = openPlanning();
    const stay = assigned("2026-04-15");
    const guest = nameOf(stay.guestId);
    const rooms = await roomsFor(guest, user);
    const free = rooms.all().find((room) => !room.hasAttribute("aria-disabled"))!;
    const other = [...hotel.all()].find(({ state }) => state === "cancelled")!;
    const nights = stay.nights.map((night) => ({ ...night, roomId: `R-${free.textContent}` }));
    const { arrival, departure } = stay;
    act(() => {
      hotel.put({ ...other, state: "confirmed", arrival, departure, nights });
      free.click(); // before the news of it
    });
    const told = await screen.findByText(RegExp(`^No se ha podido cambiar la estancia de ${guest}\\.`));
    expect(told).toHaveTextContent(`La habitación ${free.textContent} está ocupada`);
    expect(told).toHaveTextContent(`La tiene ${nameOf(other.guestId)}.`);
    expect(hotel.get(stay.id).nights).toEqual(stay.nights);
  });
});

describe("a bar in the hand", () => {
  /** A stay from the 15th on whose room is free, or is not, on the night of the departure. */
  function opened(isFree: boolean) {
    const app = openPlanning("?type=DBL");
    const { hotel, nameOf } = app;
    const stay = [...hotel.all()].find(({ state, arrival, departure, nights }) => {
      const [room, ...others] = new Set(nights.map(({ roomId }) => roomId));
      if (state !== "confirmed" || arrival < "2026-04-15" || departure > "2026-04-25") return false;
      if (room === undefined || others.length > 0 || hotel.room(room)?.roomTypeId !== "DBL") return false;
      if (hotel.room(room)!.floor > 2) return false; // further down than the window
      const [{ holder } = {}] = hotel.nights.roomNights(room, [departure]);
      return isFree ? holder === undefined : holder === "reservation";
    })!;
    const { number } = hotel.room(stay.nights[0]!.roomId!)!;
    const barAt = () =>
      screen.findByRole("button", { name: RegExp(`^${nameOf(stay.guestId)}, ${number}, ${day(stay.arrival)}`) });
    const take = async () => {
      const bar = await barAt();
      act(() => bar.focus());
      await app.user.keyboard(" ");
    };
    return { ...app, stay, number, guest: nameOf(stay.guestId), take, barAt };
  }

  it("is taken by Space, extended by Shift and arrow, dropped by Enter, and put back by Ctrl+Z", async () => {
    const { user, hotel, stay, number, guest, take } = opened(true);
    await take();
    expect(await said("Intro para soltar")).toHaveAttribute("role", "status");
    await user.keyboard("{Shift>}{ArrowRight}{/Shift}");
    const later = addDays(stay.departure, 1);
    await said(`${guest}: habitación ${number}, ${day(stay.arrival)} – ${day(later)}.`);
    await user.keyboard("{Enter}");
    const asked = await dialog("Cambiar fechas");
    expect(await asked.findByText(/^Antes [\d.,]+\s€, ahora [\d.,]+\s€: \+[\d.,]+\s€$/)).toBeInTheDocument();
    expect(hotel.get(stay.id)).toEqual(stay);
    await user.keyboard("{Enter}");
    await screen.findByRole("button", { name: "Deshacer" });
    expect(hotel.get(stay.id).departure).toBe(later);
    expect(document.activeElement).toHaveAccessibleName(RegExp(`^${guest}, ${number}, `));
    await user.keyboard("{Control>}z{/Control}");
    await screen.findByText(`${guest}: el cambio se ha deshecho.`);
    expect(hotel.get(stay.id).departure).toBe(stay.departure);
    expect(hotel.get(stay.id).nights).toEqual(stay.nights);
  });

  it("says why it cannot be there, stays in the hand at Enter, and is where it was after Escape", async () => {
    const { user, hotel, stay, number, barAt, take } = opened(false);
    await take();
    await user.keyboard("{ArrowRight}{Enter}");
    expect(await said(`La habitación ${number} está ocupada la noche del ${day(stay.departure)}.`)).toBeVisible();
    await user.keyboard("{Escape}");
    expect(document.querySelector(".time-grid-ghost")).toBeNull();
    expect(hotel.get(stay.id)).toEqual(stay);
    expect(await barAt()).toHaveFocus();
  });

  it("drawn longer over taken nights offers the rooms in which the stay goes on", async () => {
    const { user, hotel, stay, take } = opened(false);
    await take();
    await user.keyboard("{Shift>}{ArrowRight}{/Shift}{Enter}");
    const offer = within(await screen.findByRole("dialog", { name: /^Ampliar la estancia · / }));
    const [first] = await offer.findAllByRole("button", { name: /^Ampliar y pasar a la \d+ desde el / });
    await user.click(first!);
    await screen.findByRole("button", { name: "Deshacer" });
    const { departure, nights } = hotel.get(stay.id);
    expect(departure).toBe(addDays(stay.departure, 1));
    expect(nights.slice(0, -1)).toEqual(stay.nights);
    expect(nights.at(-1)!.roomId).not.toBe(stay.nights.at(-1)!.roomId);
  });

  it("swaps rooms with the bar under it once that is confirmed, and both are put back together", async () => {
    const { user, press, hotel, nameOf } = openPlanning("?type=DBL&from=2026-09-14&nights=7");
    const isToCome = ({ state, roomTypeId, nights }: StoredReservation) =>
      state === "confirmed" && roomTypeId === "DBL" && nights.length > 1;
    const [one, other] = [...hotel.all()].filter(isToCome).map((stay, place) => {
      const dates = { arrival: "2026-09-15", departure: place === 0 ? "2026-09-17" : "2026-09-18" };
      const roomId = place === 0 ? "R-104" : "R-105";
      const nights = nightsOf(dates).map((date) => ({ ...stay.nights[0]!, date, roomId, roomTypeId: "DBL" }));
      return { ...stay, ...dates, nights };
    }) as [StoredReservation, StoredReservation];
    act(() => void [one, other].map((stay) => hotel.put(stay)));
    const [guest, otherGuest] = [nameOf(one.guestId), nameOf(other.guestId)];
    const bar = await screen.findByRole("button", {
      name: RegExp(`^${guest}, 104, `),
    });
    act(() => bar.focus());
    await user.keyboard(" {ArrowDown}");
    await said(`${guest}: intercambiar con ${otherGuest}, habitación 105.`);
    await user.keyboard("{Enter}");
    const asked = await dialog("¿Intercambiar habitaciones?");
    expect(hotel.get(one.id)).toEqual(one);
    await user.click(asked.getByRole("button", { name: "Intercambiar" }));
    await screen.findByText(`${guest} · ${otherGuest}: habitaciones intercambiadas.`);
    expect([one.id, other.id].map((id) => hotel.get(id).nights[0]!.roomId)).toEqual(["R-105", "R-104"]);
    expect(document.activeElement).toHaveAccessibleName(RegExp(`^${guest}, 105, `));
    await press("Deshacer");
    await screen.findByText(`${guest} · ${otherGuest}: el cambio se ha deshecho.`);
    expect([one.id, other.id].map((id) => hotel.get(id).nights)).toEqual([one.nights, other.nights]);
    expect(document.activeElement).toHaveAccessibleName(RegExp(`^${guest}, 104, `));
  });
});

it("draws free nights into a reservation, and says why no guest can have nights of the past", async () => {
  const { user, router, hotel } = openPlanning("?from=2026-04-13&type=IND");
  const freeRoom = (type: string, topFloor: number, ...nights: string[]) => {
    const isFree = (id: string) => hotel.nights.roomNights(id, nights).every(({ holder }) => !holder);
    return hotel.rooms.find((room) => room.roomTypeId === type && room.floor <= topFloor && isFree(room.id))!;
  };
  const { number: passed } = freeRoom("IND", 9, "2026-04-13");
  await user.click(await screen.findByRole("gridcell", { name: `${passed}, 13/04/2026: Libre` }));
  const create = (await dialog(`Habitación ${passed}`)).getByRole("button", { name: "Nueva reserva" });
  expect(create).toHaveAttribute("aria-disabled", "true");
  expect(create).toHaveAccessibleDescription("La llegada no puede ser anterior a la fecha hotelera (14/04/2026).");
  await user.keyboard("{Escape}");

  await act(() => router.navigate("/app/booking/availability?type=DBL"));
  const { number } = freeRoom("DBL", 2, "2026-04-15", "2026-04-16", "2026-04-17");
  const cell = await screen.findByRole("gridcell", { name: `${number}, 15/04/2026: Libre` });
  act(() => cell.focus());
  await user.keyboard("{Shift>}{ArrowRight}{/Shift}");
  expect(cell).toHaveAttribute("aria-selected", "true");
  await user.keyboard("{Enter}");
  const asked = await dialog(`Habitación ${number}`);
  expect(asked.getByText(/· 2 noches/)).toHaveTextContent("15/04/2026 – 17/04/2026");
  expect(await asked.findByText(/^2 adultos · desde [\d.,]+\s€$/)).toBeInTheDocument();
  await user.keyboard("{Enter}");
  await waitFor(() => expect(router.state.location.pathname).toBe("/app/booking/management/booking/-"));
  expect(await screen.findByLabelText("Llegada y salida")).toHaveValue("15/04/2026 - 17/04/2026");
  expect(screen.getByText(`Habitación ${number}`)).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Asignar más tarde" }));
  expect(screen.queryByText(`Habitación ${number}`)).not.toBeInTheDocument();
});

it("is split between two rooms from a night on, and put back whole", async () => {
  const { user, press, hotel, nameOf } = openPlanning("?floor=1");
  const stay = [...hotel.all()].find(
    ({ state, arrival, nights }) =>
      state === "confirmed" &&
      arrival >= "2026-04-15" &&
      arrival < "2026-04-20" &&
      nights.length > 1 &&
      nights.every(({ roomId }) => roomId && hotel.room(roomId)!.floor === 1),
  )!;
  const guest = nameOf(stay.guestId);
  const later = addDays(stay.arrival, 1);
  const rooms = await roomsFor(guest, user);
  await user.selectOptions(rooms.dialog.getByLabelText("Desde la noche del"), later);
  const { name } = hotel.roomType(stay.roomTypeId)!;
  const [free] = rooms.list.getAllByRole("button", { description: RegExp(`^${name} · `) });
  const number = free!.textContent;
  await user.click(free!);
  await screen.findByText(RegExp(`^${guest}: habitación ${number}, `));
  const roomOn = (date: string) => hotel.get(stay.id).nights.find((night) => night.date === date)!.roomId;
  expect([roomOn(stay.arrival), roomOn(later)]).toEqual([stay.nights[0]!.roomId, `R-${number}`]);
  await press("Deshacer");
  await screen.findByText(`${guest}: el cambio se ha deshecho.`);
  expect(hotel.get(stay.id).nights).toEqual(stay.nights);
});

describe("a block", () => {
  it("takes a room out of sale with a reason, shows it as a bar, and is lifted from there", async () => {
    const { user, press, hotel } = openPlanning("?type=DBL&from=2026-05-18&nights=7");
    await grid();
    await press("Bloquear");
    const asked = await dialog("Bloquear habitación");
    await user.selectOptions(asked.getByLabelText("Habitación"), "106");
    const nights = asked.getByLabelText("Noches bloqueadas");
    await user.clear(nights);
    await user.click(nights);
    await user.paste("18/05/2026 - 20/05/2026");
    await user.keyboard("{Tab}");
    expect(await asked.findByText("2 noches: 18 may y 19 may")).toBeInTheDocument();
    await user.click(asked.getByRole("button", { name: "Bloquear" }));
    expect(asked.getByText("Escriba el motivo del bloqueo.")).toBeInTheDocument();
    await user.type(asked.getByLabelText("Motivo"), "Pintura");
    await user.click(asked.getByRole("button", { name: "Bloquear" }));
    const bar = await screen.findByRole("button", {
      name: "Fuera de orden, 106, 18/05/2026 – 20/05/2026, Pintura",
    });
    await screen.findByText("Habitación 106 bloqueada, 18/05/2026 – 20/05/2026.");
    expect(hotel.nights.roomNights("R-106", ["2026-05-19"])).toEqual([{ date: "2026-05-19", holder: "block" }]);
    await user.click(bar);
    await user.click((await dialog("Habitación 106")).getByRole("button", { name: "Levantar bloqueo" }));
    await screen.findByText("Habitación 106: bloqueo levantado.");
    expect(hotel.nights.roomNights("R-106", ["2026-05-19"])).toEqual([{ date: "2026-05-19" }]);
    await press("Deshacer");
    await screen.findByText("Habitación 106: el cambio se ha deshecho.");
    expect(hotel.nights.roomNights("R-106", ["2026-05-19"])).toEqual([{ date: "2026-05-19", holder: "block" }]);
  });
});

it("blocks the room of a guest, who gets another in the same act, and puts both back together", async () => {
  const { user, press, hotel, nameOf } = openPlanning("?type=DBL");
  const stay = [...hotel.all()].find(
    ({ state, arrival, departure, nights }) =>
      state === "inHouse" &&
      arrival < "2026-04-14" &&
      departure > "2026-04-15" &&
      hotel.room(nights[0]?.roomId ?? "")?.roomTypeId === "DBL",
  )!;
  const guest = nameOf(stay.guestId);
  const { number } = hotel.room(stay.nights.at(-1)!.roomId!)!;
  await user.click(await barOf(guest));
  await user.click((await dialog(guest)).getByRole("button", { name: "Bloquear" }));
  const asked = await dialog("Bloquear habitación");
  expect(asked.getByLabelText("Habitación")).toHaveDisplayValue(number);
  const instead = asked.getByLabelText<HTMLSelectElement>(RegExp(`^Otra habitación para ${guest}, `));
  const taken = asked.getByText(/^\d+ no disponibles?$/);
  await user.click(taken);
  for (const one of within(taken.closest("details")!).getAllByRole("listitem"))
    expect(one).toHaveTextContent(/^\d{3}\D.*\.$/);
  const room = instead.selectedOptions[0]!.textContent;
  expect(room).toMatch(/^\d{3} · Doble · Limpia$/);
  expect(asked.getByLabelText("Motivo del cambio")).toHaveDisplayValue("Avería");
  await user.type(asked.getByLabelText("Motivo"), "Fuga de agua");
  await user.click(asked.getByRole("button", { name: "Mover y bloquear" }));
  await screen.findByText(RegExp(`^Habitación ${number} bloqueada, .* Cambian de habitación: ${guest}\\.$`));
  const roomOn = (date: string) => hotel.get(stay.id).nights.find((night) => night.date === date)?.roomId;
  expect(roomOn("2026-04-14")).toBe(`R-${room.slice(0, 3)}`);
  expect(hotel.nights.roomNights(`R-${number}`, ["2026-04-14"])).toEqual([{ date: "2026-04-14", holder: "block" }]);
  await press("Deshacer");
  await screen.findByText(`Habitación ${number}: el cambio se ha deshecho.`);
  await waitFor(() => expect(hotel.get(stay.id).nights).toEqual(stay.nights));
  expect(hotel.nights.roomNights(`R-${number}`, ["2026-04-14"])[0]!.holder).toBe("reservation");
});

it("has ways on where no room is left: a simpler room, a later block, the reservation", async () => {
  const { user, hotel, nameOf } = openPlanning("?type=STE&from=2026-09-14&nights=7");
  const one = [...hotel.all()].find(({ state, adults }) => state === "confirmed" && adults === 2)!;
  const dates = { arrival: "2026-09-15", departure: "2026-09-17" };
  const nights = nightsOf(dates).map((date) => ({ date, price: 100_00, roomId: "R-409", roomTypeId: "STE" }));
  const stay = { ...one, ...dates, nights, roomTypeId: "STE", childrenAges: [] };
  act(() => {
    hotel.put(stay);
    for (const { id, roomTypeId } of hotel.rooms)
      if (roomTypeId === "STE" && id !== "R-409")
        hotel.putBlock(id, {
          id,
          roomId: id,
          from: "2026-09-14",
          to: "2026-09-21",
          kind: "outOfOrder",
          reason: "Obra",
        });
  });
  const guest = nameOf(stay.guestId);
  await user.click(await barOf(guest));
  await user.click((await dialog(guest)).getByRole("button", { name: "Bloquear" }));
  const asked = await dialog("Bloquear habitación");
  const instead = asked.getByLabelText(RegExp(`^Otra habitación para ${guest}, `));
  expect(instead).toHaveDisplayValue("–");
  expect(instead).toHaveAccessibleDescription(/^Solo hay libres de un tipo inferior/);
  expect(asked.getByRole("link", { name: "Abrir reserva" })).toHaveAttribute("href", expect.stringContaining(stay.id));
  await user.type(asked.getByLabelText("Motivo"), "Fuga");
  await user.click(asked.getByRole("button", { name: "Bloquear desde el 17/09/2026" }));
  expect(asked.queryByLabelText(RegExp(`^Otra habitación para ${guest}, `))).not.toBeInTheDocument();
  const field = asked.getByLabelText("Noches bloqueadas");
  await user.clear(field);
  await user.click(field);
  await user.paste("15/09/2026 - 16/09/2026");
  await user.keyboard("{Tab}");
  const again = await asked.findByLabelText<HTMLSelectElement>(RegExp(`^Otra habitación para ${guest}, `));
  const simpler = within(again).getAllByRole<HTMLOptionElement>("option", { name: / · Tipo inferior$/ })[0]!;
  await user.selectOptions(again, simpler);
  await user.click(asked.getByRole("button", { name: "Mover y bloquear" }));
  await screen.findByText(RegExp(`^Habitación 409 bloqueada, .* Cambian de habitación: ${guest}\\.$`));
  const now = hotel.get(stay.id);
  expect(now.history?.[0]?.note).toBe("Fuga");
  expect([now.nights[0]!.roomId, now.roomTypeId]).toEqual([simpler.value, "STE"]);
});

it("asks whether a better room has its own price, and keeps the agreed price", async () => {
  const { user, assigned, nameOf, hotel } = openPlanning();
  const stay = assigned("2026-04-15");
  const guest = nameOf(stay.guestId);
  const sold = hotel.roomType(stay.roomTypeId)!;
  const better = hotel.rooms.find((room) => {
    if (hotel.roomType(room.roomTypeId)!.rank <= sold.rank) return false;
    return roomChoiceReasons(stay, room.id, hotel).length === 0;
  })!;
  const rooms = await roomsFor(guest, user);
  const choice = rooms.list.getByRole("button", { name: better.number });
  expect(choice).toHaveAccessibleDescription(/ · Mejora de categoría · /);
  await user.click(choice);
  const { name } = hotel.roomType(better.roomTypeId)!;
  const asked = await dialog(`Mejora de ${sold.name} a ${name}`);
  expect(hotel.get(stay.id)).toEqual(stay);
  const [kept, repriced] = [await asked.findByText("Precio acordado"), asked.getByText("Precio recalculado")].map(
    (label) => label.nextElementSibling!.textContent,
  );
  const agreed = stay.nights.reduce((total, { price }) => total + price, 0);
  expect(kept).toBe(inEuros(agreed));
  const type = hotel.roomType(better.roomTypeId)!;
  const { guests, supplement } = pricedFor(partyIn(stay), type, stay.policies.children);
  const priceOn = (date: string) =>
    hotel.setUp.rates.night(stay.ratePlanId, type.id, dayNumber(date), guests)!.price + supplement;
  const today = stay.nights.reduce((total, { date }) => total + priceOn(date), 0);
  expect(repriced).toBe(inEuros(today));
  expect(asked.getByText("Diferencia").nextElementSibling).toHaveTextContent(
    inEuros(today - agreed).replaceAll(/\s/g, " "),
  );
  await user.click(asked.getByRole("button", { name: "Mantener precio" }));
  await screen.findByText(RegExp(`^${guest}: habitación ${better.number}, `));
  const { nights, roomTypeId } = hotel.get(stay.id);
  expect(roomTypeId).toBe(stay.roomTypeId);
  expect(nights.map(({ price }) => price)).toEqual(stay.nights.map(({ price }) => price));
});

it("shows the price of a better room where the agreed price cannot be kept", async () => {
  const { user, assigned, nameOf, hotel } = openPlanning();
  const stay = assigned("2026-04-15");
  const better = hotel.rooms.find(
    ({ id, roomTypeId }) =>
      hotel.roomType(roomTypeId)!.rank > hotel.roomType(stay.roomTypeId)!.rank &&
      roomChoiceReasons(stay, id, hotel).length === 0,
  )!;
  const adapter = http.defaults.adapter as (config: InternalAxiosRequestConfig) => Promise<AxiosResponse>;
  http.defaults.adapter = async (config) => {
    const answer = await adapter(config);
    if (!config.url?.endsWith("/prices")) return answer;
    const kept = { total: 0, reasons: [{ code: "FOLIO_CLOSED", message: "Cuenta cerrada." }] };
    return { ...answer, data: { ...answer.data, kept } };
  };
  const rooms = await roomsFor(nameOf(stay.guestId), user);
  await user.click(rooms.list.getByRole("button", { name: better.number }));
  const [sold, type] = [stay, better].map(({ roomTypeId }) => hotel.roomType(roomTypeId)!.name);
  const asked = await dialog(`Mejora de ${sold} a ${type}`);
  expect((await asked.findByText("Precio recalculado")).nextElementSibling).toHaveTextContent(/\d,\d\d/);
  expect(asked.getByRole("button", { name: "Recalcular" })).not.toHaveAttribute("aria-disabled");
  expect(asked.queryByText("Precio acordado")).toBeNull();
});

it("asks why a guest gets a simpler room, and which price they pay, with the difference", async () => {
  const { user, hotel, nameOf } = openPlanning("?type=STE&from=2026-09-14&nights=7");
  const one = [...hotel.all()].find(({ state, adults }) => state === "confirmed" && adults === 2)!;
  const dates = { arrival: "2026-09-15", departure: "2026-09-17" };
  const nights = nightsOf(dates).map((date) => ({ date, price: 900_00, roomId: "R-409", roomTypeId: "STE" }));
  const stay = { ...one, ...dates, nights, roomTypeId: "STE", childrenAges: [], extras: [] };
  act(() => void hotel.put(stay));
  const guest = nameOf(stay.guestId);
  await user.click(await barOf(guest));
  const shown = await dialog(guest);
  await user.click(shown.getByRole("button", { name: "Cambiar habitación" }));
  await user.click(await shown.findByText(/^Bajar de tipo: \d+ habitaciones$/));
  const [double] = shown.getAllByRole("button", { description: /^Doble · Tipo inferior · / });
  const number = double!.textContent;
  await user.click(double!);
  const asked = await dialog("Bajar de Suite a Doble");
  expect((await asked.findByText("Diferencia")).nextElementSibling).toHaveTextContent(/^−[\d.,]+\s€$/);
  await user.click(asked.getByRole("button", { name: "Recalcular" }));
  const reason = asked.getByLabelText("Motivo de bajar de tipo");
  expect(reason).toHaveAccessibleDescription("Indique por qué el huésped recibe un tipo inferior.");
  await user.type(reason, "Fuga en la suite");
  await user.click(asked.getByRole("button", { name: "Recalcular" }));
  await screen.findByText(RegExp(`^${guest}: habitación ${number}, `));
  const now = hotel.get(stay.id);
  expect([now.roomTypeId, now.history?.[0]?.note]).toEqual(["DBL", "Fuga en la suite"]);
  expect(now.nights.every(({ price, roomId }) => price < 900_00 && roomId === `R-${number}`)).toBe(true);
});

describe("a guest in the house", () => {
  /** Who stays at least two more nights, in a room of their type. */
  function opened() {
    const app = openPlanning("?type=DBL");
    const { hotel, nameOf } = app;
    const isLow = (roomId = "") => (hotel.room(roomId)?.floor ?? 9) <= 2; // in the window
    const stay = [...hotel.all()].find(
      ({ state, departure, nights, roomTypeId }) =>
        state === "inHouse" &&
        departure >= "2026-04-16" &&
        roomTypeId === "DBL" &&
        nights.every((night) => night.roomTypeId === "DBL" && isLow(night.roomId)),
    )!;
    return { ...app, stay, guest: nameOf(stay.guestId) };
  }

  it("changes rooms for a reason: a clean room in a press, a dirty room after a warning", async () => {
    const { user, hotel, stay, guest } = opened();
    const { name } = hotel.roomType(stay.roomTypeId)!;
    const reasonOf = () => hotel.get(stay.id).history?.[0]?.changes;
    for (const { id } of hotel.rooms.slice(0, 4)) leaveDirty(hotel, id);
    const rooms = await roomsFor(guest, user);
    await user.selectOptions(rooms.dialog.getByLabelText("Motivo del cambio"), "Avería");
    const offered = rooms.list.getAllByRole("button", { description: RegExp(`^${name} · `) });
    const [clean] = rooms.list.getAllByRole("button", { description: RegExp(`^${name} · Limpia · `) });
    expect(offered[0]).toBe(clean);
    const number = clean!.textContent;
    await user.click(clean!);
    await screen.findByText(RegExp(`^${guest}: habitación ${number}, `));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(document.activeElement).toHaveAccessibleName(RegExp(`^${guest}, ${number}, `));
    expect(reasonOf()).toContainEqual({ field: "moveReason", before: "", after: "fault" });

    const before = hotel.get(stay.id);
    const again = await roomsFor(guest, user, number);
    const [dirty] = again.list.getAllByRole("button", { description: RegExp(`^${name} · Sucia · `) });
    const second = dirty!.textContent;
    await user.click(dirty!);
    const asked = await dialog("Cambiar habitación");
    expect(asked.getByText(`La habitación ${second} está sucia.`)).toBeInTheDocument();
    await user.click(asked.getByRole("button", { name: "Cambiar habitación" }));
    const reason = asked.getByLabelText("Motivo del cambio");
    expect(reason).toHaveFocus();
    expect(reason).toHaveAccessibleDescription("Indique el motivo del cambio de habitación.");
    expect(hotel.get(stay.id)).toEqual(before);
    await user.selectOptions(reason, "Ruido");
    await user.click(asked.getByRole("button", { name: "Cambiar habitación" }));
    await screen.findByText(RegExp(`^${guest}: habitación ${second}, `));
    expect(reasonOf()).toContainEqual({ field: "moveReason", before: "", after: "noise" });
  });

  it("leaves earlier once it is said what becomes of the unused nights", async () => {
    const { user, hotel, stay, guest } = opened();
    const bar = await barOf(guest);
    act(() => bar.focus());
    const earlier = addDays(stay.departure, -1);
    const unused = stay.nights.find(({ date }) => date === earlier)!.price;
    await user.keyboard(" {Shift>}{ArrowLeft}{/Shift}{Enter}");
    const asked = await dialog("Acortar estancia");
    await asked.findByRole("radio", { name: `Cobrarlas: ${inEuros(unused)}` });
    await user.click(asked.getByRole("button", { name: "Acortar estancia" }));
    expect(asked.getByRole("alert")).toHaveTextContent("Indique qué se hace con las noches no disfrutadas.");
    await user.click(asked.getByRole("radio", { name: "No cobrarlas" }));
    await user.click(asked.getByRole("button", { name: "Acortar estancia" }));
    await screen.findByText(RegExp(`^${guest}: habitación \\d+, `));
    expect(hotel.get(stay.id).departure).toBe(earlier);
    expect(hotel.get(stay.id).charges).toEqual(stay.charges);
  });
});

it("counts each type by night with price and restrictions, and opens the stays of a count", async () => {
  const { user, router, hotel } = openPlanning("?tab=counts&type=DBL&nights=7");
  const table = within(await screen.findByRole("grid", { name: "Cuadro" }));
  expect(screen.queryByLabelText("Planta")).not.toBeInTheDocument();
  const { sold } = hotel.nights.count("DBL", "2026-04-15").type;
  expect(table.getByRole("gridcell", { name: /^Doble, 15\/04\/2026: Precio \d+,\d\d\s€$/ })).toBeInTheDocument();
  expect(table.getByRole("gridcell", { name: "Doble, 15/04/2026: Restricciones ninguna" })).toBeInTheDocument();
  await act(() => router.navigate("/app/booking/availability?tab=counts&type=STE&from=2026-06-05&nights=7"));
  const restricted = "Suite, 05/06/2026: Restricciones mínimo 2 noches";
  expect(await screen.findByRole("gridcell", { name: restricted })).toHaveTextContent("≥ 2");
  await act(() => router.navigate("/app/booking/availability?tab=counts&type=DBL&nights=7"));
  await user.click(await screen.findByRole("gridcell", { name: `Doble, 15/04/2026: Vendidas ${sold}` }));
  const stays = within((await dialog("Doble, 15/04/2026")).getByRole("list", { name: "Reservas de esta noche" }));
  const links = stays.getAllByRole("link");
  expect(links).toHaveLength(sold);
  await user.click(links[0]!);
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/app\/booking\/management\/booking\/RSV-/));
});

it("lets a type be oversold on a night with a reason, shows it, and takes it back", async () => {
  const { user, press, hotel } = openPlanning("?tab=counts&type=DBL&nights=7");
  await user.click(await screen.findByRole("gridcell", { name: "Doble, 15/04/2026: Sobreventa permitida ninguna" }));
  const asked = await dialog("Doble, 15/04/2026");
  await user.selectOptions(asked.getByLabelText("Habitaciones que pueden venderse de más"), "2");
  await user.click(asked.getByRole("button", { name: "Permitir" }));
  expect(asked.getByLabelText("Motivo")).toHaveAccessibleDescription("Escriba el motivo de la sobreventa.");
  await user.type(asked.getByLabelText("Motivo"), "Congreso médico");
  await user.click(asked.getByRole("button", { name: "Permitir" }));
  await screen.findByText("Doble, 15/04/2026: se permite vender 2 habitaciones de más.");
  expect(hotel.overbookings.of("DBL", "2026-04-15")).toMatchObject({ rooms: 2, reason: "Congreso médico" });
  const cell = await screen.findByRole("gridcell", {
    name: "Doble, 15/04/2026: Sobreventa permitida 2, Congreso médico",
  });
  expect(cell).toHaveTextContent("+2");
  await user.click(cell);
  const again = await dialog("Doble, 15/04/2026");
  expect(again.getByText(/^Lo permitió /)).toBeInTheDocument();
  await user.click(again.getByRole("button", { name: "Retirar permiso" }));
  await screen.findByText("Doble, 15/04/2026: sobreventa retirada.");
  expect(hotel.overbookings.of("DBL", "2026-04-15")).toBeUndefined();
  await press("Deshacer");
  await screen.findByText("Doble, 15/04/2026: el cambio se ha deshecho.");
  expect(hotel.overbookings.of("DBL", "2026-04-15")).toMatchObject({ rooms: 2, reason: "Congreso médico" });
});
