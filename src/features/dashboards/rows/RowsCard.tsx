import { useEffect, useState } from "react";
import { useDispatch } from "react-redux";

import type { FigureRows, FigureRowsFilter } from "@/contract/figures/hotelFigures";
import { dimensions } from "@/contract/figures/period";
import { messageOf } from "@/shared/api/messageOf";
import { csvOf } from "@/shared/csv/csvOf";
import { saveFile } from "@/shared/csv/saveFile";
import type { FigureAddress } from "@/shared/figures/period/useFigureAddress";
import { usePeriodWords } from "@/shared/figures/period/usePeriodWords";
import { useDimensionWords } from "@/shared/figures/useDimensionWords";
import { useFormat } from "@/shared/i18n/useFormat";
import { useLanguage, useText } from "@/shared/i18n/useText";
import { pageInstead, pageSizes } from "@/shared/list/createListQuery";
import { noticeShown } from "@/shared/notices/noticesSlice";
import { DownloadIcon } from "@/shared/ui/icons";
import { Card } from "@/shared/ui/layout/Card";
import { Row } from "@/shared/ui/layout/Row";
import { Pagination } from "@/shared/ui/Pagination";
import { PlainTable } from "@/shared/ui/PlainTable";

import { figuresApi } from "../figures/dashboardsState";
import { type RowOrSum, useRowColumns } from "./useRowColumns";

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
  const columns = useRowColumns(asked.figure);
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
      <PlainTable<RowOrSum>
        label={text("dashboards.rows.table")}
        rows={rows}
        total={sum}
        keyOf={(row) => ("reservationId" in row ? `${row.reservationId} ${row.change}` : "")}
        columns={columns}
      />
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
  const columns = useRowColumns(asked.figure);
  const [isExporting, setIsExporting] = useState(false);

  async function exportAll() {
    setIsExporting(true);
    try {
      const { rows } = await figuresApi.listFigureRows({ query: { ...asked, page: 1, perPage: Math.max(1, total) } });
      const lines = rows.map((row) => columns.map(({ cell }) => cell(row)));
      const name = `${text(`figure.${asked.figure}`)}-${asked.from}-${asked.to}.csv`;
      saveFile(name, csvOf([columns.map(({ head }) => head), ...lines], locale), "text/csv;charset=utf-8");
    } catch (error) {
      dispatch(noticeShown({ kind: "error", sentence: messageOf(error) }));
    } finally {
      setIsExporting(false);
    }
  }

  return { isExporting, exportAll };
}
