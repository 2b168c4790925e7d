import { memo } from "react";
import { useDispatch, useSelector } from "react-redux";

import { selectHotel } from "@/shared/hotel/hotelSlice";
import { PrintDocument } from "@/shared/print/PrintDocument";
import { Printing } from "@/shared/print/Printing";
import { type PlainColumn, PlainTable } from "@/shared/ui/PlainTable";

import type { List } from "../createList";
import type { ListQuery } from "../createListQuery";
import type { ListRow } from "../listColumn";
import { printedCell } from "../plainCells";
import { useListWords } from "./useListWords";

/** All rows of the filter, for the printer only: drawn, printed and removed. */
export const PrintedList = memo(function PrintedList({ list }: { list: List }) {
  const { actions, selectors, texts, columns: all } = list;
  const dispatch = useDispatch();
  const hotel = useSelector(selectHotel);
  const sheet = useSelector(selectors.selectSheet);
  const words = useListWords(all);
  const { text, formats } = words;

  if (!sheet || !hotel) return null; // without the name of the property the sheet is still blank
  const columns = sheet.columns.flatMap((id) => all.find((column) => column.id === id) ?? []);
  return (
    <Printing onPrinted={() => void dispatch(actions.exportEnded())}>
      <PrintDocument
        property={hotel.property}
        title={text(`${texts}.table`)}
        lead={[formats.date(hotel.property.businessDate), text(`${texts}.count`, { count: sheet.rows.length })]}
        paper="landscape"
      >
        <FilterInWords list={list} filter={sheet.filter} />
        <PlainTable
          label={text(`${texts}.table`)}
          keyOf={({ id }) => id}
          rows={sheet.rows}
          columns={columns.map((column, place): PlainColumn<ListRow> => ({
            id: column.id,
            head: text(column.name),
            render: (row) => <bdi>{printedCell(column, row, words)}</bdi>,
            isNumeric: column.isNumeric,
            isRowHead: place === 0,
          }))}
        />
      </PrintDocument>
    </Printing>
  );
});

interface FilterInWordsProps {
  list: List;
  filter: Partial<ListQuery>;
  className?: string;
}

/** The view, the search and the filters that are set, in a line for paper. */
export function FilterInWords({ list: { columns, filters, views, query }, filter, className }: FilterInWordsProps) {
  const words = useListWords(columns);
  const { text } = words;
  const view = filter.view && views[filter.view];
  const parts = [
    view && `${text("view.label")}: ${text(view)}`,
    filter.text && columns[0] && `${text(columns[0].name)}: “${filter.text}”`,
    ...filters.map((part) => part.inWords(query.valuesOf(filter, part), words)),
  ];
  return <p className={className}>{parts.filter(Boolean).join(" · ")}</p>;
}
