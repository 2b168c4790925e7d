import type { SalesChannel } from "@/contract/property";

import type { StoredReservation } from "../books/StoredReservation";
import type { Hotel } from "../Hotel";
import { historyOf } from "./historyOf";

/** The channel that has cancelled a reservation: it no longer counts on it, and pays nothing of it. */
export function cancelledByChannel(reservation: StoredReservation, { setUp }: Hotel): SalesChannel | undefined {
  if (reservation.state !== "cancelled") return undefined;
  const line = historyOf(reservation).find(({ what }) => what === "cancel");
  return line?.by === "" ? setUp.channels.find(reservation.channelId) : undefined;
}

const DESK = "desk";

/** A sale that the desk takes back from a channel is its own sale from then on. */
export function asDirect(reservation: StoredReservation, hotel: Hotel): Partial<StoredReservation> {
  if (!cancelledByChannel(reservation, hotel)) return {};
  const direct = hotel.setUp.channels.all().filter(({ kind, isActive }) => kind === "direct" && isActive);
  const { id } = direct.find((channel) => channel.id === DESK) ?? direct.at(-1) ?? {};
  return id === undefined ? {} : { channelId: id };
}
