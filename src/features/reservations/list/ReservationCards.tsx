import { memo } from "react";
import { useSelector } from "react-redux";

import type { ReservationRow } from "@/contract/reservationList";
import { useText } from "@/shared/i18n/useText";
import { Loading } from "@/shared/ui/Loading";

import { reservationCell } from "./reservationCell";
import { selectArrived, selectRows } from "./reservationsSlice";
import { RowActions } from "./RowActions";
import { RowSelection } from "./RowSelection";
import { type CellWords, useCellWords } from "./useCellWords";
import { useListWait } from "./useListWait";
import { WayOut } from "./WayOut";

/** The list on a phone: what the table says, a card each. */
export const ReservationCards = memo(function ReservationCards() {
  const { text } = useText();
  const words = useCellWords();
  const rows = useSelector(selectRows);
  const isLoading = useListWait();
  const arrived = useSelector(selectArrived);

  if (rows.length === 0) {
    return (
      <div className="data-table-empty">
        {isLoading ? (
          <Loading />
        ) : (
          <>
            <p role="status">{text("table.empty")}</p>
            <WayOut />
          </>
        )}
      </div>
    );
  }
  return (
    <>
      {isLoading && <Loading />}
      <ul className={isLoading ? "reservation-cards is-stale" : "reservation-cards"} aria-label={text("list.table")}>
        {rows.map((row) => (
          <li key={row.id} className={arrived?.some(({ id }) => id === row.id) ? "is-new" : undefined}>
            <ReservationCard row={row} words={words} />
          </li>
        ))}
      </ul>
    </>
  );
});

function ReservationCard({ row, words }: { row: ReservationRow; words: CellWords }) {
  const { text, formats } = words;
  return (
    <>
      <div className="reservation-card-head">
        <RowSelection id={row.id} customer={row.customer} />
        {reservationCell(row, "customer", words)}
        <RowActions row={row} />
      </div>
      <div className="reservation-card-marks">
        {reservationCell(row, "situation", words)}
        {reservationCell(row, "status", words)}
      </div>
      <dl className="reservation-card-facts">
        <div>
          <dt>{text("column.checkin")}</dt>
          <dd>{formats.date(row.checkin.slice(0, 10))}</dd>
        </div>
        <div>
          <dt>{text("column.checkout")}</dt>
          <dd>{formats.date(row.checkout.slice(0, 10))}</dd>
        </div>
        <div>
          <dt>{text("column.room")}</dt>
          <dd>{row.room || text("list.noRoom")}</dd>
        </div>
        <div>
          <dt>{text("column.cant_personas")}</dt>
          <dd>{row.cant_personas}</dd>
        </div>
        <div>
          <dt>{text("column.total")}</dt>
          <dd>{reservationCell(row, "total", words)}</dd>
        </div>
        <div>
          <dt>{text("column.balance")}</dt>
          <dd>{reservationCell(row, "balance", words)}</dd>
        </div>
      </dl>
    </>
  );
}
