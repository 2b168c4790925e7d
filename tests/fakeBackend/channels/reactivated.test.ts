import { expect, it } from "vitest";

import { hotelRefusalOf, openHotel } from "../../support/hotelBackend";
import { reservationCalls } from "../../support/reservationCalls";
import { createClient } from "@/shared/api/createClient";
import { bookedAs, cancelled, modified, taken, tell } from "./channelCalls";

const { actOnReservation } = createClient(reservationCalls);

const act = (id: string, action: "reactivate" | "cancel", version: number, more = {}) =>
  actOnReservation({ params: { id, action }, body: { version, ...more } });

/** A reservation that its channel has cancelled. */
async function cancelledByChannel() {
  const { hotel } = openHotel();
  await tell();
  await tell(cancelled(2));
  return { hotel, stay: bookedAs(hotel, "B-1")[0]! };
}

it("asks for a reason before it reactivates what its channel has cancelled", async () => {
  const { hotel, stay } = await cancelledByChannel();
  const refusal = await hotelRefusalOf(act(stay.id, "reactivate", stay.version));
  expect(refusal).toMatchObject({ status: 409, codes: ["CHANNEL_CANCELLED"] });
  expect(hotel.get(stay.id)).toEqual(stay);
});

it("makes it a direct sale, of which the channel's later messages change nothing", async () => {
  const { hotel, stay } = await cancelledByChannel();
  const back = await act(stay.id, "reactivate", stay.version, { overrideReason: "Llamó el huésped" });
  expect(back).toMatchObject({ state: "confirmed", channelId: "desk", externalRef: "B-1" });
  expect(back.history[0]).toMatchObject({ what: "reactivate", note: "Llamó el huésped" });
  expect(back.history[0]!.changes).toContainEqual({ field: "channelId", before: "booking", after: "desk" });
  const before = hotel.get(stay.id);
  expect(taken(await tell(modified(3)))).toBe("review BOOKING_REVIVED BOOKING_DIRECT");
  expect(taken(await tell(cancelled(4)))).toBe("review BOOKING_DIRECT");
  expect([hotel.get(stay.id), bookedAs(hotel, "B-1").length]).toEqual([before, 1]);
});

it("reactivates what the hotel itself has cancelled as the channel's sale", async () => {
  const { hotel } = openHotel();
  await tell();
  const [stay] = bookedAs(hotel, "B-1");
  const gone = await act(stay!.id, "cancel", stay!.version, { cancelReason: "guestRequest" });
  expect(await act(stay!.id, "reactivate", gone.version)).toMatchObject({ state: "confirmed", channelId: "booking" });
});
