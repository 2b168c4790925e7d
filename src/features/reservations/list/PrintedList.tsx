import { useEffect } from "react";
import { createPortal } from "react-dom";
import { useDispatch, useSelector } from "react-redux";

import type { ReservationFilter } from "@/contract/reservationList";
import { typedRange } from "@/shared/format/dateRange";
import { useFormat } from "@/shared/format/useFormat";
import type { Texts } from "@/shared/i18n/texts";
import { useText } from "@/shared/i18n/useText";

import { selectHotel } from "@/shared/hotel/hotelSlice";
import { exportEnded, selectSheet } from "./exportSlice";
import { situations } from "./listQuery";
import { plainCell } from "./plainCell";

/** The whole filtered list, for the printer alone: it comes, is printed, and goes. */
export function PrintedList() {
  const { text } = useText();
  const formats = useFormat();
  const dispatch = useDispatch();
  const hotel = useSelector(selectHotel);
  const sheet = useSelector(selectSheet);

  useEffect(() => {
    if (!sheet || !hotel) return; // without the hotel's name the sheet is blank yet
    window.print();
    dispatch(exportEnded());
  }, [sheet, hotel, dispatch]);

  if (!sheet || !hotel) return null;
  const { property, channels } = hotel;
  const { rows, columns, filter } = sheet;
  const cellText = (cell: string | number, column: string) =>
    column === "total" || column === "balance"
      ? formats.money({ cents: Math.round(Number(cell) * 100), currency: property.currency })
      : cell;

  return createPortal(
    <div className="print-sheet">
      <h1>{text("list.table")}</h1>
      <p>
        <bdi>{property.name}</bdi> · <bdi>{formats.date(property.businessDate)}</bdi> ·{" "}
        {text("list.count", { count: rows.length })}
      </p>
      <p>{filterInWords(filter, text)}</p>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {text(`column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              {columns.map((column) => (
                <td key={column} dir="auto">
                  {cellText(plainCell(row, column, channels, text, formats), column)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>,
    document.body,
  );
}

function filterInWords({ text: typed, from, to, situations: chosen, view }: ReservationFilter, text: Texts["text"]) {
  const words = situations.filter((situation) => chosen?.split(",").includes(situation));
  return [
    view && `${text("view.label")}: ${text(`view.${view}`)}`,
    typed && `${text("column.customer")}: “${typed}”`,
    typedRange({ from, to }),
    words.length > 0 &&
      `${text("list.situations")}: ${words.map((situation) => text(`situation.${situation}`)).join(", ")}`,
  ]
    .filter(Boolean)
    .join(" · ");
}
