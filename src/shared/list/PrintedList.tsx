import { memo, useEffect } from "react";
import { createPortal } from "react-dom";
import { useDispatch, useSelector } from "react-redux";

import { selectHotel } from "@/shared/hotel/hotelSlice";

import type { List } from "./createList";
import type { ListQuery } from "./filters/createListQuery";
import type { ListWords } from "./columns/listColumn";
import { printedCell } from "./columns/plainCells";
import { useListWords } from "./useListWords";

/** All rows of the filter, for the printer only: drawn, printed and removed. */
export const PrintedList = memo(function PrintedList({ list }: { list: List }) {
  const { actions, selectors, texts, columns: all } = list;
  const dispatch = useDispatch();
  const hotel = useSelector(selectHotel);
  const sheet = useSelector(selectors.selectSheet);
  const words = useListWords(all);
  const { text, formats } = words;

  useEffect(() => {
    if (!sheet || !hotel) return; // without the name of the property the sheet is still blank
    window.print();
    dispatch(actions.exportEnded());
  }, [sheet, hotel, dispatch, actions]);

  if (!sheet || !hotel) return null;
  const columns = sheet.columns.flatMap((id) => all.find((column) => column.id === id) ?? []);
  return createPortal(
    <div className="print-sheet">
      <h1>{text(texts.table)}</h1>
      <p>
        <bdi>{hotel.property.name}</bdi> · <bdi>{formats.date(hotel.property.businessDate)}</bdi> ·{" "}
        {text(texts.count, { count: sheet.rows.length })}
      </p>
      <p>{filterInWords(list, sheet.filter, words)}</p>
      <table>
        <thead>
          <tr>
            {columns.map(({ id, name }) => (
              <th key={id} scope="col">
                {text(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sheet.rows.map((row) => (
            <tr key={row.id}>
              {columns.map((column) => (
                <td key={column.id} dir="auto">
                  {printedCell(column, row, words)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>,
    document.body,
  );
});

function filterInWords({ columns, filters, views, query }: List, filter: Partial<ListQuery>, words: ListWords) {
  const { text } = words;
  const view = filter.view && views[filter.view];
  return [
    view && `${text("view.label")}: ${text(view)}`,
    filter.text && columns[0] && `${text(columns[0].name)}: “${filter.text}”`,
    ...filters.map((part) => part.inWords(query.valuesOf(filter, part), words)),
  ]
    .filter(Boolean)
    .join(" · ");
}
