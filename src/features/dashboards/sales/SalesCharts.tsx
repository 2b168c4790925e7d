import { useMemo } from "react";

import type { SalesFigures } from "@/contract/figures/salesFigures";
import { addDays } from "@/domain/civilDate";
import { BarChart } from "@/shared/charts/BarChart";
import type { ChartPoint } from "@/shared/charts/chartData";
import { HeatMap } from "@/shared/charts/HeatMap";
import { useChartUnits } from "@/shared/charts/useChartUnits";
import { useProperty } from "@/shared/hotel/useProperty";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";

import { categoryPath, type SalesPaths } from "./salesPaths";

const DAY = 24;
const SOME_SUNDAY = "2026-11-22";

/** Hours after midnight come last, as their business date goes on. */
export function SalesByHour({ hours, sums: { now }, paths }: SalesFigures & { paths: SalesPaths }) {
  const pointOf = useHourPoints(paths.sold);
  const points = useMemo(() => hours.map(({ hour, sales }) => pointOf(hour, sales)), [hours, pointOf]);
  return <Bars title="byHour" xTitle="hour" amount={now.sales} points={points} />;
}

export function SalesByCategory({ categories, sums: { now } }: SalesFigures) {
  const points = useMemo(
    () =>
      categories.map(({ category, sales }): ChartPoint => ({
        x: category,
        value: sales,
        path: categoryPath(category),
      })),
    [categories],
  );
  return <Bars title="categories" xTitle="category" amount={now.sales} points={points} />;
}

interface BarsProps {
  title: "byHour" | "categories";
  xTitle: "hour" | "category";
  amount: number;
  points: readonly ChartPoint[];
}

function Bars({ title, xTitle, amount, points }: BarsProps) {
  const { text } = useText();
  const unit = useAmounts();
  const label = text("salesFigures.sales");
  const series = useMemo(() => [{ id: "sales", label, points }], [label, points]);
  return (
    <div className="card card-body">
      <BarChart
        title={text(`salesFigures.${title}`, { amount: unit.say(amount) })}
        xTitle={text(`salesFigures.${xTitle}`)}
        unit={unit}
        series={series}
      />
    </div>
  );
}

export function SalesByWeekday({ hours, weekdays, paths }: SalesFigures & { paths: SalesPaths }) {
  const { text } = useText();
  const { weekday: nameOf } = useFormat();
  const unit = useAmounts();
  const pointOf = useHourPoints(paths.sold);
  const series = useMemo(
    () =>
      [...new Set(weekdays.map(({ weekday }) => weekday))].map((weekday) => {
        const its = new Map(weekdays.flatMap((one) => (one.weekday === weekday ? [[one.hour, one.sales]] : [])));
        const points = hours.map(({ hour }) => pointOf(hour, its.get(hour) ?? 0));
        return { id: String(weekday), label: nameOf(addDays(SOME_SUNDAY, weekday)), points };
      }),
    [hours, weekdays, nameOf, pointOf],
  );
  return (
    <div className="card card-body">
      <HeatMap title={text("salesFigures.byWeekday")} xTitle={text("salesFigures.hour")} unit={unit} series={series} />
    </div>
  );
}

const useAmounts = () => useChartUnits().amounts(useProperty().currency);

function useHourPoints(path: string) {
  const { text } = useText();
  const { timeOfDay } = useFormat();
  return useMemo(
    () =>
      (hour: number, value: number): ChartPoint => {
        const time = timeOfDay(`${String(hour % DAY).padStart(2, "0")}:00`);
        const x = hour < DAY ? time : text("salesFigures.hour.after", { time });
        return { x, tick: String(hour % DAY), value, path };
      },
    [text, timeOfDay, path],
  );
}
