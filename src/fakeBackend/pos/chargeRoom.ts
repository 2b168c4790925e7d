import type { PosReason } from "@/contract/pos/posReasons";
import type { ChargeableGuest, Sale } from "@/contract/pos/till";
import type { Ticket } from "@/contract/pos/tickets";
import type { Cents } from "@/contract/property";
import { correctionOf } from "@/domain/account/corrections";
import { folioReasons } from "@/domain/folio/folioAccount";
import { fullName } from "@/domain/people/names";
import { posReason } from "@/domain/pos/posReason";
import { ticketAmounts } from "@/domain/pos/ticketAmounts";

import type { Context } from "../core/routes";
import type { StoredReservation } from "../hotel/books/StoredReservation";
import type { Hotel } from "../hotel/Hotel";
import { folioOf } from "../hotel/reservations/folioOf";
import { notFound, refuse } from "../records/Refused";
import type { StoredTicket } from "./PosBooks";

/** Up to which balance a guest may charge to the room. */
const roomLimit: Cents = 500_00;

export const originOf = (ticketId: string) => `ticket:${ticketId}`;

const chargedTo = ({ payments }: Pick<Sale, "payments">): string | undefined =>
  payments.find(({ method }) => method === "room")?.payerId;

/** The stay that a sale is charged to, or 404; undefined for a sale that is paid. */
export function chargedStay(sale: Pick<Sale, "payments">, hotel: Hotel): StoredReservation | undefined {
  if (!sale.payments.some(({ method }) => method === "room")) return undefined;
  const stay = hotel.find(chargedTo(sale) ?? "");
  if (!stay || stay.isDeleted) throw notFound();
  return stay;
}

/** The room and the guest of a charge, as they are now. */
export function roomPayer(ticket: Pick<Sale, "payments">, hotel: Hotel): Ticket["payer"] {
  const stay = hotel.find(chargedTo(ticket) ?? "");
  const room = stay && (hotel.room(roomIdOf(stay))?.number ?? "");
  return stay && { id: stay.id, name: `${room} · ${guestOf(stay, hotel)}` };
}

const guestOf = (stay: StoredReservation, hotel: Hotel) => fullName(hotel.guests.get(stay.guestId));

const creditOf = (stay: StoredReservation, hotel: Hotel): Cents => {
  const [guest] = folioOf(stay, hotel).windows;
  return Math.max(0, roomLimit - Math.max(0, guest?.balance ?? 0));
};

/** Guests in house whose folio takes charges, by room. */
export const roomGuests = (hotel: Hotel): ChargeableGuest[] =>
  [...hotel.all()]
    .filter((stay) => stay.state === "inHouse" && !stay.isDeleted)
    .map((stay) => {
      const { id, arrival, departure } = stay;
      return {
        id,
        room: hotel.room(roomIdOf(stay))?.number ?? "",
        guest: guestOf(stay, hotel),
        arrival,
        departure,
        credit: creditOf(stay, hotel),
        isLeaving: departure <= hotel.property.businessDate,
      };
    })
    .toSorted((one, other) => (one.room < other.room ? -1 : 1));

const roomIdOf = ({ nights }: StoredReservation) => nights.at(-1)?.roomId ?? "";

/** Refuses what a room may not take. Nothing is posted then. */
export function refuseRoom(stay: StoredReservation, sale: Sale, { db: { hotel } }: Context) {
  const guest = guestOf(stay, hotel);
  const { property } = hotel;
  const { total } = ticketAmounts(sale);
  const amount = creditOf(stay, hotel);
  if (stay.state !== "inHouse") refuse([posReason("ROOM_NOT_IN_HOUSE", { guest })]);
  refuse(folioReasons("charge", folioOf(stay, hotel), property));
  if (total > amount) refuse([posReason("ROOM_CREDIT", { guest, amount, currency: property.currency })]);
}

/** Why a ticket cannot go back to the folio that has paid it: closed, or corrected there. */
export function againstRoomReturn({ id }: StoredTicket, stay: StoredReservation, hotel: Hotel): PosReason[] {
  const guest = guestOf(stay, hotel);
  const folio = folioOf(stay, hotel);
  const its = folio.charges.filter(({ origin }) => origin === originOf(id));
  if (its.some((line) => line.kind !== "allowance" && correctionOf(line, folio.charges)))
    return [posReason("RETURN_CORRECTED", { guest })];
  return folioReasons("allow", folio, hotel.property).length > 0 ? [posReason("ROOM_CLOSED", { guest })] : [];
}
