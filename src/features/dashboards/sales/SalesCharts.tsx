import { useMemo } from "react";

import type { SalesFigures } from "@/contract/figures/salesFigures";
import { addDays } from "@/domain/civilDate";
import { BarChart } from "@/shared/charts/BarChart";
import { HeatMap } from "@/shared/charts/HeatMap";
import { useChartUnits } from "@/shared/charts/useChartUnits";
import { useProperty } from "@/shared/hotel/useProperty";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";

import { salesPaths } from "./salesPaths";

const DAY = 24;
const SOME_SUNDAY = "2026-11-22";

/** When the tills sell: by hour, by weekday and hour; and what. Hours after midnight come last, as their business date goes on. */
export function SalesCharts({ figures }: { figures: SalesFigures }) {
  const { text } = useText();
  const { weekday: nameOf } = useFormat();
  const unit = useChartUnits().amounts(useProperty().currency);
  const placeOf = useHourPlaces();
  const { sums, hours, weekdays, categories } = figures;
  const amount = unit.say(sums.now.sales);
  const path = salesPaths.tickets;
  const label = text("salesFigures.sales");

  const ofHours = useMemo(
    () => [{ id: "hours", label, points: hours.map(({ hour, sales }) => ({ ...placeOf(hour), value: sales, path })) }],
    [hours, label, path, placeOf],
  );
  const ofWeekdays = useMemo(
    () =>
      [...new Set(weekdays.map(({ weekday }) => weekday))].map((weekday) => ({
        id: String(weekday),
        label: nameOf(addDays(SOME_SUNDAY, weekday)),
        points: hours.map(({ hour }) => ({
          ...placeOf(hour),
          value: weekdays.find((one) => one.weekday === weekday && one.hour === hour)?.sales ?? 0,
          path,
        })),
      })),
    [hours, weekdays, nameOf, path, placeOf],
  );
  const ofCategories = useMemo(
    () => [
      {
        id: "categories",
        label,
        points: categories.map(({ category, sales }) => ({
          x: category,
          value: sales,
          path: salesPaths.articlesWith(category),
        })),
      },
    ],
    [categories, label],
  );
  const byHour = { unit, xTitle: text("salesFigures.hour") };
  return (
    <>
      <div className="card card-body">
        <BarChart {...byHour} title={text("salesFigures.byHour", { amount })} series={ofHours} />
      </div>
      <div className="card card-body">
        <HeatMap {...byHour} title={text("salesFigures.byWeekday")} series={ofWeekdays} />
      </div>
      <div className="card card-body">
        <BarChart
          unit={unit}
          xTitle={text("salesFigures.category")}
          title={text("salesFigures.categories", { amount })}
          series={ofCategories}
        />
      </div>
    </>
  );
}

function useHourPlaces() {
  const { text } = useText();
  const { timeOfDay } = useFormat();
  return useMemo(
    () => (hour: number) => {
      const time = timeOfDay(`${String(hour % DAY).padStart(2, "0")}:00`);
      return { x: hour < DAY ? time : text("salesFigures.hour.after", { time }), tick: String(hour % DAY) };
    },
    [text, timeOfDay],
  );
}
