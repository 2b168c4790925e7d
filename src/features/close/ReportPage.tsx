import "./close.scss";

import { useCallback, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { Link, useParams } from "react-router-dom";

import type { DayReport } from "@/contract/day/close";
import type { Property } from "@/contract/property";
import { isCivilDate } from "@/domain/civilDate";
import { hotel } from "@/shared/hotel/hotelSlice";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { paths } from "@/shared/routing/paths";
import { BackIcon, PrintIcon } from "@/shared/ui/icons";
import { Stack } from "@/shared/ui/layout/Stack";
import { LoadState } from "@/shared/ui/states/LoadState";
import { PageHeader } from "@/shared/ui/page/PageHeader";

import { dayReport } from "./closeApi";
import { ReportFigures } from "./ReportFigures";

/** The report of a closed day, on the screen and on paper. */
export function ReportPage() {
  const { text } = useText();
  const { date: shortDate } = useFormat();
  const { date = "" } = useParams();
  const load = dayReport.use(date);
  const house = hotel.use();
  const [isPrinting, setIsPrinting] = useState(false);
  const endPrinting = useCallback(() => setIsPrinting(false), []);
  const title = isCivilDate(date) ? text("close.report", { date: shortDate(date) }) : text("close.reports");
  const { data: report } = load;

  return (
    <>
      <PageHeader title={title} action={{ icon: BackIcon, label: text("close.title"), path: paths.close }} />
      {report && house.data ? (
        <Stack as="section" gap={16} className="card card-body" aria-label={title}>
          <ReportFigures report={report} property={house.data.property} />
          <button type="button" className="btn btn-quiet close-print" onClick={() => setIsPrinting(true)}>
            <PrintIcon size={18} aria-hidden="true" />
            {text("close.print")}
          </button>
          {isPrinting && (
            <PrintedReport title={title} report={report} property={house.data.property} onPrinted={endPrinting} />
          )}
        </Stack>
      ) : (
        <section className="card card-body">
          {report === null ? (
            <>
              <p>{text("close.unknownReport")}</p>
              <Link to={paths.close}>{text("close.title")}</Link>
            </>
          ) : (
            <LoadState load={report ? house : load} failed={text("close.reportFailed")} />
          )}
        </section>
      )}
    </>
  );
}

interface PrintedReportProps {
  title: string;
  report: DayReport;
  property: Property;
  onPrinted: () => void;
}

/** Drawn, printed and removed. */
function PrintedReport({ title, onPrinted, ...shown }: PrintedReportProps) {
  useEffect(() => {
    window.print();
    onPrinted();
  }, [onPrinted]);
  return createPortal(
    <div className="printed-report">
      <h1>{title}</h1>
      <p>
        <bdi>{shown.property.name}</bdi>
      </p>
      <ReportFigures {...shown} />
    </div>,
    document.body,
  );
}
