import type { ReservationPage, ReservationQuery } from "@/contract/reservationList";
import { reservationsContract } from "@/contract/reservations";

import { routesFor } from "../routes";
import { bookFromChannel } from "./bookFromChannel";
import type { Hotel } from "./Hotel";
import { listEntryOf } from "./listEntryOf";
import { toRow } from "./toRow";

const PER_PAGE = 10;
const MOST_PER_PAGE = 200;

const { listReservations, refreshReservations, exportReservations } = reservationsContract;

export const listRoutes = routesFor(
  { listReservations, refreshReservations, exportReservations },
  {
    listReservations: ({ query }, { db: { hotel } }) => pageOf(hotel, query),
    refreshReservations({ body: query }, { db: { hotel }, now }) {
      const arrived = bookFromChannel(hotel, now());
      return { ...pageOf(hotel, query), arrived: [toRow(listEntryOf(arrived, hotel), hotel.property)] };
    },
    exportReservations: ({ query }, { db: { hotel } }) =>
      hotel.list.find(query).found.map((entry) => toRow(entry, hotel.property)),
  },
);

function pageOf(hotel: Hotel, query: ReservationQuery): ReservationPage {
  const perPage = wholeFrom1(query.perPage, PER_PAGE, MOST_PER_PAGE);
  const start = (wholeFrom1(query.page, 1) - 1) * perPage;
  const { found, total } = hotel.list.find(query, start, perPage);
  return {
    rows: found.map((entry) => toRow(entry, hotel.property)),
    total,
    inView: hotel.list.inView,
    asOf: hotel.revision.count,
  };
}

const wholeFrom1 = (value: unknown, otherwise: number, most = Infinity) =>
  Math.min(most, Math.max(1, Math.floor(Number(value ?? otherwise)) || otherwise));
