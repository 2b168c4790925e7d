import type { ShiftOfDay } from "@/contract/day/dayFigures";
import {
  type CashMovement,
  differenceLimit,
  type ShiftSums,
  type TillDrawer,
  tillShift,
  type TillShift,
} from "@/contract/pos/shifts";
import { ticketMethods, type TicketPayment, type Tip } from "@/contract/pos/tickets";
import type { TillId } from "@/contract/outlets";
import type { PosReason } from "@/contract/pos/posReasons";
import type { Cents, CivilDate } from "@/contract/property";
import type { Fault } from "@/domain/faults";
import { countedCash, expectedCash } from "@/domain/pos/drawer";
import { posReason } from "@/domain/pos/posReason";
import { isOpen, isSold } from "@/domain/pos/ticketStates";
import { sumOf, ticketAmounts } from "@/domain/pos/ticketAmounts";

import type { Database } from "../core/database";
import type { Context } from "../core/routes";
import { type Actor, actorOf } from "../records/Actor";
import { serveDefinition } from "../records/serveDefinition";
import type { PosBooks, ShiftOwn, StoredShift, StoredTicket } from "./PosBooks";

/** The tickets and returns that a shift's drawer has; late ones are of no count. */
const soldIn = ({ id }: Pick<StoredShift, "id">, tickets: readonly StoredTicket[]) =>
  tickets.filter((one) => one.shiftId === id && !one.isLate && isSold(one));

const returnedIn = ({ id }: Pick<StoredShift, "id">, tickets: readonly StoredTicket[]) =>
  tickets.flatMap(({ returns }) => returns).filter(({ shiftId }) => shiftId === id);

function moneyIn(shift: Pick<StoredShift, "id">, tickets: readonly StoredTicket[]) {
  const sold = soldIn(shift, tickets);
  const payments: TicketPayment[] = [...sold, ...returnedIn(shift, tickets)].flatMap((one) => one.payments);
  const tips: Tip[] = sold.flatMap(({ tip }) => tip ?? []);
  return { sold, payments, tips };
}

export function sumsOf(
  shift: Pick<StoredShift, "id" | "till" | "openedAt" | "closedAt">,
  tickets: readonly StoredTicket[],
): ShiftSums {
  const { sold, payments, tips } = moneyIn(shift, tickets);
  const returns = sumOf(returnedIn(shift, tickets).flatMap(({ lines }) => lines.map(({ amount }) => amount)));
  const { openedAt, closedAt } = shift;
  const isWithin = (at: string) => at >= openedAt && (closedAt === "" || at <= closedAt);
  const voided = tickets.filter(
    ({ till, state, history }) => till === shift.till && state === "voided" && isWithin(history[0]?.at ?? ""),
  );
  return {
    tickets: sold.length,
    sales: sumOf(sold.map(({ total }) => total)) - returns,
    returns,
    discounts: sumOf(sold.map((one) => ticketAmounts(one).discounts)),
    tips: sumOf(tips.map(({ amount }) => amount)),
    voided: voided.length,
    methods: ticketMethods.flatMap((method) => {
      const its = payments.filter((one) => one.method === method);
      return its.length > 0 ? [{ method, amount: sumOf(its.map(({ amount }) => amount)) }] : [];
    }),
  };
}

const expectedIn = (shift: StoredShift, pos: PosBooks): Cents =>
  expectedCash({ ...shift, ...moneyIn(shift, pos.tickets.all()) });

const lastShift = (till: TillId, { shifts: book }: PosBooks): StoredShift | undefined =>
  book
    .all()
    .filter((one) => one.till === till && one.state === "closed")
    .toSorted((one, other) => other.place - one.place)[0];

/** Cash that the last shift of a till has left in its drawer, and the number of its Z. */
function lastOf(till: TillId, books: PosBooks): { left: Cents; place: number } {
  const { left = 0, place = 0 } = lastShift(till, books) ?? {};
  return { left, place };
}

const zOf = ({ till, place, id }: StoredShift) => (place > 0 ? `Z-${till}-${String(place).padStart(6, "0")}` : id);

/** As a person may see them who is to count the cash. */
function withoutCash(sums: ShiftSums): ShiftSums {
  const methods = sums.methods.filter(({ method }) => method !== "cash");
  return { ...sums, methods, sales: sumOf(methods.map(({ amount }) => amount)) };
}

function shown(stored: StoredShift, { pos }: Database): Omit<TillShift, "actions"> {
  const { closed, counted, place: _, ...rest } = stored;
  const isBlind = stored.state === "open";
  const all = closed?.sums ?? sumsOf(stored, pos.tickets.all());
  const sums = isBlind ? withoutCash(all) : all;
  const expected = isBlind ? undefined : (closed?.expected ?? expectedIn(stored, pos));
  const late = pos.tickets.all().filter(({ isLate, shiftId }) => isLate && shiftId === stored.id);
  return {
    ...rest,
    title: zOf(stored),
    sums,
    sales: sums.sales,
    ...(expected !== undefined && counted !== undefined && { expected, counted, difference: counted - expected }),
    late: late.map(({ id, number, total }) => ({ id, number, amount: total })),
  };
}

const moved = (
  stored: StoredShift,
  kind: CashMovement["kind"],
  { amount, reason }: Pick<CashMovement, "amount" | "reason">,
  { by, now }: Actor,
): StoredShift => ({
  ...stored,
  movements: [
    ...stored.movements,
    { id: `M${stored.movements.length + 1}`, at: now.toISOString(), by, kind, amount, reason: reason.trim() },
  ],
});

const currencyOf = ({ hotel }: Database) => hotel.property.currency;

/** A number that could not be typed is the fields' own fault. */
export const shifts = serveDefinition<typeof tillShift, ShiftOwn, Omit<TillShift, "actions">, PosReason>(tillShift, {
  bookOf: ({ pos }) => pos.shifts,
  faults({ till, float, reason }, db, stored): Fault[] {
    if (stored) return [];
    if (db.pos.openShift(till)) return [{ field: "till", reason: posReason("SHIFT_OPEN", { till }) }];
    const amount = float - lastOf(till, db.pos).left;
    return amount === 0 || reason.trim() !== ""
      ? []
      : [{ field: "reason", reason: posReason("SHIFT_DIFFERENCE", { amount, currency: currencyOf(db) }) }];
  },
  added: ({ till, float }, { pos, hotel }, { by, now }): ShiftOwn => ({
    date: hotel.property.businessDate,
    openedAt: now.toISOString(),
    closedAt: "",
    by,
    openingDifference: float - lastOf(till, pos).left,
    movements: [],
    place: 0,
  }),
  guards: {
    takeOut: (stored, db, _, input): PosReason[] => {
      const isOver = input !== undefined && input.amount > expectedIn(stored, db.pos);
      return isOver ? [{ ...posReason("SHIFT_CASH"), field: "amount" }] : []; // it is not told how much: a count is blind
    },
    count: ({ till }, { pos }): PosReason[] => {
      const open = pos.tickets.all().filter((one) => one.till === till && isOpen(one));
      return open.length > 0 ? [posReason("TICKETS_OPEN", { count: open.length })] : [];
    },
    close: (stored, db, _, input): PosReason[] => {
      const { counted = 0 } = stored;
      const currency = currencyOf(db);
      const amount = counted - expectedIn(stored, db.pos);
      if (!input) return [];
      if (input.left > counted) return [{ ...posReason("SHIFT_LEFT", { amount: counted, currency }), field: "left" }];
      return Math.abs(amount) <= differenceLimit || input.reason.trim() !== ""
        ? []
        : [{ ...posReason("SHIFT_DIFFERENCE", { amount, currency }), field: "reason" }];
    },
  },
  acted: {
    putIn: (stored, _, actor, input) => moved(stored, "in", input, actor),
    takeOut: (stored, _, actor, input) => moved(stored, "out", input, actor),
    count: (stored, _, __, { pieces }) => ({ ...stored, counted: countedCash(pieces) }),
    countAgain: (stored) => ({ ...stored, counted: undefined }),
    close(stored, { pos }, { now }, { left }) {
      const ended = { ...stored, closedAt: now.toISOString(), left, place: lastOf(stored.till, pos).place + 1 };
      const all = pos.tickets.all();
      return { ...ended, closed: { sums: sumsOf(ended, all), expected: expectedIn(stored, pos) } };
    },
  },
  shown,
  order: ({ openedAt }) => -Date.parse(openedAt),
});

export function tillDrawer(till: TillId, context: Context): TillDrawer {
  const { db } = context;
  const told = (stored: StoredShift) => shifts.shown(stored, db, actorOf(context));
  const shift = db.pos.openShift(till);
  const last = lastShift(till, db.pos);
  return { till, ...(shift && { shift: told(shift) }), ...(last && { last: told(last) }) };
}

/** The shifts of a business date, and those before it that are still open. */
export const shiftsOn = (date: CivilDate, { shifts: book, tickets }: PosBooks): ShiftOfDay[] =>
  book
    .all()
    .filter((one) => one.date === date || (one.state !== "closed" && one.date < date))
    .toSorted((one, other) => (one.till + one.openedAt < other.till + other.openedAt ? -1 : 1))
    .map((one) => {
      const { id, till, closed, counted = 0 } = one;
      const { tickets: count, sales, tips } = closed?.sums ?? sumsOf(one, tickets.all());
      const ended = closed && { difference: counted - (closed.expected ?? 0) };
      return { id, till, title: closed ? zOf(one) : "", tickets: count, sales, tips, ...ended };
    });
