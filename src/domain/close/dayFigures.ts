import type { DayAdjustment, DayFigures, MethodCount } from "@/contract/day/dayFigures";
import { type Charge, type Payment, paymentMethods } from "@/contract/account/account";
import type { Cents, CivilDate } from "@/contract/property";
import type { Reservation } from "@/contract/reservations/reservations";

import { producedVat, vatShares } from "../account/producedVat";
import { withoutTransfers } from "../account/vat";
import { isDayUse, isOfNights } from "../kpis/stayParts";
import { isComplimentary } from "../rates/occupancy";

/** With the lines of its folio. */
export type DayStay = Pick<
  Reservation,
  "arrival" | "departure" | "adults" | "childrenAges" | "charges" | "checkedInOn" | "checkedOutOn"
>;

/** A record without a business date of its own: it belongs to the day that was open at its instant. */
interface DayEvents {
  payments: readonly Pick<Payment, "method" | "amount" | "declined">[];
  noShows: number;
  cancellations: number;
}

type DayRooms = Pick<DayFigures, "rooms" | "available" | "houseUse">;
type Part = "roomRevenue" | "otherRevenue" | "fees" | "allowances" | "corrections";

/**
 * The part of the revenue to which a line belongs. What a split takes from one window it gives to the other; a transfer is
 * revenue of the room that has handed it over.
 */
const partOf: Record<Charge["kind"], Part | undefined> = {
  room: "roomRevenue",
  extra: "otherRevenue",
  posted: "otherRevenue",
  split: "otherRevenue",
  fee: "fees",
  allowance: "allowances",
  correction: "corrections",
  transfer: undefined,
};

/** Figures of a business date: its folio lines, who came and went, and what was paid. Nothing is counted yet. */
export function dayFigures(
  date: CivilDate,
  stays: readonly DayStay[],
  { payments, noShows, cancellations }: DayEvents,
  rooms: DayRooms,
): DayFigures {
  const isNight = (line: Charge) => line.kind === "room" && line.date === date;
  const slept = stays.filter(({ charges }) => charges.some(isNight));
  const sold = slept.filter(({ charges }) => charges.some((line) => isNight(line) && !isComplimentary(line.amount)));
  const accounts = stays.map((stay) => ({ lines: linesOn(date, stay), late: nightsBefore(date, stay) }));
  const lines = accounts.flatMap((account) => account.lines);
  const late = accounts.flatMap((account) => account.late);
  const revenue = (part: Part) => sumOf(lines.filter(({ kind }) => partOf[kind] === part));
  return {
    arrivals: stays.filter(({ checkedInOn }) => checkedInOn === date).length,
    departures: stays.filter(({ checkedOutOn }) => checkedOutOn === date).length,
    noShows,
    cancellations,
    sold: sold.length,
    complimentary: slept.length - sold.length,
    ...rooms,
    people: slept.reduce((sum, { adults, childrenAges }) => sum + adults + childrenAges.length, 0),
    roomRevenue: revenue("roomRevenue"),
    roomNet: stays.reduce((sum, stay) => sum + roomNetOn(date, stay), 0),
    otherRevenue: revenue("otherRevenue"),
    fees: revenue("fees"),
    allowances: revenue("allowances"),
    corrections: revenue("corrections"),
    adjustments: adjustmentsOf(late),
    vat: producedVat(accounts.map((account) => [...account.lines, ...account.late])),
    payments: methodSums(payments),
  };
}

/** The price of the nights less what is taken off it: the figures of a period count it so, too. */
function roomNetOn(date: CivilDate, stay: DayStay): Cents {
  if (isDayUse(stay)) return 0;
  const lines = withoutTransfers(linesOn(date, stay));
  const shares = vatShares(lines);
  return lines.reduce(
    (sum, line, place) => (isOfNights(line, stay.charges) ? sum + line.amount - shares[place]! : sum),
    0,
  );
}

const linesOn = (date: CivilDate, { charges }: DayStay): Charge[] => charges.filter((line) => line.date === date);

/** The nights of a stay that were closed when its guest came: they are in no report of those days. */
const nightsBefore = (date: CivilDate, { checkedInOn, charges }: DayStay): Charge[] =>
  checkedInOn === date ? charges.filter((line) => line.kind === "room" && line.date < date) : [];

function adjustmentsOf(nights: readonly Charge[]): DayAdjustment[] {
  const dates = [...new Set(nights.map((night) => night.date))].toSorted();
  return dates.map((date) => {
    const ofDate = nights.filter((night) => night.date === date);
    return { date, rooms: ofDate.length, amount: sumOf(ofDate) };
  });
}

const sumOf = (lines: readonly { amount: Cents }[]): Cents => lines.reduce((sum, { amount }) => sum + amount, 0);

/**
 * Of each method by which something was paid or refunded. What another room pays is taken there, and what a card did not pay
 * nowhere.
 */
function methodSums(payments: DayEvents["payments"]): MethodCount[] {
  return paymentMethods.flatMap((method) => {
    if (method === "room") return [];
    const ofMethod = payments.filter((payment) => payment.method === method && payment.declined === undefined);
    return ofMethod.length > 0 ? [{ method, expected: sumOf(ofMethod), counted: null, reason: "" }] : [];
  });
}
