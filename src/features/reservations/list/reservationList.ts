import { generatePath } from "react-router-dom";

import type { Situation } from "@/contract/reservations/reservationLife";
import { createList } from "@/shared/list/createList";
import { dateRange } from "@/shared/list/filters/dateRange";
import { someOf } from "@/shared/list/filters/someOf";
import { paths } from "@/shared/routing/paths";

import { reservationsApi } from "@/shared/stay/record/reservationsApi";
import { companyFilter } from "./companyFilter";
import { reservationBulk } from "./reservationBulk";
import { reservationColumns } from "./reservationColumns";
import { RowActions } from "./RowActions";

/** In the order of a reservation's life. */
const situations = [
  "inquiry",
  "waitlist",
  "optional",
  "optionExpired",
  "pending",
  "confirmed",
  "arrivesToday",
  "arrivalOverdue",
  "inHouse",
  "departsToday",
  "departureOverdue",
  "checkedOut",
  "cancelled",
  "noShow",
] as const satisfies readonly Situation[];

/** Every reservation of the property, to be found and acted upon. */
export const reservationList = createList({
  name: "reservations",
  columnsKey: "reservationColumns",
  texts: "list",
  call: reservationsApi.listReservations,
  refreshCall: reservationsApi.refreshReservations,
  exportCall: reservationsApi.exportReservations,
  filters: [
    dateRange("from", "to"),
    someOf("situations", {
      label: "list.situations",
      choices: situations,
      wordsFor: (situation) => `situation.${situation}`,
    }),
    companyFilter,
  ],
  views: {
    today: "view.today",
    tomorrow: "view.tomorrow",
    inHouse: "view.inHouse",
    unassigned: "view.unassigned",
    withBalance: "view.withBalance",
    cancelled: "view.cancelled",
  },
  columns: reservationColumns,
  nameOf: ({ customer }) => customer,
  pathOf: (id) => generatePath(paths.reservation, { id }),
  RowActions,
  bulk: reservationBulk,
});
