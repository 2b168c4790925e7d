import type { ReactNode } from "react";
import { generatePath } from "react-router-dom";

import type { FigureName, FigureRow, FigureRows } from "@/contract/figures/hotelFigures";
import type { CsvCell } from "@/shared/csv/csvOf";
import { useDimensionWords } from "@/shared/figures/useDimensionWords";
import { useProperty } from "@/shared/hotel/useProperty";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { PathLink } from "@/shared/routing/PathLink";
import { paths } from "@/shared/routing/paths";
import { Text } from "@/shared/ui/layout/Text";
import type { PlainColumn } from "@/shared/ui/PlainTable";

/** A row, or the sums over all of them. */
export type RowOrSum = FigureRow | FigureRows["sum"];

const isRow = (line: RowOrSum): line is FigureRow => "reservationId" in line;

interface RowColumn extends PlainColumn<RowOrSum> {
  head: string;
  /** In the file. */
  cell: (row: FigureRow) => CsvCell;
}

/** Columns of the reservations behind a figure, on the screen and in the file. */
export function useRowColumns(figure: FigureName): RowColumn[] {
  const { text } = useText();
  const { date, money } = useFormat();
  const { currency } = useProperty();
  const nameOf = useDimensionWords();

  const ofRow = (
    id: string,
    head: string,
    render: (row: FigureRow) => ReactNode,
    cell: RowColumn["cell"],
  ): RowColumn => ({
    id,
    head,
    render: (line) => isRow(line) && render(line),
    cell,
  });
  const words = (id: string, head: string, wordsOf: (row: FigureRow) => string): RowColumn =>
    ofRow(id, head, (row) => <bdi>{wordsOf(row)}</bdi>, wordsOf);
  const amount = (id: "roomRevenue" | "commission" | "fee"): RowColumn => ({
    id,
    head: text(`dashboards.rows.${id}`),
    isNumeric: true,
    render: (line) => money({ cents: line[id], currency }),
    cell: (row) => ({ cents: row[id] }),
  });

  const isLost = figure === "cancellations" || figure === "noShows";
  return [
    {
      id: "reservation",
      head: text("dashboards.rows.reservation"),
      isRowHead: true,
      render: (line) => (isRow(line) ? <Reservation row={line} /> : text("dashboards.total")),
      cell: ({ reservationId }) => reservationId,
    },
    words("guest", text("dashboards.rows.guest"), ({ customer }) => customer),
    ...(figure === "pickup"
      ? [
          words("change", text("dashboards.rows.change"), ({ change }) =>
            change ? text(`dashboards.pickup.${change}`) : "",
          ),
        ]
      : []),
    words("room", text("dashboards.rows.room"), ({ room }) => room || "—"),
    words("type", text("dashboards.rows.type"), ({ roomTypeId }) => nameOf("type", roomTypeId)),
    words("channel", text("dashboards.channel"), ({ channelId }) => nameOf("channel", channelId)),
    ofRow(
      "arrival",
      text("dashboards.rows.arrival"),
      ({ arrival }) => date(arrival),
      ({ arrival }) => arrival,
    ),
    ofRow(
      "departure",
      text("dashboards.rows.departure"),
      ({ departure }) => date(departure),
      ({ departure }) => departure,
    ),
    {
      id: "nights",
      head: text("dashboards.nights"),
      isNumeric: true,
      render: ({ nights }) => nights,
      cell: ({ nights }) => nights,
    },
    amount("roomRevenue"),
    amount(isLost ? "fee" : "commission"),
  ];
}

/** One of the time before the hotel's own books, or that was deleted, has no record to open. */
function Reservation({ row: { reservationId, isArchived, isDeleted } }: { row: FigureRow }) {
  const { text } = useText();
  return (
    <Text as="bdi" keepsLine>
      {isDeleted ? (
        text("dashboards.rows.deleted", { reservation: reservationId })
      ) : isArchived ? (
        reservationId
      ) : (
        <PathLink to={generatePath(paths.reservation, { id: reservationId })}>{reservationId}</PathLink>
      )}
    </Text>
  );
}
