import { tills } from "@/contract/outlets";
import type { SalesFigures, SalesQuery } from "@/contract/figures/salesFigures";
import { isWithin } from "@/domain/kpis/period";
import { periodReasons } from "@/domain/kpis/periodReasons";
import { salesFigures } from "@/domain/pos/salesFigures";

import type { Context } from "../core/routes";
import { actorOf } from "../records/Actor";
import { refuseInput, unknownValues } from "../records/Refused";
import { shifts } from "./shifts";

/** The figures of the tills: of the open day, unless dates are asked for. */
export function salesIn({ from: first, to: last, till }: SalesQuery, context: Context): SalesFigures {
  const { hotel, pos } = context.db;
  const { businessDate, timeZone } = hotel.property;
  const period = { from: first ?? businessDate, to: last ?? first ?? businessDate };
  const tickets = pos.tickets.all();
  const known = tickets.reduce((least, { date }) => (date < least ? date : least), businessDate);
  refuseInput(periodReasons(period, { from: known, to: businessDate }));
  refuseInput([], unknownValues({ till: till === undefined || tills.includes(till) }));
  const counted = pos.shifts.all().filter((one) => isWithin(one.date, period) && (!till || one.till === till));
  return {
    ...salesFigures(
      tickets,
      counted.map((one) => shifts.shown(one, context.db, actorOf(context))),
      { period, till, timeZone },
    ),
    asOf: hotel.revision.count,
  };
}
