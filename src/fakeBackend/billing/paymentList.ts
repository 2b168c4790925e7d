import type { PaymentColumn, PaymentFilter, PaymentRow, PaymentView } from "@/contract/billing/payment";
import { localMomentIn } from "@/domain/civilDate";
import { windowOf } from "@/domain/account/windows";
import { isPaidFor } from "@/domain/billing/documentMoney";
import { fullName } from "@/domain/people/names";

import { ListIndex } from "../list/ListIndex";
import { someOf } from "../list/someOf";
import type { BillingBook } from "./BillingBook";
import { takenBy } from "./takenBy";

type Filters = Pick<PaymentFilter, "methods" | "from" | "to" | "shift">;

/** The hour of the property's clocks at which each shift begins. */
function shiftAt(at: string, timeZone: string): PaymentRow["shift"] {
  const hour = Number(localMomentIn(new Date(at), timeZone).slice(11, 13));
  if (hour >= 7 && hour < 15) return "morning";
  return hour >= 15 && hour < 23 ? "afternoon" : "night";
}

/** All payments: those of folios, and those that were made for documents. A debt that is handed over is none. */
function paymentsOf(book: BillingBook): PaymentRow[] {
  const { hotel } = book;
  const { timeZone, businessDate } = hotel.property;
  const ofStays = [...hotel.all()].flatMap((stay) => {
    const paid = stay.isDeleted ? [] : stay.payments.filter((one) => one.amount !== 0 && one.method !== "receivable");
    if (paid.length === 0) return [];
    const valid = book.valid(stay.id);
    const customer = fullName(hotel.guests.get(stay.guestId));
    return paid.map((payment): PaymentRow => {
      const { id, at, date = at.slice(0, 10), method, amount, reference = "" } = payment;
      const document =
        valid.find((one) => isPaidFor(payment, one.id)) ?? valid.findLast(({ window }) => window === windowOf(payment));
      return {
        id: `${stay.id}:${id}`,
        at,
        date: date > businessDate ? businessDate : date,
        method,
        amount,
        customer: (windowOf(payment) === "company" && stay.billing?.name) || customer,
        reservationId: stay.id,
        document: document?.number ?? "",
        ...(document && { documentId: document.id }),
        by: takenBy(stay, payment),
        shift: shiftAt(at, timeZone),
        reference,
      };
    });
  });
  const ofDocuments = book.all().flatMap((document) =>
    document.payments.map(({ reference = "", ...payment }): PaymentRow => {
      const { id, number, customer, reservationId } = document;
      const names = { customer: customer?.name ?? "", document: number, documentId: id };
      return {
        ...payment,
        ...names,
        ...(reservationId && { reservationId }),
        shift: shiftAt(payment.at, timeZone),
        reference,
      };
    }),
  );
  const unapplied = book.accounts.all().flatMap(({ id: accountId, customer, payments }) =>
    payments
      .filter((one) => one.unapplied !== 0)
      .map(({ unapplied: amount, reference = "", ...payment }): PaymentRow => {
        const names = { customer: customer.name, accountId, document: "" };
        return { ...payment, ...names, amount, shift: shiftAt(payment.at, timeZone), reference };
      }),
  );
  return [...ofStays, ...ofDocuments, ...unapplied];
}

type PaymentList = ListIndex<PaymentRow, PaymentColumn, PaymentView, Filters>;
const lists = new WeakMap<BillingBook, { asOf: number; list: PaymentList }>();

/** Made again after a change of what it is made of. */
export function paymentList(book: BillingBook): PaymentList {
  const { billing, reservations, setUp } = book.hotel.revision.lastOf;
  const asOf = Math.max(billing, reservations, setUp);
  const known = lists.get(book);
  if (known?.asOf === asOf) return known.list;
  const list: PaymentList = new ListIndex<PaymentRow, PaymentColumn, PaymentView, Filters>(
    {
      searched: ({ customer, document, reference, reservationId = "" }) =>
        `${customer} ${document} ${reference} ${reservationId}`,
      filters: {
        methods: someOf(({ method }) => method),
        from:
          (day) =>
          ({ date }) =>
            date >= day,
        to:
          (day) =>
          ({ date }) =>
            date <= day,
        shift: (shift) => (row) => row.shift === shift,
      },
      defaultSort: ({ at }) => -Date.parse(at),
      views: {
        today: ({ date }) => date === book.hotel.property.businessDate,
        cash: ({ method }) => method === "cash",
        refunds: ({ amount }) => amount < 0,
        withoutDocument: ({ document }) => document === "",
      },
    },
    paymentsOf(book),
  );
  lists.set(book, { asOf, list });
  return list;
}
