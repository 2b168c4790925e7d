import type { DayMeals } from "@/contract/day/day";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { Card } from "@/shared/ui/layout/Card";
import { Stack } from "@/shared/ui/layout/Stack";
import { PlainTable } from "@/shared/ui/PlainTable";

/** For how many people the kitchen cooks, today and on the days after it. */
export function MealsTable({ days }: { days: DayMeals[] }) {
  const { text } = useText();
  const { longDay } = useFormat();
  return (
    <Card title={text("day.meals")}>
      <Stack padX={16} padY={8}>
        <PlainTable
          label={text("day.meals")}
          rows={days}
          keyOf={({ date }) => date}
          columns={[
            { id: "date", head: text("day.meals.date"), isRowHead: true, render: ({ date }) => longDay(date) },
            { id: "breakfast", head: text("day.meals.breakfast"), isNumeric: true, render: (day) => day.breakfast },
            { id: "dinner", head: text("day.meals.dinner"), isNumeric: true, render: (day) => day.dinner },
          ]}
        />
      </Stack>
    </Card>
  );
}
