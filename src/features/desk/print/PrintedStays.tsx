import { Fragment } from "react";

import type { RequestRow } from "@/contract/guests/guestRequest";
import type { Desk, DeskRow } from "@/contract/reservations/desk";
import type { Hotel } from "@/shared/hotel/hotelSlice";
import { requestName } from "@/shared/hotel/requestName";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { type PlainColumn, PlainTable } from "@/shared/ui/PlainTable";

interface PrintedStaysProps {
  list: "arrivals" | "departures" | "inHouse";
  desk: Desk;
  hotel: Hotel;
  /** Open ones of all stays. */
  requests: readonly RequestRow[];
}

/** One of the desk's lists on paper, with all that is said of a stay at the counter. */
export function PrintedStays({ list, desk, hotel, requests }: PrintedStaysProps) {
  const { text } = useText();
  const { money, date, timeOfDay } = useFormat();
  const isArrival = list === "arrivals";
  const rows = desk[list];
  if (rows.length === 0)
    return (
      <p>{text(list === "inHouse" ? "desk.inHouse.none" : isArrival ? "day.arrivals.none" : "day.departures.none")}</p>
    );

  const typeOf = ({ roomTypeId }: DeskRow) => hotel.roomTypes.find(({ id }) => id === roomTypeId)?.code ?? "";
  const boardOf = ({ ratePlanId }: DeskRow) => hotel.ratePlans.find(({ id }) => id === ratePlanId)?.board;
  const stateWords = (row: DeskRow) => {
    const state = desk.rooms.find(({ roomId }) => roomId === row.roomId);
    if (!isArrival || !state) return "";
    return state.occupant ? text("desk.occupiedBy", { guest: state.occupant }) : text(`roomState.${state.cleanliness}`);
  };
  const remarksOf = (row: DeskRow): string[] => {
    const { id, isVip, group, note, missing } = row;
    const remarks = [
      stateWords(row),
      isVip ? text("desk.vip") : "",
      group ? text(group.isLeader ? "desk.groupLeader" : "desk.groupMember", { group: group.name }) : "",
      isArrival && missing.length > 0 ? text("desk.dataMissing", { count: missing.length }) : "",
      ...requests.filter(({ reservationId }) => reservationId === id).map((one) => requestName(one, text)),
      note,
    ];
    return [...new Set(remarks.filter(Boolean))];
  };

  const columns: PlainColumn<DeskRow>[] = [
    { id: "room", head: text("desk.print.room"), render: ({ room }) => <bdi>{room || "—"}</bdi> },
    { id: "customer", head: text("column.customer"), render: ({ customer }) => <bdi>{customer}</bdi>, isRowHead: true },
    {
      id: "time",
      head: text("desk.time"),
      render: ({ checkin, checkout }) => timeOfDay((isArrival ? checkin : checkout).slice(11)),
    },
    { id: "type", head: text("booking.roomType"), render: typeOf },
    {
      id: "board",
      head: text("desk.print.board"),
      render: (row) => {
        const board = boardOf(row);
        return board && text(`booking.board.${board}`);
      },
    },
    { id: "people", head: text("desk.print.people"), render: ({ cant_personas }) => cant_personas, isNumeric: true },
    {
      id: "until",
      head: text(isArrival ? "day.departures" : "day.arrivals"),
      render: ({ checkin, checkout }) => date((isArrival ? checkout : checkin).slice(0, 10)),
    },
    {
      id: "remarks",
      head: text("desk.print.remarks"),
      render: (row) => (
        <>
          {remarksOf(row).map((remark, place) => (
            <Fragment key={remark}>
              {place > 0 && " · "}
              <bdi>{remark}</bdi>
            </Fragment>
          ))}
        </>
      ),
    },
    {
      id: "balance",
      head: text("column.balance"),
      render: ({ balance }) => money({ cents: balance, currency: hotel.property.currency }),
      isNumeric: true,
    },
  ];

  return (
    <section className="desk-sheet">
      <h2 id={`printed-${list}`}>{text(`day.${list}`)}</h2>
      <PlainTable labelledBy={`printed-${list}`} keyOf={({ id }) => id} rows={rows} columns={columns} />
    </section>
  );
}
