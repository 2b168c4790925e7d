import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, onTestFinished, vi } from "vitest";

import { handoverContract } from "@/contract/day/handover";
import { requestsContract } from "@/contract/guests/requests";
import { hotelChangesContract } from "@/contract/hotelChanges";
import { deskContract } from "@/contract/reservations/desk";
import { reservationsContract } from "@/contract/reservations/reservations";
import type { SampleSize } from "@/fakeBackend/core/demoAskedFor";
import { createClient } from "@/shared/api/createClient";
import { type SheetName, sheetPath } from "@/shared/day/deskSheets";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { bookingDraft } from "../support/bookingDraft";
import { failing, openApp } from "../support/openApp";

const api = createClient({ ...reservationsContract, ...deskContract, ...requestsContract, ...handoverContract });
const now = () => new Date("2026-03-27T10:00:00.000Z");
const today = "2026-03-27";
const desk = "/app/booking/checkinout";

function open(size?: SampleSize) {
  alreadySignedIn();
  return openApp(desk, { now }, size);
}

/** A sheet of the desk as the printer gets it, kept: the app takes it away right afterwards. */
async function printed({ router }: ReturnType<typeof open>, sheet: SheetName) {
  const kept = document.createElement("div");
  onTestFinished(() => kept.remove());
  const print = vi.spyOn(window, "print").mockClear();
  print.mockImplementation(() => kept.append(...document.querySelector(".printed")!.cloneNode(true).childNodes));
  await router.navigate(sheetPath(sheet));
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  await waitFor(() => expect(document.querySelector(".printed")).toBeNull());
  document.body.append(kept);
  return within(kept);
}

/** Ana Ramos comes today, has a room, and asks for towels. */
async function receiveRamos() {
  const { rooms } = await api.getDesk();
  const free = await api.listFreeRooms({ query: { departure: "2026-03-29", adults: 2 } });
  const { roomId, roomTypeId, ratePlanId } = free.find((one) => rooms.some((room) => room.roomId === one.roomId))!;
  const guest = { ...bookingDraft.newGuest!, firstName: "Ana", lastName: "Ramos" };
  const notes = { ...bookingDraft.notes, request: "Vuelo con retraso" };
  const stay = { arrival: today, departure: "2026-03-29", roomTypeId, ratePlanId, newGuest: guest, notes };
  const { id } = await api.createReservation({
    body: { clientId: "ana", draft: { ...bookingDraft, ...stay }, roomId },
  });
  const towels = {
    reservationId: id,
    kind: "towels",
    quantity: 1,
    dueOn: today,
    dueTime: "15:00",
    note: "Dos juegos",
  } as const;
  await api.createRequest({ body: { clientId: "towels", draft: towels } });
  return roomId;
}

it("prints the day as it is when it is asked for: arrivals, requests, notes between shifts", async () => {
  const deaf = failing(hotelChangesContract.awaitHotelChanges, { status: 500, message: "x" });
  alreadySignedIn();
  const app = openApp(desk, { now, ...deaf }); // the screen hears of nothing
  await screen.findByRole("table", { name: "Llegadas" });
  expect((await printed(app, "day")).queryByText("Ana Ramos")).toBeNull();
  await waitFor(() => expect(window.location.pathname).toBe(desk)); // back at the lists
  const roomId = await receiveRamos();
  await api.addHandover({ body: { clientId: "note", text: "La 204 pide silencio." } });

  const paper = await printed(app, "day");
  const arrival = within(paper.getByRole("table", { name: "Llegadas" })).getByRole("row", { name: /Ana Ramos/ });
  expect(arrival).toHaveTextContent(roomId.slice(2));
  expect(arrival).toHaveTextContent(/Toallas/);
  expect(arrival).toHaveTextContent("Vuelo con retraso");
  const requests = within(paper.getByRole("table", { name: "Solicitudes de hoy" }));
  expect(requests.getByRole("row", { name: /Ana Ramos/ })).toHaveTextContent(/15:00.*Toallas.*Dos juegos/);
  expect(paper.getByText("La 204 pide silencio.")).toBeInTheDocument();
});

it("says on paper of an empty list that it is empty, and prints that list alone", async () => {
  const paper = await printed(open({ reservations: 0 }), "departures");
  expect(paper.getByText("No hay salidas pendientes para hoy.")).toBeInTheDocument();
  expect(paper.queryByText("No hay llegadas pendientes para hoy.")).toBeNull();
  expect(paper.queryByRole("table")).toBeNull();
});

it("prints nothing while a part of the sheet is missing: it says so, and tries again", async () => {
  const print = vi.spyOn(window, "print").mockImplementation(() => undefined);
  alreadySignedIn();
  const { user, router } = openApp(desk, {
    now,
    ...failing(requestsContract.exportRequests, { status: 500, message: "x" }, 1),
  });
  await screen.findByRole("table", { name: "Llegadas" });
  await router.navigate(sheetPath("day"));
  const dialog = within(await screen.findByRole("dialog", { name: "Hoja del día" }));
  expect(await dialog.findByText("No se han podido cargar los datos de la hoja.")).toBeVisible();
  expect(print).not.toHaveBeenCalled();
  await user.click(dialog.getByRole("button", { name: "Reintentar" }));
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
});
