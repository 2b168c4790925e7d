import type { Reservation } from "@/contract/reservations/reservations";
import { accountOf } from "@/domain/folio/folioAccount";
import { fullName, standingName } from "@/domain/people/names";
import { roomIdsOf, roomOf } from "@/domain/reservations/roomOf";
import type { AccountParty } from "@/shared/account/PrintedAccount";
import type { ShownAccount } from "@/shared/account/accountLines";
import type { Hotel } from "@/shared/hotel/hotelSlice";

/** The folio of a stay as an account on the screen. */
export function folioAccount({ property, rooms }: Hotel, reservation: Reservation): ShownAccount {
  const roomId = roomOf(reservation, property.businessDate);
  const room = rooms.find(({ id }) => id === roomId)?.number;
  return {
    ...accountOf(reservation, property),
    name: [standingName(fullName(reservation.guest), reservation.unnamed), room].filter(Boolean).join(" · "),
    timeZone: property.timeZone,
  };
}

/** The guest and the stay, on the paper of a folio. */
export function folioParty({ rooms }: Hotel, reservation: Reservation): AccountParty {
  const { id, confirmationNumber, guest, arrival, departure, nights } = reservation;
  const roomIds = roomIdsOf(reservation);
  const numbers = rooms.filter((room) => roomIds.includes(room.id)).map((room) => room.number);
  return {
    title: "booking.folio",
    foot: "booking.folioFoot",
    language: guest.language,
    factsIn: ({ text, formats: { date, list } }) => [
      { label: text("booking.number"), value: `${id} · ${confirmationNumber}` },
      { label: text("booking.guest"), value: [fullName(guest), guest.document].filter(Boolean).join(" · ") },
      {
        label: text("booking.stay"),
        value: `${date(arrival)} – ${date(departure)} · ${text("booking.nights", { count: nights.length })}`,
      },
      { label: text("booking.room"), value: list(numbers) || text("booking.roomNone") },
    ],
  };
}
