import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";

import { complaintsContract } from "@/contract/guests/complaints";
import { hotelChangesContract } from "@/contract/hotelChanges";
import type { Room } from "@/contract/property";
import { handoverContract } from "@/contract/day/handover";
import { reservationListContract } from "@/contract/reservations/reservationList";
import { createClient } from "@/shared/api/createClient";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { openApp } from "../support/openApp";

const now = () => new Date("2026-11-20T10:00:00Z");
const room: Room = { id: "R-199", number: "199", floor: 1, roomTypeId: "IND", features: [], isActive: true };
const api = createClient({ ...complaintsContract, ...handoverContract });

/** A page, and how often each call was made; it follows the hotel from its second question about changes on. */
async function open(path: string) {
  alreadySignedIn();
  const asked = new Map<unknown, number>();
  const times = (endpoint: unknown) => asked.get(endpoint) ?? 0;
  const app = openApp(path, {
    now,
    failureOf(endpoint) {
      asked.set(endpoint, times(endpoint) + 1);
      return undefined;
    },
  });
  await waitFor(() => expect(times(hotelChangesContract.awaitHotelChanges)).toBeGreaterThan(1));
  const { setUp } = app.db.hotel;
  return { ...app, setUp, times };
}

describe("an open page, when the set-up changes elsewhere", () => {
  it("plans a room that is added, and no longer when it is switched off", async () => {
    const { setUp } = await open("/app/booking/availability?type=IND");
    const grid = await screen.findByRole("grid", { name: "Planning" });
    act(() => setUp.rooms.put(room));
    expect(await within(grid).findByRole("rowheader", { name: /^199/ })).toBeInTheDocument();
    act(() => setUp.rooms.put({ ...room, isActive: false }));
    await waitFor(() => expect(within(grid).queryByRole("rowheader", { name: /^199/ })).not.toBeInTheDocument());
  });
});

describe("the list of reservations, when another area changes", () => {
  it("is not asked for again after a complaint or a handover note, and is after a reservation", async () => {
    const { db, times } = await open("/app/booking/list?view=unassigned&sort=created_at&order=desc");
    await screen.findByRole("table", { name: "Lista de Reservas" });
    const { listReservations } = reservationListContract;
    const { awaitHotelChanges } = hotelChangesContract;
    const [asked, heard] = [times(listReservations), times(awaitHotelChanges)];
    const guestId = [...db.hotel.guests.all()][0]!.id;
    const draft = {
      guestId,
      roomId: "",
      category: "noise",
      severity: "minor",
      department: "frontDesk",
      description: "Obras a las siete de la mañana",
    } as const;
    await api.createComplaint({ body: { clientId: "c", draft } });
    await waitFor(() => expect(times(awaitHotelChanges)).toBe(heard + 1));
    await api.addHandover({ body: { clientId: "h", text: "Llaves" } });
    await waitFor(() => expect(times(awaitHotelChanges)).toBe(heard + 2));
    expect(times(listReservations)).toBe(asked);
    act(() => void db.hotel.put([...db.hotel.all()][0]!));
    await waitFor(() => expect(times(listReservations)).toBe(asked + 1));
  });
});
