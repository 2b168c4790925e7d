import type { PaymentColumn, PaymentFilter, PaymentRow, PaymentView } from "@/contract/billing/payment";
import { takesMoney } from "@/domain/account/takesMoney";
import { windowOf } from "@/domain/account/windows";
import { localMomentIn } from "@/domain/civilDate";

import type { StoredReservation } from "../../hotel/books/StoredReservation";
import { ListIndex } from "../../list/ListIndex";
import { someOf } from "../../list/someOf";
import type { BillingBook } from "../book/BillingBook";
import { type TakenPayment, takenPayments } from "./takenPayments";
import { payerOf } from "./unbilledSums";

type Filters = Pick<PaymentFilter, "methods" | "from" | "to" | "shift">;

/** Morning begins at 7, afternoon at 15 and night at 23, by the property's clocks. */
function shiftAt(at: string, timeZone: string): PaymentRow["shift"] {
  const hour = Number(localMomentIn(new Date(at), timeZone).slice(11, 13));
  if (hour >= 7 && hour < 15) return "morning";
  return hour >= 15 && hour < 23 ? "afternoon" : "night";
}

function rowOf(taken: TakenPayment, book: BillingBook): PaymentRow {
  const { id, at, date, method, amount, by, reference = "", stay, account } = taken;
  const document = taken.document ?? (stay && documentOf(stay, taken, book));
  const reservationId = stay?.id ?? document?.reservationId;
  return {
    id,
    at,
    date,
    method,
    amount,
    customer: stay
      ? payerOf(stay, windowOf(taken), book)
      : ((account ? book.accounts.find(account.id) : document)?.customer?.name ?? ""),
    ...(reservationId && { reservationId }),
    ...(account && { accountId: book.accounts.find(account.id)?.id ?? account.id }),
    document: document?.number ?? "",
    ...(document && { documentId: document.id }),
    by,
    shift: shiftAt(at, book.hotel.property.timeZone),
    reference,
  };
}

function documentOf({ id }: StoredReservation, taken: TakenPayment, book: BillingBook) {
  const valid = book.valid(id);
  return (
    valid.find(({ id: documentId }) => documentId === taken.documentId) ??
    valid.findLast(({ window }) => window === windowOf(taken))
  );
}

type PaymentList = ListIndex<PaymentRow, PaymentColumn, PaymentView, Filters>;
const lists = new WeakMap<BillingBook, { asOf: number; list: PaymentList }>();

/** The list is made again after a change of billing, reservations or set-up. */
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
        from: (day) => (row) => row.date >= day,
        to: (day) => (row) => row.date <= day,
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
    takenPayments(book.hotel, book.rows())
      .filter(({ method }) => takesMoney(method))
      .map((payment) => rowOf(payment, book)),
  );
  lists.set(book, { asOf, list });
  return list;
}
