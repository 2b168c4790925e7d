import { useEffect, useState } from "react";
import { useDispatch } from "react-redux";
import { generatePath } from "react-router-dom";

import type { FigureName, FigureRow, FigureRows, FigureRowsFilter } from "@/contract/figures/hotelFigures";
import { dimensions } from "@/contract/figures/period";
import { messageOf } from "@/shared/api/messageOf";
import { csvOf } from "@/shared/csv/csvOf";
import { saveFile } from "@/shared/csv/saveFile";
import type { FigureAddress } from "@/shared/figures/period/useFigureAddress";
import { usePeriodWords } from "@/shared/figures/period/usePeriodWords";
import { columnOf, csvLines, drawnTable } from "@/shared/figures/table/figureTable";
import { FigureTable } from "@/shared/figures/table/FigureTable";
import { useDimensionWords } from "@/shared/figures/useDimensionWords";
import { useFormat } from "@/shared/i18n/useFormat";
import { useLanguage, useText } from "@/shared/i18n/useText";
import { pageInstead, pageSizes } from "@/shared/list/createListQuery";
import { noticeShown } from "@/shared/notices/noticesSlice";
import { paths } from "@/shared/routing/paths";
import { DownloadIcon } from "@/shared/ui/icons";
import { Card } from "@/shared/ui/layout/Card";
import { Row } from "@/shared/ui/layout/Row";
import { Pagination } from "@/shared/ui/Pagination";

import { figuresApi } from "../figures/dashboardsState";

interface RowsCardProps {
  rows: FigureRows;
  asked: FigureRowsFilter;
  place: { page: number; perPage: number };
  onChange: FigureAddress<unknown>["change"];
}

const rowKeys = [...dimensions, "lead", "reason"] as const;

/** A page of the reservations behind a figure, with the sums over all pages. */
export function RowsCard({ rows: { rows, sum, total }, asked, place, onChange }: RowsCardProps) {
  const { text } = useText();
  const { nameOf } = usePeriodWords();
  const { series } = useFormat();
  const inWords = useDimensionWords();
  const tableOf = useRowsTable(asked.figure);
  const { isExporting, exportAll } = useRowsFile(asked, total);
  const filters = rowKeys.flatMap((one) => {
    const value = asked[one];
    return value === undefined ? [] : inWords(one, value);
  });
  const last = pageInstead({ rows, total }, place.perPage);
  useEffect(() => {
    if (last) onChange({ page: last === 1 ? "" : String(last) }, true);
  }, [last, onChange]);

  return (
    <Card title={series([nameOf(asked), ...filters, text("dashboards.rows.count", { count: total })])}>
      <FigureTable isNameHidden table={tableOf(rows, { ...noRow, ...sum })} />
      {total === 0 && <p className="card-body">{text("dashboards.rows.none")}</p>}
      <Row justify="between" wraps padX={12} padY={8}>
        <button
          type="button"
          className="btn btn-quiet"
          aria-disabled={isExporting}
          onClick={isExporting ? undefined : () => void exportAll()}
        >
          <DownloadIcon size={16} aria-hidden="true" />
          {text("list.export")}
        </button>
        <Pagination
          {...place}
          total={total}
          sizes={pageSizes}
          onChange={({ page, perPage }) =>
            onChange({
              page: page === 1 ? "" : String(page),
              perPage: perPage === pageSizes[0] ? "" : String(perPage),
            })
          }
        />
      </Row>
    </Card>
  );
}

/** The file has the rows of all pages. */
function useRowsFile(asked: FigureRowsFilter, total: number) {
  const { text } = useText();
  const { locale } = useLanguage();
  const dispatch = useDispatch();
  const tableOf = useRowsTable(asked.figure);
  const [isExporting, setIsExporting] = useState(false);

  async function exportAll() {
    setIsExporting(true);
    try {
      const { rows } = await figuresApi.listFigureRows({ query: { ...asked, page: 1, perPage: Math.max(1, total) } });
      const name = `${text(`figure.${asked.figure}`)}-${asked.from}-${asked.to}.csv`;
      saveFile(name, csvOf(csvLines(tableOf(rows), text), locale), "text/csv;charset=utf-8");
    } catch (error) {
      dispatch(noticeShown({ kind: "error", sentence: messageOf(error) }));
    } finally {
      setIsExporting(false);
    }
  }

  return { isExporting, exportAll };
}

const column = columnOf<FigureRow>;
const noRow = {
  reservationId: "",
  customer: "",
  room: "",
  roomTypeId: "",
  ratePlanId: "",
  channelId: "",
  arrival: "",
  departure: "",
};

/** The reservations behind a figure, on the screen and in the file. */
function useRowsTable(figure: FigureName) {
  const { text } = useText();
  const nameOf = useDimensionWords();
  const nameOfRow = ({ reservationId, isDeleted }: FigureRow) =>
    isDeleted ? text("dashboards.rows.deleted", { reservation: reservationId }) : reservationId;
  const isLost = figure === "cancellations" || figure === "noShows";
  const columns = [
    column("dashboards.rows.reservation", "text", nameOfRow, recordPathOf),
    column("dashboards.rows.guest", "text", ({ customer }) => customer),
    ...(figure === "pickup"
      ? [column("dashboards.rows.change", "text", ({ change }) => change && text(`dashboards.pickup.${change}`))]
      : []),
    column("dashboards.rows.room", "text", ({ room }) => room || undefined),
    column("dashboards.rows.type", "text", ({ roomTypeId }) => nameOf("type", roomTypeId)),
    column("dashboards.channel", "text", ({ channelId }) => nameOf("channel", channelId)),
    column("dashboards.rows.arrival", "date", ({ arrival }) => arrival),
    column("dashboards.rows.departure", "date", ({ departure }) => departure),
    column("dashboards.nights", "count", ({ nights }) => nights),
    column("dashboards.rows.roomRevenue", "money", ({ roomRevenue }) => roomRevenue),
    isLost
      ? column("dashboards.rows.fee", "money", ({ fee }) => fee)
      : column("dashboards.rows.commission", "money", ({ commission }) => commission),
  ];
  return (rows: readonly FigureRow[], total?: FigureRow) =>
    drawnTable({
      label: text("dashboards.rows.table"),
      columns,
      rows,
      keyOf: ({ reservationId, change }) => `${reservationId} ${change}`,
      total,
    });
}

/** One of the time before the hotel's own books, or that was deleted, has no record to open. */
const recordPathOf = ({ reservationId, isArchived, isDeleted }: FigureRow) =>
  isArchived || isDeleted || reservationId === "" ? undefined : generatePath(paths.reservation, { id: reservationId });
