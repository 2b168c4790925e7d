import {
  reservationListContract,
  type ReservationPage,
  type ReservationQuery,
} from "@/contract/reservations/reservationList";

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
    refreshReservations({ body: query }, { db: { hotel }, now }) {
      const arrived = hotel.sample.bookFromChannel(hotel, now());
      const rows = arrived ? [toRow(new ListEntry(arrived, hotel), hotel.property)] : [];
      return { ...listPage(hotel, query), arrived: rows };
    },
    exportReservations: ({ query }, { db: { hotel } }) =>
      hotel.list.find(query).found.map((entry) => toRow(entry, hotel.property)),
  },
);

const listPage = (hotel: Hotel, query: ReservationQuery): ReservationPage =>
  pageOf(hotel.list, query, (entry) => toRow(entry, hotel.property), hotel.revision.count);
