import { useState } from "react";

import type { CivilDate, Property } from "@/contract/property";
import { DayReportFigures } from "@/shared/dayReport/DayReportFigures";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { PrintDocument } from "@/shared/print/PrintDocument";
import { Printing } from "@/shared/print/Printing";
import { PrintIcon } from "@/shared/ui/icons";
import { LoadState } from "@/shared/ui/states/LoadState";

import { dayReport } from "./closeApi";

/** The figures of a closed day, and the button that prints them. */
export function ClosedReport({ date, property }: { date: CivilDate; property: Property }) {
  const { text } = useText();
  const { date: shortDate } = useFormat();
  const load = dayReport.use(date);
  const [isPrinting, setIsPrinting] = useState(false);
  const { data: report } = load;
  if (!report) return <LoadState load={load} failed={text("close.reportFailed")} />;
  return (
    <>
      <DayReportFigures report={report} property={property} />
      <button type="button" className="btn btn-quiet btn-own-width" onClick={() => setIsPrinting(true)}>
        <PrintIcon size={18} aria-hidden="true" />
        {text("close.print")}
      </button>
      {isPrinting && (
        <Printing onPrinted={() => setIsPrinting(false)}>
          <PrintDocument property={property} title={text("close.report", { date: shortDate(report.date) })}>
            <DayReportFigures report={report} property={property} isPrinted />
          </PrintDocument>
        </Printing>
      )}
    </>
  );
}
