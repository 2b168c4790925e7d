import "./reports.scss";

import { type ReactNode, useState } from "react";

import type { Property } from "@/contract/property";
import { type CsvCell, csvOf } from "@/shared/csv/csvOf";
import { saveFile } from "@/shared/csv/saveFile";
import { DayReportFigures } from "@/shared/dayReport/DayReportFigures";
import { hotel } from "@/shared/hotel/hotelSlice";
import { useLanguage, useText } from "@/shared/i18n/useText";
import type { Sentence } from "@/shared/i18n/sentence";
import { Stack } from "@/shared/ui/layout/Stack";
import { PageHeader } from "@/shared/ui/page/PageHeader";
import { LoadState } from "@/shared/ui/states/LoadState";

import { Meanings } from "./Meanings";
import { PrintedReport } from "./PrintedReport";
import { ReportActions } from "./ReportActions";
import { ReportViews } from "./ReportViews";
import type { ReportContent } from "./reportContent";
import type { DrawnTable } from "./table/reportTable";
import { ReportTableView } from "./table/ReportTableView";
import { csvCell } from "./table/useReportValues";

export type ReportName = "daily" | "forecast" | "production" | "cancellations" | "housekeeping";

interface ReportFrameProps {
  name: ReportName;
  /** Of what it tells, in the group "Periodo". */
  chooser: ReactNode;
  load: { status: "loading" | "loaded" | "failed"; problem?: Sentence; request: () => void };
  /** Absent while it is loading, and where there is none. */
  content: ((property: Property) => ReportContent) | undefined;
  /** Why there is none: a sentence, or null where it stands beside the chooser. */
  none?: string | null;
  /** Of what it tells, and what that is compared with: for paper. */
  lead: string[];
  /** Part of the file's name: "2026-11-01-2026-11-30". */
  span: string;
}

/** A report: what it tells of, a chart and tables; to print, to export, to keep and to send. */
export function ReportFrame({ name, chooser, load, content, none, lead, span }: ReportFrameProps) {
  const { text } = useText();
  const { locale } = useLanguage();
  const hotelLoad = hotel.use();
  const [isPrinting, setIsPrinting] = useState(false);
  const [isNaming, setIsNaming] = useState(false);
  const title = text(`reports.${name}.menu`);
  const property = hotelLoad.data?.property;
  const drawn = property && content?.(property);

  function exportFile() {
    const file = csvOf(
      (drawn?.tables ?? []).flatMap((table, place) => linesOf(table, place, text("reports.total"))),
      locale,
    );
    saveFile(`${text(`reports.${name}.file`)}-${span}.csv`, file, "text/csv;charset=utf-8");
  }

  return (
    <>
      <PageHeader>
        <ReportActions
          onKeep={() => setIsNaming(true)}
          title={title}
          onPrint={drawn && (() => setIsPrinting(true))}
          onExport={drawn && exportFile}
        />
      </PageHeader>
      <ReportViews isNaming={isNaming} onNamed={() => setIsNaming(false)} />
      {chooser}
      <Stack as="section" gap={24} className="card card-body" aria-label={title}>
        {drawn ? (
          <>
            {drawn.chart}
            {drawn.tables.map((table) => (
              <ReportTableView key={table.label} table={table} />
            ))}
            {drawn.note && <p className="form-text">{drawn.note}</p>}
            {drawn.meanings && <Meanings of={drawn.meanings} />}
            {drawn.kept && <DayReportFigures report={drawn.kept} property={property} />}
          </>
        ) : none === undefined ? (
          <LoadState load={property ? load : hotelLoad} failed={text(`reports.${name}.failed`)} />
        ) : (
          <p className="form-text">{none ?? text("reports.notShown")}</p>
        )}
      </Stack>
      {isPrinting && drawn && (
        <PrintedReport
          property={property}
          title={title}
          lead={lead}
          content={drawn}
          onPrinted={() => setIsPrinting(false)}
        />
      )}
    </>
  );
}

/** Tables below each other, with an empty line between them. */
function linesOf({ label, heads, lines, total }: DrawnTable, place: number, totalName: string): CsvCell[][] {
  const sums = total && [totalName, ...total.cells.slice(1).map(csvCell)];
  return [
    ...(place > 0 ? [[], [label]] : []),
    heads.map(({ head }) => head),
    ...lines.map(({ cells }) => cells.map(csvCell)),
    ...(sums ? [sums] : []),
  ];
}
