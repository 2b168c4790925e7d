import { createContext, memo, type ReactNode, useContext, useMemo } from "react";
import { useSelector } from "react-redux";

import type { Texts } from "@/shared/i18n/texts";
import { type DataColumn, DataTable, type Sorting } from "@/shared/ui/table/DataTable";

import type { List } from "../createList";
import type { ListQuery } from "../createListQuery";
import type { ListColumn, ListRow, ListWords } from "../listColumn";
import { type CreateLink, WayOut } from "./ListNotes";
import { drawnCell } from "../plainCells";
import { PageSelection, RowSelection } from "./RowSelection";
import type { ChangeQuery } from "../filters/useListQuery";
import { actionsWidth, selectionWidth } from "../columns/useFittingColumns";
import { useListWait } from "./useListWait";
import { useListWords } from "./useListWords";

interface ListTableProps extends Pick<ListQuery, "sort" | "order"> {
  list: List;
  columns: readonly ListColumn[];
  create?: CreateLink;
  onChange: ChangeQuery;
}

export const ListTable = memo(function ListTable(props: ListTableProps) {
  const { list, columns, create, sort, order = "asc", onChange } = props;
  const rows = useSelector(list.selectors.selectRows);
  const words = useListWords(columns);
  const isLoading = useListWait(list);
  const sorting = useMemo(() => ({ column: sort, order }), [sort, order]);
  const drawn = useMemo(() => drawnColumns(list, columns, words.text), [list, columns, words.text]);
  const sheet = useMemo(() => ({ rows, words }), [rows, words]);

  const sortBy = ({ column, order: next }: Required<Sorting>) => onChange({ sort: column, order: next });

  return (
    <Sheet value={sheet}>
      <DataTable
        label={words.text(`${list.texts}.table`)}
        columns={drawn}
        count={rows.length}
        sorting={sorting}
        onSort={sortBy}
        isLoading={isLoading}
        whenEmpty={<WayOut list={list} create={create} />}
      />
    </Sheet>
  );
});

function drawnColumns(list: List, columns: readonly ListColumn[], text: Texts["text"]): DataColumn[] {
  const { RowActions } = list;
  const actions: DataColumn[] = RowActions
    ? [
        {
          id: "actions",
          name: text("column.actions"),
          width: actionsWidth,
          isFixed: true,
          cell: placed((row) => <RowActions row={row} />),
        },
      ]
    : [];
  const selection: DataColumn[] = list.bulk
    ? [
        {
          id: "selection",
          name: <PageSelection list={list} />,
          width: selectionWidth,
          isFixed: true,
          cell: placed((row) => <RowSelection list={list} row={row} />),
        },
      ]
    : [];
  return [
    ...selection,
    ...columns.map((column) => ({
      id: column.id,
      name: text(column.name),
      isSortable: column.isSortable,
      isNumeric: column.isNumeric,
      width: column.width,
      cell: placed((row, words) => drawnCell(column, row, words)),
    })),
    ...actions,
  ];
}

/** The rows of the page on the screen. */
const Sheet = createContext<{ rows: readonly ListRow[]; words: ListWords } | undefined>(undefined);

type Draw = (row: ListRow, words: ListWords) => ReactNode;

/** A cell of the row at a place of the page, from 0: with new rows only the cells are drawn, not the table. */
const placed = (draw: Draw) => (place: number) => <PlacedCell place={place} draw={draw} />;

function PlacedCell({ place, draw }: { place: number; draw: Draw }) {
  const sheet = useContext(Sheet);
  const row = sheet?.rows[place];
  return row && draw(row, sheet.words);
}
