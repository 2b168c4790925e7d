import "./day-report.scss";

import type { DayAdjustment } from "@/contract/day/dayFigures";
import type { Property } from "@/contract/property";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { Text } from "@/shared/ui/layout/Text";

interface AdjustmentsProps {
  adjustments: DayAdjustment[];
  property: Property;
}

/** The nights of closed days that count on this one; nothing where there are none. */
export function Adjustments({ adjustments, property: { currency } }: AdjustmentsProps) {
  const { text } = useText();
  const { money, date: shortDate } = useFormat();
  if (adjustments.length === 0) return null;
  return (
    <div>
      <Text as="h3" size={14}>
        {text("close.figure.adjustments")}
      </Text>
      <p className="day-report-quiet">{text("close.adjustments.means")}</p>
      <Text as="ul" before={4} className="bullets">
        {adjustments.map(({ date, rooms, amount }) => (
          <li key={date}>
            {text("close.adjustment", { date: shortDate(date), rooms, amount: money({ cents: amount, currency }) })}
          </li>
        ))}
      </Text>
    </div>
  );
}
