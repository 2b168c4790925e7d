import type { Reservation } from "@/contract/reservations/reservations";
import { upcomingLines } from "@/domain/account/placing";
import { payerNow } from "@/domain/companies/payer";
import type { RuledFolio } from "@/domain/folio/folioAccount";
import { folioSums, postedFolio, wholeFolio } from "@/domain/folio/folioLines";

import type { StoredReservation } from "../books/StoredReservation";
import type { Hotel } from "../Hotel";
import { toldCharge, toldPayment } from "../nameRefs";
import { linesOfGroup } from "./groupOf";

/** The folio of a stored stay as its rules see it: lines that are posted and to come, payments, windows. */
export type StayFolio = RuledFolio & Pick<Reservation, "upcoming">;

export function folioOf(stored: StoredReservation, hotel: Hotel): StayFolio {
  const { state, arrival, departure, releaseOn, billing, moves, guestId } = stored;
  return {
    state,
    arrival,
    departure,
    releaseOn,
    billing: billing && payerNow(billing, hotel.companies.now(billing.companyId)),
    moves,
    guest: hotel.guests.get(guestId),
    payments: stored.payments.map((payment) => toldPayment(payment, hotel)),
    ...folioLinesOf(stored, hotel),
    windows: folioSums(stored, hotel.products, linesOfGroup(stored, hotel, "all")),
  };
}

/** The folio with what it is going to pay for others: its windows come to that, and no screen lists it. */
export function folioWithGroup(stored: StoredReservation, hotel: Hotel): StayFolio {
  const folio = folioOf(stored, hotel);
  const ofGroup = upcomingLines(linesOfGroup(stored, hotel, "all"), linesOfGroup(stored, hotel, "posted"));
  return { ...folio, upcoming: [...folio.upcoming, ...ofGroup] };
}

/** The lines of the folio: those that are posted, with those of its group, and those to come. */
export function folioLinesOf(stored: StoredReservation, hotel: Hotel): Pick<StayFolio, "charges" | "upcoming"> {
  const posted = postedFolio(stored, hotel.products, hotel.property.businessDate);
  return {
    charges: [...posted, ...linesOfGroup(stored, hotel, "posted")].map((charge) => toldCharge(charge, hotel)),
    upcoming: upcomingLines(wholeFolio(stored, hotel.products), posted),
  };
}
