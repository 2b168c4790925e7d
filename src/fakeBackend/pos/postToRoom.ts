import type { AccountWindow } from "@/contract/account/accountWindows";
import type { Sale } from "@/contract/pos/till";
import type { Cents, VatRate } from "@/contract/property";
import { sharedOver } from "@/domain/account/ratesLeft";
import { openWindow, windowOf } from "@/domain/account/windows";
import { ratesOfTicket, ticketAmounts } from "@/domain/pos/ticketAmounts";

import type { Context } from "../core/routes";
import { postAllowance, postCharge } from "../folio/postToFolio";
import type { StoredReservation } from "../hotel/books/StoredReservation";
import type { Hotel } from "../hotel/Hotel";
import { folioOf } from "../hotel/reservations/folioOf";
import type { Actor } from "../records/Actor";
import { originOf } from "./chargeRoom";
import type { StoredTicket } from "./PosBooks";

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
