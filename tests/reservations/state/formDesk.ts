import { expect, onTestFinished, vi } from "vitest";

import type { HotelChanges } from "@/contract/hotelChanges";
import { topics } from "@/contract/topics";
import type { StoredReservation } from "@/fakeBackend/hotel/books/StoredReservation";
import { toReservation } from "@/fakeBackend/hotel/reservations/toReservation";
import { reservationsFeature } from "@/features/reservations/reservationsFeature";
import { hotelHeard } from "@/shared/changes/hotelChangesSlice";
import { reservationRecord } from "@/shared/stay/record/reservationRecord";

import { openArea, until } from "../../support/openArea";

const { opened: reservationOpened, outdated: reservationOutdated } = reservationRecord.actions;
const { selectRecord: selectReservation, selectStatus: selectReservationStatus } = reservationRecord.selectors;
/** Both arrive today, and are as they were booked. */
export const ROMANO = "RSV-000482";
export const KOHLER = "RSV-000006";

/** The form and what can be done from it, over the sample's twelve reservations. */
export async function openFormDesk(options: Parameters<typeof openArea>[1] = {}) {
  const area = await openArea(reservationsFeature, options);
  const { dispatch, see, db } = area;
  const { hotel } = db;
  const shown = () => ({ status: see(selectReservationStatus), reservation: see(selectReservation) });
  const inBooks = (id: string) => toReservation(hotel.get(id), hotel);

  /** What another desk makes of it. */
  function elsewhere(id: string, changes: Partial<StoredReservation>) {
    const stored = hotel.find(id)!;
    hotel.put({ ...stored, ...changes, version: stored.version + 1 });
  }

  /** The page hears of a change after all that it has read. */
  function hear(id: string) {
    const cursor = Number.MAX_SAFE_INTEGER;
    const lastOf = Object.fromEntries(topics.map((topic) => [topic, cursor])) as HotelChanges["lastOf"];
    dispatch(hotelHeard({ cursor, lastOf }));
    dispatch(reservationOutdated(id));
  }

  async function open(id: string) {
    dispatch(reservationOpened(id));
    await until(() => expect(shown().status).not.toBe("loading"));
  }

  return { ...area, hotel, shown, inBooks, elsewhere, hear, open };
}

/** From here on time passes as the test says; returns the way to say so. */
export function stopTime() {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  return (ms: number) => vi.advanceTimersByTimeAsync(ms);
}
