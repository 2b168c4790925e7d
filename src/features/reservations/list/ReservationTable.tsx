import { memo, type ReactNode, useMemo } from "react";
import { useSelector } from "react-redux";

import type { ReservationRow } from "@/contract/reservationList";
import type { Texts } from "@/shared/i18n/texts";
import { useText } from "@/shared/i18n/useText";
import { type DataColumn, DataTable, type Sorting } from "@/shared/ui/DataTable";

import { columnIds, type ListQuery } from "./listQuery";
import { PlacedCell, ShownSheet } from "./PlacedCell";
import { reservationCell } from "./reservationCell";
import { selectRows } from "./reservationsSlice";
import { RowActions } from "./RowActions";
import { PageSelection, RowSelection } from "./RowSelection";
import { type CellWords, useCellWords } from "./useCellWords";
import type { ColumnId } from "./useColumns";
import type { ChangeQuery } from "./useListQuery";
import { useListWait } from "./useListWait";
import { WayOut } from "./WayOut";

const widths: Record<ColumnId, string> = {
  customer: "216px",
  phone_number: "148px",
  cant_personas: "116px",
  checkin: "112px",
  checkout: "112px",
  status: "110px",
  created_at: "130px",
  situation: "170px",
  room: "80px",
  channelId: "140px",
  total: "120px",
  balance: "120px",
};

const numeric = new Set<ColumnId>(["cant_personas", "total", "balance"]);

interface ReservationTableProps extends Pick<ListQuery, "sort" | "order"> {
  onChange: ChangeQuery;
  shown: ColumnId[];
}

export const ReservationTable = memo(function ReservationTable(props: ReservationTableProps) {
  const { sort, order = "asc", onChange, shown } = props;
  const { text } = useText();
  const rows = useSelector(selectRows);
  const words = useCellWords();
  const isLoading = useListWait();
  const sorting = useMemo(() => ({ column: sort, order }), [sort, order]);
  const drawn = useMemo(() => drawnColumns(shown, text), [shown, text]);
  const sheet = useMemo(() => ({ rows, words }), [rows, words]);

  const sortBy = ({ column, order: next }: Required<Sorting>) =>
    onChange({ sort: columnIds.find((id) => id === column), order: next });

  return (
    <ShownSheet value={sheet}>
      <DataTable
        label={text("list.table")}
        columns={drawn}
        count={rows.length}
        sorting={sorting}
        onSort={sortBy}
        isLoading={isLoading}
        whenEmpty={<WayOut />}
      />
    </ShownSheet>
  );
});

function drawnColumns(shown: ColumnId[], text: Texts["text"]): DataColumn[] {
  return [
    {
      id: "selection",
      name: <PageSelection />,
      width: "48px",
      isFixed: true,
      cell: placed(({ id, customer }) => <RowSelection id={id} customer={customer} />),
    },
    ...shown.map((id) => ({
      id,
      name: text(`column.${id}`),
      isSortable: true,
      isNumeric: numeric.has(id),
      width: widths[id],
      cell: placed((row, words) => reservationCell(row, id, words)),
    })),
    {
      id: "actions",
      name: text("column.actions"),
      width: "110px",
      isFixed: true,
      cell: placed((row) => <RowActions row={row} />),
    },
  ];
}

const placed = (draw: (row: ReservationRow, words: CellWords) => ReactNode) => (place: number) => (
  <PlacedCell place={place} draw={draw} />
);
