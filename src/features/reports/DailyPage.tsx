import { useSelector } from "react-redux";

import type { Compared, FigureName } from "@/contract/figures/hotelFigures";
import { type Comparison, comparisons, type Period } from "@/contract/figures/period";
import type { DailyReport } from "@/contract/figures/reports";
import type { PeriodSums } from "@/contract/figures/sums";
import type { CivilDate } from "@/contract/property";
import { addDays } from "@/domain/civilDate";
import { untilDay } from "@/domain/kpis/period";
import {
  adrOf,
  inventoryOccupancy,
  leadTime,
  lengthOfStay,
  netOccupancy,
  occupiedNights,
  revParOf,
  totalRevenue,
  tRevParOf,
} from "@/domain/kpis/rates";
import { figureRowsPath } from "@/shared/figures/figureRowsPath";
import { DroppedValues } from "@/shared/figures/period/PeriodChooser";
import { someDate, useFigureAddress } from "@/shared/figures/period/useFigureAddress";
import { selectHotel } from "@/shared/hotel/hotelSlice";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { ChoiceControl } from "@/shared/ui/fields/ChoiceControl";
import { Row } from "@/shared/ui/layout/Row";

import { DayChooser } from "./DayChooser";
import type { ReportContent } from "./reportContent";
import { ReportFrame } from "./ReportFrame";
import { dailyReport } from "./reportsApi";
import { drawnTable, type ReportColumn, type ReportKind } from "./table/reportTable";

/** The manager's report of a closed day: its figures with those of the month and the year, and what the close found. */
export function DailyPage() {
  const { text } = useText();
  const { date: shortDate } = useFormat();
  const address = useFigureAddress((read) => read("date", someDate));
  const { more: asked, compare, change } = address;
  const today = useSelector(selectHotel)?.property.businessDate;
  const load = dailyReport.use({ date: asked, compare });
  const { data: report } = load;
  const date = asked ?? report?.date;
  const last = today && addDays(today, -1);
  const day = date && shortDate(date);

  return (
    <ReportFrame
      name="daily"
      load={load}
      chooser={
        <div role="group" aria-label={text("period.label")} className="report-day">
          {date && last && (
            <Row gap={16} rowGap={12} align="end" wraps>
              <DayChooser
                date={date}
                last={last}
                onChange={(chosen: CivilDate) => change({ date: chosen === last ? "" : chosen })}
              />
              <ChoiceControl<Comparison>
                label={text("period.compare")}
                value={compare}
                choices={comparisons.map((one) => [one, text(`period.compare.${one}`)] as const)}
                onChange={(chosen) => change({ compare: chosen === "weekday" ? "" : chosen })}
              />
            </Row>
          )}
          <DroppedValues address={address} />
        </div>
      }
      none={report === null && day ? text("reports.noDay", { date: day }) : undefined}
      content={report ? contentOf(report) : undefined}
      lead={day ? [day] : []}
      span={date ?? ""}
    />
  );

  function contentOf(shown: DailyReport) {
    return (): ReportContent => ({
      tables: [
        drawnTable({
          label: text("reports.daily.menu"),
          columns: columnsOf(shown),
          rows: lines,
          keyOf: ({ id }) => id,
        }),
      ],
      note: text("reports.daily.note"),
      meanings: [
        "occupied",
        "occupancy",
        "netOccupancy",
        "adr",
        "revPar",
        "tRevPar",
        "lengthOfStay",
        "leadTime",
        "roomRevenue",
        "noShowRevenue",
        "otherRevenue",
      ],
      kept: shown.report,
    });
  }

  function columnsOf({ date: of, day: ofDay, month, year }: DailyReport): ReportColumn<Line>[] {
    const column = (id: string, head: string, sums: PeriodSums | undefined, period?: Period): ReportColumn<Line> => ({
      id,
      head,
      kind: ({ kind }) => kind,
      valueOf: ({ valueOf }) => sums && valueOf(sums),
      pathOf: ({ rows }) => period && rows && figureRowsPath({ figure: rows, ...period }),
    });
    const pair = (id: "day" | "month" | "year", { now, before }: Compared<PeriodSums>) => [
      column(id, text(`reports.until.${id}`), now, id === "day" ? { from: of, to: of } : untilDay(of, id)),
      column(`${id}Then`, text(`reports.then.${compare}`), before),
    ];
    return [
      { id: "figure", head: text("reports.figure"), kind: "text", valueOf: ({ id }) => text(`reports.line.${id}`) },
      ...pair("day", ofDay),
      ...pair("month", month),
      ...pair("year", year),
    ];
  }
}

type LineId =
  | "inventory"
  | "outOfOrder"
  | "sold"
  | "complimentary"
  | "houseUse"
  | "dayUses"
  | "occupied"
  | "occupancy"
  | "netOccupancy"
  | "guests"
  | "arrivals"
  | "departures"
  | "noShows"
  | "cancelled"
  | "lengthOfStay"
  | "leadTime"
  | "adr"
  | "revPar"
  | "tRevPar"
  | "roomRevenue"
  | "dayUseRevenue"
  | "noShowRevenue"
  | "otherRevenue"
  | "totalRevenue";

interface Line {
  id: LineId;
  kind: ReportKind;
  valueOf: (sums: PeriodSums) => number | undefined;
  /** The figure whose rows it is made of. */
  rows?: FigureName;
}

const sumAs =
  (kind: ReportKind) =>
  (id: LineId & keyof PeriodSums, rows?: FigureName): Line => ({ id, kind, valueOf: (sums) => sums[id], rows });
const count = sumAs("count");
const money = sumAs("money");

/** Figures of the report, in the order of a manager's report. Money is without VAT. */
const lines: Line[] = [
  count("inventory"),
  count("outOfOrder"),
  count("sold", "occupancy"),
  count("complimentary"),
  count("houseUse"),
  count("dayUses"),
  { id: "occupied", kind: "count", valueOf: occupiedNights },
  { id: "occupancy", kind: "share", valueOf: inventoryOccupancy, rows: "occupancy" },
  { id: "netOccupancy", kind: "share", valueOf: netOccupancy },
  count("guests"),
  count("arrivals", "arrivals"),
  count("departures", "departures"),
  count("noShows", "noShows"),
  count("cancelled", "cancellations"),
  { id: "lengthOfStay", kind: "decimal", valueOf: lengthOfStay },
  { id: "leadTime", kind: "decimal", valueOf: leadTime },
  { id: "adr", kind: "money", valueOf: (sums) => adrOf(sums), rows: "adr" },
  { id: "revPar", kind: "money", valueOf: (sums) => revParOf(sums), rows: "revpar" },
  { id: "tRevPar", kind: "money", valueOf: tRevParOf },
  money("roomRevenue", "adr"),
  money("dayUseRevenue"),
  money("noShowRevenue"),
  money("otherRevenue"),
  { id: "totalRevenue", kind: "money", valueOf: totalRevenue },
];
