import type { Period } from "@/contract/figures/period";
import type { TillId } from "@/contract/outlets";
import type { ArticleSales, PersonSales, SalesFigures, SalesSums } from "@/contract/figures/salesFigures";
import { ticketMethods } from "@/contract/pos/tickets";
import type { Cents } from "@/contract/property";

import { netOf } from "../account/vat";
import { weekdayOf } from "../civilDate";
import { comparedNights, isWithin } from "../kpis/period";
import { type EntryLine, type FiguredTicket, type SalesEntry, salesEntries } from "./salesEntries";
import { sumOf, ticketAmounts } from "./ticketAmounts";
import { isOpen } from "./ticketStates";

interface Asked {
  period: Period;
  till?: TillId | undefined;
  timeZone: string;
}

type Shifts = SalesFigures["shifts"];

/** The figures of the tills, with their shifts of the period. Each kind of part is made of the same sales and returns, so that all come to the same sum. */
export function salesFigures(
  tickets: readonly FiguredTicket[],
  shifts: Shifts,
  { period, till, timeZone }: Asked,
): Omit<SalesFigures, "asOf"> {
  const isOfTill = (one: { till: TillId }) => till === undefined || one.till === till;
  const its = tickets.filter(isOfTill);
  const { from, to } = comparedNights(period, "before");
  const entriesIn = (span: Period) => salesEntries(its, (date) => isWithin(date, span), timeZone);
  const entries = entriesIn(period);
  const lines = entries.flatMap((entry) => entry.lines);
  const open = its.filter(isOpen);
  const isKnown = its.some(({ date }) => date <= from);
  return {
    period,
    comparedWith: { from, to },
    sums: {
      now: sumsOf(entries, voidedIn(its, period)),
      ...(isKnown && { before: sumsOf(entriesIn({ from, to }), voidedIn(its, { from, to })) }),
    },
    hours: [...grouped(entries, ({ hour }) => hour)]
      .map(([hour, of]) => ({ hour, sales: salesOf(of), tickets: ticketsOf(of) }))
      .toSorted((one, other) => one.hour - other.hour),
    weekdays: weekdaysOf(entries),
    articles: largestFirst([...grouped(lines, ({ line }) => line.articleId)].map(([, of]) => articleOf(of))),
    categories: largestFirst(
      [...grouped(lines, ({ line }) => line.category)].map(([category, of]) => ({ category, sales: amountOf(of) })),
    ),
    methods: methodsOf(entries),
    people: largestFirst(peopleOf(entries, voidedIn(its, period))),
    open: { tickets: open.length, amount: totalOf(open) },
    shifts: shifts
      .filter(({ difference }) => difference !== undefined)
      .map(({ id, title, till: which, date, by, difference }) => ({ id, title, till: which, date, by, difference })),
  };
}

const amountOf = (lines: readonly EntryLine[]): Cents => sumOf(lines.map(({ amount }) => amount));
const salesOf = (entries: readonly SalesEntry[]): Cents => sumOf(entries.map(({ lines }) => amountOf(lines)));
const ticketsOf = (entries: readonly SalesEntry[]): number => entries.filter(({ isReturn }) => !isReturn).length;
const returnsOf = (entries: readonly SalesEntry[]): Cents => 0 - salesOf(entries.filter(({ isReturn }) => isReturn));
const totalOf = (tickets: readonly FiguredTicket[]): Cents => sumOf(tickets.map((one) => ticketAmounts(one).total));

function sumsOf(entries: readonly SalesEntry[], voided: readonly FiguredTicket[]): SalesSums {
  const sales = salesOf(entries);
  const returns = returnsOf(entries);
  const discounts = sumOf(entries.map((entry) => entry.discounts));
  const vat = sumOf(entries.map((entry) => entry.vat));
  return {
    gross: sales + returns + discounts,
    discounts,
    returns,
    sales,
    vat,
    net: sales - vat,
    tips: sumOf(entries.map(({ tip }) => tip?.amount ?? 0)),
    tickets: ticketsOf(entries),
    voided: { tickets: voided.length, amount: totalOf(voided) },
  };
}

const voidedIn = (tickets: readonly FiguredTicket[], span: Period) =>
  tickets.filter(({ state, date }) => state === "voided" && isWithin(date, span));

function weekdaysOf(entries: readonly SalesEntry[]): SalesFigures["weekdays"] {
  const byWeekday = [...grouped(entries, ({ date }) => weekdayOf(date))].toSorted(([one], [other]) => one - other);
  return byWeekday.flatMap(([weekday, its]) =>
    [...grouped(its, ({ hour }) => hour)]
      .map(([hour, of]) => ({ weekday, hour, sales: salesOf(of) }))
      .toSorted((one, other) => one.hour - other.hour),
  );
}

function articleOf(lines: readonly EntryLine[]): ArticleSales {
  const { articleId, name, isWeighed } = lines.at(-1)!.line;
  const costs = lines.flatMap(({ cost }) => cost ?? []);
  const net = sumOf(lines.map(({ amount, line: { vat } }) => netOf({ amount, vat })));
  return {
    articleId,
    name,
    quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    ...(isWeighed && { isWeighed }),
    sales: amountOf(lines),
    ...(costs.length === lines.length && { margin: net - sumOf(costs) }),
  };
}

function methodsOf(entries: readonly SalesEntry[]): SalesFigures["methods"] {
  const payments = grouped(
    entries.flatMap((entry) => entry.payments),
    ({ method }) => method,
  );
  const tips = grouped(
    entries.flatMap(({ tip }) => tip ?? []),
    ({ method }) => method as string,
  );
  return ticketMethods.flatMap((method) => {
    const its = payments.get(method);
    const ofStaff = tips.get(method);
    const [sales, tipped] = [its, ofStaff].map((all = []) => sumOf(all.map(({ amount }) => amount))) as [Cents, Cents];
    return its || ofStaff ? [{ method, sales, tips: tipped }] : [];
  });
}

function peopleOf(entries: readonly SalesEntry[], voided: readonly FiguredTicket[]): PersonSales[] {
  const voids = grouped(voided, voiderOf);
  const sold = grouped(entries, ({ by }) => by);
  return [...new Set([...sold.keys(), ...voids.keys()])].map((person) => {
    const its = sold.get(person) ?? [];
    return {
      person,
      tickets: ticketsOf(its),
      sales: salesOf(its),
      discounts: sumOf(its.map(({ discounts }) => discounts)),
      returns: returnsOf(its),
      voided: voids.get(person)?.length ?? 0,
    };
  });
}

const voiderOf = ({ by, history }: FiguredTicket) => history.find(({ what }) => what === "void")?.by ?? by;

const largestFirst = <Part extends { sales: Cents }>(parts: readonly Part[]): Part[] =>
  parts.toSorted((one, other) => other.sales - one.sales);

function grouped<One, Key>(all: readonly One[], keyOf: (one: One) => Key): Map<Key, One[]> {
  const groups = new Map<Key, One[]>();
  for (const one of all) {
    const key = keyOf(one);
    const its = groups.get(key);
    if (its) its.push(one);
    else groups.set(key, [one]);
  }
  return groups;
}
