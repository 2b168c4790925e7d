import type { DayFigures, MethodCount } from "@/contract/reservations/close";
import { type Charge, type Payment, paymentMethods } from "@/contract/reservations/folio";
import type { Cents, CivilDate } from "@/contract/property";
import type { Reservation } from "@/contract/reservations/reservations";

import { vatByRate, vatIn } from "../folio/vat";

/** With the lines of its folio. */
export type DayStay = Pick<Reservation, "adults" | "childrenAges" | "charges" | "checkedInOn" | "checkedOutOn">;

/** What has no business date of its own: it belongs to the day that was open at its instant. */
interface DayEvents {
  payments: readonly Pick<Payment, "method" | "amount">[];
  noShows: number;
  cancellations: number;
}

type Kind = Charge["kind"];

/** What happened on a business date: its folio lines, who came and went, and what was paid. Nothing is counted yet. */
export function dayFigures(
  date: CivilDate,
  stays: readonly DayStay[],
  { payments, noShows, cancellations }: DayEvents,
  available: number,
): DayFigures {
  const slept = stays.filter(({ charges }) => charges.some((line) => line.kind === "room" && line.date === date));
  const lines = stays.flatMap(({ charges }) => charges.filter((line) => line.date === date));
  const of = (...kinds: Kind[]) => lines.filter(({ kind }) => kinds.includes(kind));
  const rooms = of("room");
  return {
    arrivals: stays.filter(({ checkedInOn }) => checkedInOn === date).length,
    departures: stays.filter(({ checkedOutOn }) => checkedOutOn === date).length,
    noShows,
    cancellations,
    sold: slept.length,
    available,
    people: slept.reduce((sum, { adults, childrenAges }) => sum + adults + childrenAges.length, 0),
    roomRevenue: sumOf(rooms),
    roomNet: rooms.reduce((sum, { amount, vat }) => sum + amount - vatIn(amount, vat), 0),
    otherRevenue: sumOf(of("extra", "posted")),
    fees: sumOf(of("fee")),
    corrections: sumOf(of("correction")),
    vat: vatByRate(lines),
    payments: methodSums(payments),
  };
}

const sumOf = (lines: readonly { amount: Cents }[]): Cents => lines.reduce((sum, { amount }) => sum + amount, 0);

/** Of each method by which something was paid or refunded. What another room pays is taken there. */
function methodSums(payments: DayEvents["payments"]): MethodCount[] {
  return paymentMethods.flatMap((method) => {
    if (method === "room") return [];
    const ofMethod = payments.filter((payment) => payment.method === method);
    return ofMethod.length > 0 ? [{ method, expected: sumOf(ofMethod), counted: null, reason: "" }] : [];
  });
}

type Sold = Pick<DayFigures, "sold" | "available" | "roomNet">;

/** Sold of what can be sold; undefined while nothing can. */
export const occupancyOf = ({ sold, available }: Sold): number | undefined =>
  available > 0 ? sold / available : undefined;

/** ADR: net cents of a night sold, undefined while none is. */
export const dailyRateOf = ({ sold, roomNet }: Sold): Cents | undefined =>
  sold > 0 ? Math.round(roomNet / sold) : undefined;

/** RevPAR: net cents of a room that could be sold. */
export const revenuePerRoomOf = ({ available, roomNet }: Sold): Cents | undefined =>
  available > 0 ? Math.round(roomNet / available) : undefined;

export const revenueOf = ({ roomRevenue, otherRevenue, fees, corrections }: DayFigures): Cents =>
  roomRevenue + otherRevenue + fees + corrections;
