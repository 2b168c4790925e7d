import "./reports.scss";

import type { ReactNode } from "react";
import { useLocation, useNavigate } from "react-router-dom";

import type { DayReport } from "@/contract/day/close";
import type { Property } from "@/contract/property";
import { csvOf } from "@/shared/csv/csvOf";
import { saveFile } from "@/shared/csv/saveFile";
import { DayReportFigures } from "@/shared/dayReport/DayReportFigures";
import { csvLines, type DrawnTable } from "@/shared/figures/table/figureTable";
import { FigureTable } from "@/shared/figures/table/FigureTable";
import { useLanguage, useText } from "@/shared/i18n/useText";
import type { Sentence } from "@/shared/i18n/sentence";
import { OnPaper } from "@/shared/print/OnPaper";
import { PrintDocument } from "@/shared/print/PrintDocument";
import { chatPathTo } from "@/shared/routing/chatPathTo";
import { DownloadIcon, ForwardIcon, type Icon, PrintIcon } from "@/shared/ui/icons";
import { Stack } from "@/shared/ui/layout/Stack";
import { PageHeader } from "@/shared/ui/page/PageHeader";
import { LoadState } from "@/shared/ui/states/LoadState";

import { type MeaningId, Meanings } from "./Meanings";
import { ReportViews } from "./ReportViews";

export type ReportName = "daily" | "forecast" | "production" | "cancellations" | "housekeeping";

export interface ReportContent {
  /** The first is the report's main one, and has its name. */
  tables: DrawnTable[];
  /** On the screen alone. */
  charts?: ReactNode;
  note?: string;
  /** Figures of the tables that are explained. */
  meanings?: readonly MeaningId[];
  /** By the close of a day. */
  kept?: DayReport;
}

interface ReportFrameProps {
  name: ReportName;
  /** Of what it tells, in the group "Periodo". */
  chooser: ReactNode;
  load: { status: "loading" | "loaded" | "failed"; problem?: Sentence; request: () => void };
  property: Property | undefined;
  /** Absent while it is loading, and where there is none. */
  content: ReportContent | undefined;
  /** Why there is none. */
  none?: string;
  /** Of what it tells, and what that is compared with: for paper. */
  lead: string[];
  /** Part of the file's name: "2026-11-01-2026-11-30". */
  span: string;
}

/** More columns than these stand better across the sheet. */
const UPRIGHT_COLUMNS = 6;

/** A report: what it tells of, charts and tables; to print, to export, to keep and to send. */
export function ReportFrame({ name, chooser, load, property, content, none, lead, span }: ReportFrameProps) {
  const { text } = useText();
  const { locale } = useLanguage();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const title = text(`reports.${name}.menu`);
  const drawn = property && content && { property, content };

  const send = () => void navigate(chatPathTo(`${title}: ${window.location.origin}${pathname}${search}`));

  /** Tables below each other, with an empty line between them. */
  function exportFile({ tables }: ReportContent) {
    const lines = tables.flatMap((table, place) => [
      ...(place > 0 ? [[], [table.label]] : []),
      ...csvLines(table, text),
    ]);
    saveFile(`${text(`reports.${name}.file`)}-${span}.csv`, csvOf(lines, locale), "text/csv;charset=utf-8");
  }

  return (
    <>
      <PageHeader>
        <Action icon={ForwardIcon} label={text("reports.send")} onPress={send} />
        <Action
          icon={DownloadIcon}
          label={text("reports.export")}
          onPress={drawn && (() => exportFile(drawn.content))}
        />
        <Action icon={PrintIcon} label={text("reports.print")} onPress={drawn && (() => window.print())} />
      </PageHeader>
      <ReportViews />
      {chooser}
      <Stack as="section" gap={24} className="card card-body" aria-label={title}>
        {drawn ? (
          <ReportBody {...drawn} />
        ) : none === undefined ? (
          <LoadState load={load} failed={text(`reports.${name}.failed`)} />
        ) : (
          <p className="form-text">{none}</p>
        )}
      </Stack>
      {drawn && (
        <OnPaper>
          <PrintDocument
            property={drawn.property}
            title={title}
            lead={lead}
            paper={drawn.content.tables.some(({ heads }) => heads.length > UPRIGHT_COLUMNS) ? "landscape" : "portrait"}
            foot={drawn.content.note}
          >
            <ReportBody {...drawn} isPrinted />
          </PrintDocument>
        </OnPaper>
      )}
    </>
  );
}

const Action = ({ icon: ActionIcon, label, onPress }: { icon: Icon; label: string; onPress?: () => void }) => (
  <button
    type="button"
    className="btn btn-quiet report-act"
    aria-label={label}
    aria-disabled={!onPress}
    onClick={onPress}
  >
    <ActionIcon size={18} aria-hidden="true" />
    <span className="report-act-name">{label}</span>
  </button>
);

interface ReportBodyProps {
  content: ReportContent;
  property: Property;
  /** On A4: without charts and links, and with nothing folded. */
  isPrinted?: boolean;
}

function ReportBody({ content: { charts, tables, note, meanings, kept }, property, isPrinted }: ReportBodyProps) {
  return (
    <>
      {!isPrinted && charts}
      {tables.map((table) => (
        <FigureTable key={table.label} table={table} isPrinted={isPrinted} />
      ))}
      {note && !isPrinted && <p className="form-text">{note}</p>}
      {meanings && <Meanings of={meanings} isPrinted={isPrinted} />}
      {kept && <DayReportFigures report={kept} property={property} isPrinted={isPrinted} />}
    </>
  );
}
