import "./data-table.scss";

import { createContext, type ReactNode, useContext, useMemo } from "react";
import ReactDataTable, { type TableColumn } from "react-data-table-component";

import { useLanguage, useText } from "@/shared/i18n/useText";

import { AscendingIcon, DescendingIcon, SortableIcon } from "../icons";
import { Stack } from "../layout/Stack";
import { Loading } from "../states/Loading";
import { useLatest } from "../useLatest";

export interface DataColumn {
  id: string;
  name: ReactNode;
  isSortable?: boolean;
  isNumeric?: boolean;
  /** Minimum width in px; a wider table distributes the rest in proportion. */
  width: number;
  /** Keeps its width in a wider table. */
  isFixed?: boolean;
  /** The content of this column in the row at this place, from 0. */
  cell: (place: number) => ReactNode;
}

export interface Sorting {
  column?: string;
  order: "asc" | "desc";
}

interface DataTableProps {
  /** The table's accessible name. */
  label: string;
  columns: DataColumn[];
  /** Number of rows. */
  count: number;
  sorting: Sorting;
  onSort: (sorting: Required<Sorting>) => void;
  isLoading: boolean;
  /** Below "There are no records to display": an action. */
  whenEmpty?: ReactNode;
}

/** The current sort, for the buttons of the head, bypassing the library. */
const SortedBy = createContext<Sorting>({ order: "asc" });

/** All that the library knows of a row. */
interface Placed {
  place: number;
}

/** The library uses our colours and sizes, so that themes need nothing else. */
const theme = {
  "--rdt-color-text-primary": "var(--bs-body-color)",
  "--rdt-color-text-secondary": "var(--bs-secondary-color)",
  "--rdt-color-bg": "var(--surface)",
  "--rdt-color-header-bg": "var(--table-head)",
  "--rdt-color-divider": "var(--line)",
  "--rdt-color-highlight": "var(--hover)",
  "--rdt-color-highlight-text": "var(--bs-body-color)",
  "--rdt-row-height": "46px",
  "--rdt-header-height": "40px",
  "--rdt-font-size": "0.875rem",
  "--rdt-font-size-header": "0.8125rem",
  "--rdt-cell-padding-x": "0.375rem",
};

/**
 * A table whose rows come from a server, a page at a time. Its head has real sort buttons, and without rows it is a
 * table with one cell; the library's are neither. The library knows only places, and a cell looks up its row: new rows
 * render the cells and not the library, which is slower than they are.
 */
export function DataTable(props: DataTableProps) {
  const { label, columns, count, sorting, onSort, isLoading, whenEmpty } = props;
  const { text } = useText();
  const { dir } = useLanguage();
  const sort = useLatest(onSort);
  const drawn = useMemo(() => columns.map((column) => drawnColumn(column, sort)), [columns, sort]);
  const places = useMemo(() => Array.from({ length: count }, (_, place) => ({ place })), [count]);
  const table = useMemo(
    () => (
      <ReactDataTable
        ariaLabel={label}
        columns={drawn}
        data={places}
        keyField="place"
        direction={dir as never}
        theme={theme}
        noHeader
        responsive
        highlightOnHover
      />
    ),
    [label, drawn, places, dir],
  );

  if (count === 0) {
    return (
      <div role="table" aria-label={label} aria-busy={isLoading} className="data-table-empty">
        <div role="rowgroup">
          <div role="row">
            <div role="cell">
              {isLoading ? (
                <Loading />
              ) : (
                <>
                  <p role="status">{text("table.empty")}</p>
                  {whenEmpty}
                </>
              )}
            </div>
          </div>
        </div>
      </div>
    );
  }

  return (
    <div className={isLoading ? "data-table is-stale" : "data-table"}>
      <SortedBy value={sorting}>{table}</SortedBy>
      {isLoading && (
        <Stack align="center" className="data-table-wait">
          <Loading />
        </Stack>
      )}
    </div>
  );
}

function drawnColumn(
  { id, name, isSortable, isNumeric, width, isFixed, cell }: DataColumn,
  onSort: DataTableProps["onSort"],
): TableColumn<Placed> {
  return {
    id,
    name: isSortable ? (
      <SortButton column={id} onSort={onSort}>
        {name}
      </SortButton>
    ) : (
      name
    ),
    cell: ({ place }) => cell(place),
    minWidth: `${width}px`,
    ...(isFixed ? { width: `${width}px` } : { grow: width }),
    right: isNumeric,
  };
}

interface SortButtonProps {
  column: string;
  onSort: DataTableProps["onSort"];
  children: ReactNode;
}

function SortButton({ column, onSort, children }: SortButtonProps) {
  const sorting = useContext(SortedBy);
  const order = sorting.column === column ? sorting.order : undefined;
  const Arrow = order === "asc" ? AscendingIcon : order === "desc" ? DescendingIcon : SortableIcon;

  /** The library sets `aria-sort` only when it sorts by itself. */
  function tellOrder(button: HTMLButtonElement | null) {
    const words = { asc: "ascending", desc: "descending" } as const;
    button?.closest("[role=columnheader]")?.setAttribute("aria-sort", order ? words[order] : "none");
  }

  return (
    <button
      ref={tellOrder}
      type="button"
      className={order ? "sort-button is-sorted" : "sort-button"}
      onClick={() => onSort({ column, order: order === "asc" ? "desc" : "asc" })}
    >
      {children}
      <Arrow size={14} aria-hidden="true" />
    </button>
  );
}
