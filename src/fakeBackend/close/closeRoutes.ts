import { closeContract, closeSolutions } from "@/contract/day/close";
import type { CloseReason } from "@/contract/day/closeReasons";
import { paymentMethods } from "@/contract/account/account";
import type { CivilDate } from "@/contract/property";
import { addDays } from "@/domain/civilDate";
import { closeReason, closingFaults, countFaults, needsCount } from "@/domain/close/closeRules";

import { type Context, routesFor } from "../core/routes";
import { actorOf } from "../records/Actor";
import { notFound, Refused, refuseFaults } from "../records/Refused";
import { closeOf, comingCleaning, openFigures, tillsOf } from "./closeOf";
import { named, solveRows, takeRowsBack } from "./solveRows";

export const closeRoutes = routesFor(closeContract, {
  getClose: (_, context) => closeOf(context),
  solveInClose({ params: { date, solution: name }, body: { clientId, rows } }, context) {
    const { hotel, close: book } = context.db;
    refuseOtherDay(date, context);
    const solution = closeSolutions.find((one) => one === name);
    if (!solution) throw notFound();
    const kept = book.solutions.get(clientId) ?? solveRows(solution, rows, context.db, actorOf(context));
    book.solutions.set(clientId, kept);
    return { close: closeOf(context), refused: named(kept.refused, hotel) };
  },
  undoInClose({ params: { date, clientId } }, context) {
    const { hotel, close: book } = context.db;
    refuseOtherDay(date, context);
    const kept = book.solutions.get(clientId);
    if (!kept || kept.date !== date || kept.solved.length === 0)
      throw refused([closeReason("CLOSE_NOT_UNDONE")], context);
    const left = takeRowsBack(kept, hotel, actorOf(context));
    const solved = kept.solved.filter((row) => left.some(({ id }) => id === row.id));
    book.solutions.set(clientId, { ...kept, solved });
    return { close: closeOf(context), refused: named(left, hotel) };
  },
  countCash({ params: { date, method }, body: { expected, counted, reason } }, context) {
    const { hotel, close: book } = context.db;
    refuseOtherDay(date, context);
    const { currency } = hotel.property;
    const known = paymentMethods.find((one) => one === method);
    const sum = openFigures(context).payments.find((one) => one.method === known);
    if (!known || !sum || !needsCount(sum)) throw notFound();
    if (sum.expected !== expected)
      throw refused([closeReason("COUNT_MOVED", { amount: sum.expected, currency })], context);
    refuseFaults(countFaults({ expected, counted, reason }, currency));
    book.count(date, known, { expected, counted, reason: reason.trim() });
    hotel.revision.advance("close");
    return closeOf(context);
  },
  closeDay({ params: { date }, body }, context) {
    const { hotel, close: book, figures: books, guestMessages, billing } = context.db;
    const closed = books.reports.find(date);
    if (closed) return closed;
    refuseOtherDay(date, context);
    const close = closeOf(context);
    const reasons = close.actions.flatMap((permission) => permission.reasons);
    if (reasons.length > 0) throw refused(reasons, context);
    refuseFaults(closingFaults(body ?? {}, close));

    const { by, now } = actorOf(context);
    const closedAt = now.toISOString();
    const sent = guestMessages.rules.sendDue(guestMessages, date, context);
    const report = {
      ...openFigures(context),
      date,
      closedAt,
      closedBy: by,
      ...(close.isAhead && { reason: body.reason?.trim() }),
      messagesSent: sent.filter((message) => message.reasons.length === 0).length,
      tills: tillsOf(context),
      cleaning: comingCleaning(context),
      ...(hotel.property.billing.serviceDay === "arrival" && { serviceDay: "arrival" as const }),
    };
    const kept = books.reports.keep(report, billing.payments());
    books.journal.keep(date);
    books.book.keep(date);
    book.solutions.clear();
    hotel.open(addDays(date, 1));
    return kept;
  },
  listDayReports: (_, { db: { figures: books } }) => books.reports.recent(),
  getDayReport: ({ params: { date } }, { db: { figures: books } }) => books.reports.get(date),
});

const refused = (reasons: CloseReason[], context: Context) => new Refused(409, { reasons, current: closeOf(context) });

/** Nothing but the open day can be prepared or closed. */
function refuseOtherDay(date: CivilDate, context: Context) {
  const { businessDate } = context.db.hotel.property;
  if (date < businessDate) throw refused([closeReason("CLOSE_DAY_CLOSED", { date })], context);
  if (date > businessDate) throw refused([closeReason("CLOSE_DAY_AHEAD", { date })], context);
}
