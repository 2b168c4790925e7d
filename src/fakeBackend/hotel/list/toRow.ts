import type { Property } from "@/contract/property";
import type { ReservationRow } from "@/contract/reservations/reservationList";
import { deletionReasons } from "@/domain/reservations/deletionReasons";
import { isToArrive } from "@/domain/reservations/situationOf";
import { localTime } from "@/domain/localTime";

import type { ListEntry } from "./ListEntry";

/** The row of the list, in the specification's format. `sought` are the words by which it was found. */
export function toRow(entry: ListEntry, property: Property, sought?: string) {
  const { reservation, guest, customer, company, room, situation, total, balance, leads } = entry;
  const foundBy = sought && entry.foundBy(sought);
  const row: ReservationRow = {
    id: reservation.id,
    room,
    customer,
    checkin: `${reservation.arrival} ${reservation.eta || property.checkInTime}`,
    checkout: `${reservation.departure} ${property.checkOutTime}`,
    status: isToArrive(reservation.state) ? "P" : "a",
    created_at: localTime(reservation.createdAt, property.timeZone),
    cant_personas: reservation.adults + reservation.childrenAges.length,
    phone_number: guest.phone,
    situation,
    roomTypeId: reservation.roomTypeId,
    ratePlanId: reservation.ratePlanId,
    channelId: reservation.channelId,
    company,
    total,
    balance,
    isVip: guest.isVip,
    againstDeletion: deletionReasons({ ...reservation, leads }, property),
    version: reservation.version,
    ...(foundBy && { foundBy }),
  };
  return row;
}
