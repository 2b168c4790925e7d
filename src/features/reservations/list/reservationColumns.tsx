import type { ReservationColumn, ReservationRow } from "@/contract/reservations/reservationList";
import type { ListColumn, ListWords } from "@/shared/list/listColumn";
import { Text } from "@/shared/ui/layout/Text";

import { listedTime } from "./listedTime";
import { Customer, SituationMark, Status } from "./reservationCells";

type Column = ListColumn<ReservationRow, ReservationColumn>;

/** The specification's columns in its order, and after them ours. */
export const reservationColumns: Column[] = [
  {
    id: "customer",
    name: "column.customer",
    width: 200,
    isSortable: true,
    cell: (row, words) => <Customer row={row} words={words} />,
    plain: ({ customer }) => customer,
  },
  {
    id: "phone_number",
    name: "column.phone_number",
    width: 130,
    isSortable: true,
    importance: 4,
    cell: ({ phone_number }) => (
      <Text as="bdi" size={13} dir="ltr">
        {phone_number}
      </Text>
    ),
    plain: ({ phone_number }) => ({ telephone: phone_number }),
  },
  {
    id: "cant_personas",
    name: "column.cant_personas",
    width: 88,
    isNumeric: true,
    isSortable: true,
    importance: 5,
    card: "fact",
    plain: ({ cant_personas }) => cant_personas,
  },
  { ...timeColumn("checkin"), card: "fact" },
  { ...timeColumn("checkout"), card: "fact" },
  {
    id: "status",
    name: "column.status",
    width: 124,
    isSortable: true,
    importance: 6,
    card: "mark",
    cell: (row, words) => <Status row={row} words={words} />,
    plain: (_, { text }) => text("list.onTime"),
  },
  { ...timeColumn("created_at"), importance: 3 },
  {
    id: "situation",
    name: "column.situation",
    width: 150,
    isSortable: true,
    importance: 2,
    card: "mark",
    cell: (row, words) => <SituationMark row={row} words={words} />,
    plain: ({ situation }, { text }) => text(`situation.${situation}`),
  },
  {
    id: "room",
    name: "column.room",
    width: 72,
    isSortable: true,
    importance: 2.5,
    card: "fact",
    cell: ({ room }, { text }) =>
      room || (
        <>
          <span aria-hidden="true">—</span>
          <span className="visually-hidden">{text("list.noRoom")}</span>
        </>
      ),
    plain: ({ room }) => room,
  },
  {
    id: "roomTypeId",
    name: "booking.roomType",
    width: 150,
    isSortable: true,
    importance: -1,
    plain: ({ roomTypeId }, { hotel }) => hotel?.roomTypes.find(({ id }) => id === roomTypeId)?.code ?? roomTypeId,
  },
  {
    id: "ratePlanId",
    name: "desk.print.board",
    width: 124,
    isSortable: true,
    importance: -2,
    plain({ ratePlanId }, { hotel, text }) {
      const board = hotel?.ratePlans.find(({ id }) => id === ratePlanId)?.board;
      return board ? text(`booking.board.${board}`) : "";
    },
  },
  {
    id: "channelId",
    name: "column.channelId",
    width: 124,
    isSortable: true,
    importance: 0,
    cell(row, words) {
      const name = words.hotel && channelName(row, words);
      return <span title={name}>{name}</span>;
    },
    plain: channelName,
  },
  {
    id: "company",
    name: "booking.soldTo",
    width: 150,
    isSortable: true,
    importance: -0.5,
    plain: ({ company }) => company,
  },
  { ...amountColumn("total"), importance: 1 },
  { ...amountColumn("balance"), importance: 1.5 },
];

/** The day, and below it the hour, so that the specified columns fit side by side. */
function timeColumn(id: "checkin" | "checkout" | "created_at"): Column {
  return {
    id,
    name: `column.${id}`,
    width: 94,
    isSortable: true,
    cell: (row, { formats }) => (
      <Text as="time" isTabular dateTime={row[id].replace(" ", "T")}>
        {listedTime(row[id], formats)}
      </Text>
    ),
    plain: (row) => ({ date: row[id].slice(0, 10), timeOfDay: row[id].slice(11) }),
  };
}

function amountColumn(id: "total" | "balance"): Column {
  return {
    id,
    name: `column.${id}`,
    width: 108,
    isNumeric: true,
    isSortable: true,
    card: "fact",
    plain: (row) => ({ cents: row[id] }),
  };
}

function channelName({ channelId }: ReservationRow, { hotel }: ListWords): string {
  return hotel?.channels.find(({ id }) => id === channelId)?.name ?? channelId;
}
