import {
  reservationListContract,
  type ReservationFilter,
  type ReservationPage,
  type ReservationQuery,
  type ReservationRow,
} from "@/contract/reservations/reservationList";
import { isLikeInvoice } from "@/domain/reservations/stayNumbers";

import { pageOf } from "../../list/pageOf";
import { routesFor } from "../../core/routes";
import type { Hotel } from "../Hotel";
import { ListEntry } from "../list/ListEntry";
import { toRow } from "../list/toRow";

const { listReservations, refreshReservations, exportReservations } = reservationListContract;

export const listRoutes = routesFor(
  { listReservations, refreshReservations, exportReservations },
  {
    listReservations: ({ query }, { db: { hotel } }) => listPage(hotel, query),
    async refreshReservations({ body: query }, { db: { hotel }, now }) {
      const arrived = hotel.sample.bookFromChannel(hotel, now());
      const rows = arrived ? [toRow(new ListEntry(arrived, hotel), hotel.property)] : [];
      return { ...(await listPage(hotel, query)), arrived: rows };
    },
    exportReservations: ({ query }, { db: { hotel } }) =>
      withInvoice(query, hotel, (asked, rowOf) => hotel.list.find(asked).found.map(rowOf)),
  },
);

const listPage = (hotel: Hotel, query: ReservationQuery): ReservationPage | Promise<ReservationPage> =>
  withInvoice(query, hotel, (asked, rowOf) => pageOf(hotel.list, asked, rowOf, hotel.revision.count));

/** Answers a query. The whole number of an invoice asks for its stay. */
function withInvoice<Query extends ReservationFilter, Reply>(
  query: Query,
  hotel: Hotel,
  replyTo: (query: Query, rowOf: (entry: ListEntry) => ReservationRow) => Reply,
): Reply | Promise<Reply> {
  const { text = "" } = query;
  const replyAsAsked = () => replyTo(query, (entry) => toRow(entry, hotel.property, text));
  if (!isLikeInvoice(text)) return replyAsAsked();
  return hotel.stayBilledAs(text).then((billed) => {
    if (!billed) return replyAsAsked();
    const { id, foundBy } = billed;
    return replyTo({ ...query, text: id }, (entry) => ({ ...toRow(entry, hotel.property), foundBy }));
  });
}
