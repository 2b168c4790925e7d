import { type Outlet, outletOf, type TillId, tills, tillSeries } from "@/contract/outlets";
import type { PriceList } from "@/contract/pos/priceLists";
import type { MoneyMethod, Ticket, TicketLine } from "@/contract/pos/tickets";
import { documentNumber } from "@/domain/billing/issueRules";
import { lettersOf } from "@/domain/billing/seriesRules";
import { addDays, civilDateIn, localMomentIn } from "@/domain/civilDate";
import { listsAt, priceIn } from "@/domain/pos/priceLists";
import { isUndeclared, rateOfArticle } from "@/domain/pos/articleNotice";
import { ticketAmounts } from "@/domain/pos/ticketAmounts";

import type { SampleSize } from "../core/demoAskedFor";
import { chances, type Random, randomFrom } from "../core/random";
import { numbered } from "../records/RecordBook";
import { activeLists } from "./samplePriceLists";
import { shiftIdOf } from "./shiftIdOf";
import { isWithdrawn, sampleArticles } from "./sampleArticles";

export type SampleTicket = Pick<
  Ticket,
  "id" | "till" | "soldAt" | "date" | "by" | "lines" | "discount" | "payments" | "tip" | "number" | "total" | "shiftId"
>;

const DAYS = 30;
const MINUTE = 60_000;
const ticketId = numbered("TK");

/** The part of a day's tickets that each till has, and its hours. */
const busy: Record<TillId, { part: number; opens: number; closes: number; people: string[] }> = {
  T1: { part: 0.72, opens: 8, closes: 23, people: ["Rubén Castaño", "Aitana Vives"] },
  T2: { part: 0.18, opens: 10, closes: 20, people: ["Aitana Vives", "Joan Pons"] },
  T3: { part: 0.1, opens: 10, closes: 20, people: ["Sofía Lindqvist"] },
};

const methodOf = chances<MoneyMethod>([
  ["card", 58],
  ["cash", 30],
  ["bizum", 12],
]);

const piecesOf = chances([
  [1, 70],
  [2, 22],
  [3, 6],
  [4, 2],
]);

/** How many tickets the sample has: none where a test asks for a small hotel, unless it asks for them. */
export const ticketsIn = ({ isEmpty, tickets, reservations }: SampleSize = {}): number =>
  isEmpty ? 0 : (tickets ?? (reservations === undefined ? 2_500 : 0));

/** Paid tickets of the last month, in the order of their sale, with the numbers of their documents. */
export function sampleTickets(now: Date, timeZone: string, count: number): SampleTicket[] {
  const today = civilDateIn(now, timeZone);
  const made: SampleTicket[] = [];
  const places = new Map<string, number>();
  for (let ago = DAYS; ago >= 0; ago -= 1) {
    const date = addDays(today, -ago);
    for (const till of tills) {
      const random = randomFrom(DAYS * 100 - ago * 10 + tills.indexOf(till));
      const { part, opens, closes } = busy[till];
      const many = Math.round((count / DAYS) * part);
      const minutes = Array.from({ length: many }, () => random.between(opens * 60, closes * 60)).toSorted(
        (a, b) => a - b,
      );
      for (const minute of minutes) {
        const soldAt = new Date(Date.parse(`${date}T00:00:00Z`) + minute * MINUTE);
        if (soldAt > now) continue;
        const series = lettersOf(tillSeries[till], date);
        const place = (places.get(series) ?? 0) + 1;
        places.set(series, place);
        const minuteThere = localMomentIn(soldAt, timeZone).replace("T", " ");
        const lists = listsAt(listsOf[till], minuteThere);
        const at = { till, date, soldAt, number: documentNumber(series, place) };
        made.push(ticketAt(made.length + 1, at, lists, random));
      }
    }
  }
  return made;
}

interface At extends Pick<SampleTicket, "till" | "date" | "number"> {
  soldAt: Date;
}

const ofTills = <Value>(valueOf: (outlet: Outlet) => Value) =>
  Object.fromEntries(tills.map((till) => [till, valueOf(outletOf[till])])) as Record<TillId, Value>;

const listsOf = ofTills((outlet) => activeLists.filter((list) => list.outlet === outlet));

const soldAtTill = ofTills((outlet) =>
  sampleArticles.filter((article, place) => article.outlet === outlet && !isUndeclared(article) && !isWithdrawn(place)),
);

function ticketAt(place: number, { soldAt, ...at }: At, lists: readonly PriceList[], random: Random): SampleTicket {
  const { till, date } = at;
  const id = ticketId(place);
  const its = soldAtTill[till];
  const size = till === "T1" ? random.between(1, 4) : random.between(1, 2);
  const lines = Array.from({ length: size }, (_, order): TicketLine => {
    const sold = random.pick(its);
    const isWeighed = sold.unit === "kilo";
    return {
      id: `${id}:${order + 1}`,
      articleId: articleIdOf(sampleArticles.indexOf(sold)),
      name: sold.name,
      category: sold.category,
      quantity: isWeighed ? random.between(12, 80) * 10 : sold.minutes === null ? piecesOf(random) : 1,
      ...(isWeighed && { isWeighed }),
      ...priceIn(
        {
          price: sold.price,
          category: sold.category,
          codes: [sold.code],
          ...(sold.happyHour !== null && { happyHour: sold.happyHour }),
        },
        lists,
      ),
      ...(sold.cost !== null && { cost: sold.cost }),
      vat: rateOfArticle(sold),
      modifiers: [],
    };
  });
  const isForStaff = random.next() < 0.03;
  const discount = isForStaff ? { percent: 20, reason: "Personal del hotel" } : undefined;
  const { total } = ticketAmounts({ lines, discount });
  const method = methodOf(random);
  const isTipped = till === "T1" && random.next() < 0.06;
  return {
    ...at,
    id,
    soldAt: soldAt.toISOString(),
    by: random.pick(busy[till].people),
    lines,
    ...(discount && { discount }),
    payments: [{ id: `${id}:P`, method, amount: total, ...(method === "cash" && { tendered: total }) }],
    ...(isTipped && { tip: { method, amount: random.between(1, 4) * 50 } }),
    total,
    shiftId: shiftIdOf(till, date),
  };
}

const articleIdOf = (place: number): string => numbered("ART")(place + 1);
