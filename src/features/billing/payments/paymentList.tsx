import { generatePath } from "react-router-dom";

import { paymentMethods } from "@/contract/account/account";
import { type PaymentColumn, type PaymentRow, paymentShifts } from "@/contract/billing/payment";
import { takesMoney } from "@/domain/account/takesMoney";
import { createList } from "@/shared/list/createList";
import type { DeclaredColumn } from "@/shared/list/declaredColumn";
import { dateRange } from "@/shared/list/filters/dateRange";
import { someOf } from "@/shared/list/filters/someOf";
import { PathLink } from "@/shared/routing/PathLink";
import { paths } from "@/shared/routing/paths";

import { billingApi } from "../base/billingApi";
import { pastDays } from "../base/pastDays";

const columns: DeclaredColumn<PaymentRow, PaymentColumn, "payments">[] = [
  { id: "at", width: 160, as: "instant" },
  {
    id: "customer",
    width: 180,
    importance: 5,
    card: "fact",
    cell: ({ customer, reservationId }) =>
      reservationId ? (
        <PathLink to={generatePath(paths.reservation, { id: reservationId })} className="list-words">
          <bdi>{customer}</bdi>
        </PathLink>
      ) : (
        <bdi className="list-words">{customer}</bdi>
      ),
  },
  { id: "method", width: 140, card: "fact", wordsFor: (method) => `booking.method.${method}` },
  { id: "amount", width: 110, card: "fact", as: "cents" },
  {
    id: "document",
    width: 140,
    importance: 4,
    card: "fact",
    cell: ({ document, documentId }) =>
      documentId ? <PathLink to={generatePath(paths.document, { id: documentId })}>{document}</PathLink> : "—",
  },
  { id: "by", width: 150, importance: 2, card: "fact", cell: ({ by }) => <bdi>{by || "—"}</bdi> },
  { id: "shift", width: 110, importance: 1, as: "word" },
];

export const paymentList = createList({
  name: "payments",
  columnsKey: "paymentColumns",
  texts: "payments",
  call: billingApi.listPayments,
  exportCall: billingApi.exportPayments,
  filters: [
    dateRange("from", "to", pastDays),
    someOf("methods", {
      label: "booking.method",
      choices: paymentMethods.filter(takesMoney),
      wordsFor: (method) => `booking.method.${method}`,
    }),
    someOf("shift", { label: "payments.shift", choices: paymentShifts }),
  ],
  views: {
    today: "payments.view.today",
    cash: "payments.view.cash",
    refunds: "payments.view.refunds",
    withoutDocument: "payments.view.withoutDocument",
  },
  columns,
  nameOf: ({ id }) => id,
});
