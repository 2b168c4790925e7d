import type { Compared, FigureName } from "@/contract/figures/hotelFigures";
import { type Comparison, comparisons } from "@/contract/figures/period";
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
import { columnOf, drawnTable, type FigureKind } from "@/shared/figures/table/figureTable";
import { hotel } from "@/shared/hotel/hotelSlice";
import { useFormat } from "@/shared/i18n/useFormat";
import type { MessageIdOf } from "@/shared/i18n/catalogues";
import { useText } from "@/shared/i18n/useText";
import { ChoiceControl } from "@/shared/ui/fields/ChoiceControl";
import { Row } from "@/shared/ui/layout/Row";
import { Text } from "@/shared/ui/layout/Text";

import { DayChooser } from "./DayChooser";
import { type ReportContent, ReportFrame } from "./ReportFrame";
import { dailyReport } from "./reportsState";

/** The manager's report of a closed day: its figures with those of the month and the year, and what the close found. */
export function DailyPage() {
  const { text } = useText();
  const { date: shortDate } = useFormat();
  const address = useFigureAddress((read) => read("date", someDate));
  const { more: asked, compare, change } = address;
  const setUp = hotel.use();
  const today = setUp.data?.property.businessDate;
  const load = dailyReport.use({ date: asked, compare });
  const { data: report } = load;
  const date = asked ?? report?.date;
  const last = today && addDays(today, -1);
  const day = date && shortDate(date);

  return (
    <ReportFrame
      name="daily"
      load={setUp.data ? load : setUp}
      property={setUp.data?.property}
      chooser={
        <Text as="div" after={16} role="group" aria-label={text("period.label")}>
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
        </Text>
      }
      none={report === null && day ? text("reports.noDay", { date: day }) : undefined}
      content={report ? contentOf(report) : undefined}
      lead={day ? [day] : []}
      span={date ?? ""}
    />
  );

  function contentOf(shown: DailyReport): ReportContent {
    return {
      tables: [
        drawnTable({
          label: text("reports.daily.menu"),
          columns: columnsOf(shown),
          rows: lines,
          keyOf: ({ id }) => id,
        }),
      ],
      note: `${text("reports.daily.note")} ${text(`reports.services.${shown.report.serviceDay ?? "served"}`)}`,
      meanings,
      kept: shown.report,
    };
  }

  function columnsOf({ date: of, day: ofDay, month, year }: DailyReport) {
    const pair = (id: "day" | "month" | "year", { now, before }: Compared<PeriodSums>) => {
      const own = id === "day" ? { from: of, to: of } : untilDay(of, id);
      const then = column(`reports.then.${compare}`, kindOf, ({ valueOf }) => before && valueOf(before));
      return [
        column(
          `reports.until.${id}`,
          kindOf,
          ({ valueOf }) => valueOf(now),
          ({ rows }) => rows && figureRowsPath({ figure: rows, ...own }),
        ),
        { ...then, id: `${id}Then` },
      ];
    };
    return [
      column("reports.figure", "text", ({ id }) => text(`reports.line.${id}`)),
      ...pair("day", ofDay),
      ...pair("month", month),
      ...pair("year", year),
    ];
  }
}

const meanings = [
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
] as const;

type LineId<Id = MessageIdOf<"reports">> = Id extends `reports.line.${infer Name}` ? Name : never;

interface Line {
  id: LineId;
  kind: FigureKind;
  valueOf: (sums: PeriodSums) => number | undefined;
  /** The figure whose rows it is made of. */
  rows?: FigureName;
}

const column = columnOf<Line>;
const kindOf = ({ kind }: Line) => kind;

const sumAs =
  (kind: FigureKind) =>
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
