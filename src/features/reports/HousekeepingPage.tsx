import { cleaningKinds } from "@/contract/day/close";
import type { HousekeepingReport, HousekeepingWork } from "@/contract/figures/reports";
import { useFigureAddress } from "@/shared/figures/period/useFigureAddress";
import { useText } from "@/shared/i18n/useText";

import { PeriodReport } from "./PeriodReport";
import { housekeepingReport } from "./reportsApi";
import { drawnTable, type ReportColumn } from "./table/reportTable";
import { summed } from "./table/summed";

type Day = HousekeepingReport["days"][number];

/** Cleaning that the closes have planned, and the work of each person. */
export function HousekeepingPage() {
  const { text } = useText();
  const address = useFigureAddress(() => undefined, "lastSevenDays");
  const { period, reasons } = address;
  const load = housekeepingReport.use(period && reasons.length === 0 ? period : undefined);

  const days: ReportColumn<Day>[] = [
    { id: "date", head: text("reports.day"), kind: "date", valueOf: (day) => day.date },
    ...cleaningKinds.map((kind): ReportColumn<Day> => ({
      id: kind,
      head: text(`reports.cleaning.${kind}`),
      kind: "count",
      valueOf: (day) => day[kind],
    })),
    {
      id: "all",
      head: text("reports.rooms"),
      kind: "count",
      valueOf: (day) => cleaningKinds.reduce((sum, kind) => sum + day[kind], 0),
    },
  ];
  const people: ReportColumn<HousekeepingWork>[] = [
    { id: "name", head: text("reports.person"), kind: "text", valueOf: ({ name }) => name },
    { id: "rooms", head: text("reports.rooms"), kind: "count", valueOf: ({ rooms }) => rooms },
    { id: "minutes", head: text("reports.minutes"), kind: "count", valueOf: ({ minutes }) => minutes },
    {
      id: "each",
      head: text("reports.minutesEach"),
      kind: "decimal",
      valueOf: ({ minutes, rooms }) => (rooms > 0 ? minutes / rooms : undefined),
    },
    { id: "credits", head: text("reports.credits"), kind: "count", valueOf: ({ credits }) => credits },
    {
      id: "perHour",
      head: text("reports.creditsPerHour"),
      kind: "decimal",
      valueOf: ({ minutes, credits }) => (minutes > 0 ? (credits * 60) / minutes : undefined),
    },
    {
      id: "inspected",
      head: text("reports.inspectedAtOnce"),
      kind: "share",
      valueOf: ({ inspectedAtOnce, rooms }) => (rooms > 0 ? inspectedAtOnce / rooms : undefined),
    },
  ];

  return (
    <PeriodReport name="housekeeping" address={address} load={load}>
      {(reply) => ({
        tables: [
          drawnTable({
            label: text("reports.housekeeping.menu"),
            columns: days,
            rows: reply.days,
            keyOf: (day) => day.date,
            total: totalOf(reply.days, { date: "" }),
          }),
          ...(reply.people.length > 0
            ? [
                drawnTable({
                  label: text("reports.byPerson"),
                  columns: people,
                  rows: reply.people,
                  keyOf: ({ name }) => name,
                  total: totalOf(reply.people, { name: "" }),
                }),
              ]
            : []),
        ],
        note: reply.people.length === 0 ? text("reports.noWork") : undefined,
      })}
    </PeriodReport>
  );
}

/** `named` is what the rows have besides counts. */
function totalOf<Row extends object, Named extends Partial<Row>>(rows: readonly Row[], named: Named): Row | undefined {
  const sums = summed(rows.map((row) => ({ ...row, ...named })));
  return sums && { ...sums, ...named };
}
