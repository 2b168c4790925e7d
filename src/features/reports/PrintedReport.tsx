import type { Property } from "@/contract/property";
import { DayReportFigures } from "@/shared/dayReport/DayReportFigures";
import { PrintDocument } from "@/shared/print/PrintDocument";
import { Printing } from "@/shared/print/Printing";

import { Meanings } from "./Meanings";
import type { ReportContent } from "./reportContent";
import { ReportTableView } from "./table/ReportTableView";

/** More columns than these stand better across the sheet. */
const UPRIGHT_COLUMNS = 6;

interface PrintedReportProps {
  property: Property;
  title: string;
  /** Period, and nights that it is compared with. */
  lead: string[];
  content: ReportContent;
  onPrinted: () => void;
}

/** A report on A4. */
export function PrintedReport({
  property,
  title,
  lead,
  content: { tables, kept, note, meanings },
  onPrinted,
}: PrintedReportProps) {
  const isLandscape = tables.some(({ heads }) => heads.length > UPRIGHT_COLUMNS);
  return (
    <Printing onPrinted={onPrinted}>
      <PrintDocument property={property} title={title} lead={lead} isLandscape={isLandscape} foot={note}>
        {tables.map((table) => (
          <ReportTableView key={table.label} table={table} isPrinted />
        ))}
        {meanings && <Meanings of={meanings} isPrinted />}
        {kept && <DayReportFigures report={kept} property={property} isPrinted />}
      </PrintDocument>
    </Printing>
  );
}
