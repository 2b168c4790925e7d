import { cleaningKinds } from "@/contract/rooms/cleaningTasks";
import type { HousekeepingReport, HousekeepingWork } from "@/contract/figures/reports";
import { shareOf } from "@/domain/kpis/rates";
import { useFigureAddress } from "@/shared/figures/period/useFigureAddress";
import { columnOf, drawnTable } from "@/shared/figures/table/figureTable";
import { useText } from "@/shared/i18n/useText";

import { PeriodReport } from "./PeriodReport";
import { housekeepingReport } from "./reportsState";
import { summed } from "./summed";

type Day = HousekeepingReport["days"][number];

const ofDay = columnOf<Day>;
const days = [
  ofDay("reports.day", "night", ({ date }) => date),
  ...cleaningKinds.map((kind) => ofDay(`reports.cleaning.${kind}`, "count", (day) => day[kind])),
  ofDay("reports.rooms", "count", (day) =>
    cleaningKinds.map((kind) => day[kind]).reduce((sum, count) => sum + count, 0),
  ),
];

const ofPerson = columnOf<HousekeepingWork>;
const people = [
  ofPerson("reports.person", "text", ({ name }) => name),
  ofPerson("reports.rooms", "count", ({ rooms }) => rooms),
  ofPerson("reports.minutes", "count", ({ minutes }) => minutes),
  ofPerson("reports.minutesEach", "decimal", ({ minutes, rooms }) => shareOf(minutes, rooms)),
  ofPerson("reports.credits", "count", ({ credits }) => credits),
  ofPerson("reports.creditsPerHour", "decimal", ({ minutes, credits }) => shareOf(credits * 60, minutes)),
  ofPerson("reports.inspectedAtOnce", "share", ({ inspectedAtOnce, rooms }) => shareOf(inspectedAtOnce, rooms)),
];

/** Cleaning that the closes have planned, and the work of each person. */
export function HousekeepingReportPage() {
  const { text } = useText();
  const address = useFigureAddress(() => undefined, "lastSevenDays");

  return (
    <PeriodReport name="housekeeping" address={address} load={housekeepingReport} query={address.period}>
      {(reply) => ({
        tables: [
          drawnTable({
            label: text("reports.housekeeping.menu"),
            columns: days,
            rows: reply.days,
            keyOf: ({ date }) => date,
            total: summed(reply.days),
          }),
          ...(reply.people.length > 0
            ? [
                drawnTable({
                  label: text("reports.byPerson"),
                  columns: people,
                  rows: reply.people,
                  keyOf: ({ name }) => name,
                  total: summed(reply.people),
                }),
              ]
            : []),
        ],
        note: reply.people.length === 0 ? text("reports.noWork") : undefined,
      })}
    </PeriodReport>
  );
}
