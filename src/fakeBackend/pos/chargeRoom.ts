import type { PosReason } from "@/contract/pos/posReasons";
import type { ChargeableGuest, Sale } from "@/contract/pos/till";
import type { Ticket } from "@/contract/pos/tickets";
import type { AccountWindow } from "@/contract/account/accountWindows";
import type { Cents, VatRate } from "@/contract/property";
import { correctionOf } from "@/domain/account/corrections";
import { sharedOver } from "@/domain/account/ratesLeft";
import { openWindow, windowOf } from "@/domain/account/windows";
import { folioReasons } from "@/domain/folio/folioAccount";
import { fullName } from "@/domain/people/names";
import { posReason } from "@/domain/pos/posReason";
import { ratesOfTicket, ticketAmounts } from "@/domain/pos/ticketAmounts";

import type { Context } from "../core/routes";
import { postAllowance, postCharge } from "../folio/postToFolio";
import type { StoredReservation } from "../hotel/books/StoredReservation";
import type { Hotel } from "../hotel/Hotel";
import { folioOf } from "../hotel/reservations/folioOf";
import type { Actor } from "../records/Actor";
import { notFound, refuse } from "../records/Refused";
import type { StoredTicket } from "./PosBooks";

/** Up to which balance a guest may charge to the room. */
const roomLimit: Cents = 500_00;

const originOf = (ticketId: string) => `ticket:${ticketId}`;

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

/** A line on the folio for each rate of VAT, under the ticket's reference, once. */
export function postToRoom(stay: StoredReservation, sale: Sale, { db: { hotel } }: Context, actor: Actor) {
  const amounts = ticketAmounts(sale);
  const description = amounts.lines
    .map(({ line: { name } }) => name)
    .join(", ")
    .slice(0, 100);
  let posted = stay;
  for (const [vat, unitPrice] of ratesOfTicket(amounts)) {
    const sourceRef = `sale:${sale.id}:${vat}`;
    const input = { sourceRef, description, quantity: 1, unitPrice, vat, version: posted.version };
    if (unitPrice > 0) posted = postCharge(posted, input, hotel, actor, { origin: originOf(sale.id) });
  }
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

/** Cents of a ticket at a rate that each window of the folio has, where the desk has moved or shared its charge. */
function leftInWindows(
  ticketId: string,
  vat: VatRate,
  stay: StoredReservation,
  hotel: Hotel,
): Map<AccountWindow, Cents> {
  const { charges } = folioOf(stay, hotel);
  const ids = new Set(charges.flatMap(({ id, origin }) => (origin === originOf(ticketId) ? id : [])));
  const its = charges.filter(({ id, splits = "", vat: rate }) => rate === vat && (ids.has(id) || ids.has(splits)));
  const left = new Map<AccountWindow, Cents>();
  for (const line of its) {
    const window = openWindow(windowOf(line), stay);
    left.set(window, (left.get(window) ?? 0) + line.amount);
  }
  return left;
}

/** Takes a return off the folio, at the rates of what comes back, where its charge is now. */
export function returnToRoom(
  { id, returns }: StoredTicket,
  charged: StoredReservation,
  returned: { rates: ReadonlyMap<VatRate, Cents>; reason: string },
  hotel: Hotel,
  actor: Actor,
) {
  let stay = charged;
  for (const [vat, rest] of returned.rates)
    for (const [window, amount] of sharedOver(rest, leftInWindows(id, vat, stay, hotel))) {
      const sourceRef = `return:${id}:${returns.length + 1}:${vat}:${window}`;
      const input = { sourceRef, amount, reason: returned.reason, vat, window, version: stay.version };
      stay = postAllowance(stay, input, hotel, actor, { origin: originOf(id) });
    }
}
