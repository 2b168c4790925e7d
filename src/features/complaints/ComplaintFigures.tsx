import { useSelector } from "react-redux";

import type { ComplaintRow } from "@/contract/guests/complaint";
import { complaintFigures } from "@/domain/complaints/complaintFigures";
import { Figures } from "@/shared/figures/Figures";
import { useFormat } from "@/shared/i18n/useFormat";
import { selectHotel } from "@/shared/hotel/hotelSlice";
import { useText } from "@/shared/i18n/useText";
import { PlainTable } from "@/shared/ui/PlainTable";
import { Columns } from "@/shared/ui/layout/Columns";

/** So many rooms are listed: the first are what a manager looks for. */
const MOST_ROOMS = 10;

/** Complaints of a filter by category and room, with their mean time and cost. */
export function ComplaintFigures({ rows }: { rows: ComplaintRow[] }) {
  const { text } = useText();
  const { money } = useFormat();
  const currency = useSelector(selectHotel)?.property.currency;
  const { byCategory, byRoom, solved, meanHours, compensation } = complaintFigures(rows);
  return (
    <Columns least={20} gap={24} align="start" className="complaint-figures">
      <Figures
        figures={[
          { id: "total", label: text("complaints.figures.total"), value: String(rows.length) },
          { id: "solved", label: text("complaints.figures.solved"), value: String(solved) },
          {
            id: "mean",
            label: text("complaints.figures.mean"),
            value:
              meanHours === undefined
                ? undefined
                : text("complaints.figures.hours", { hours: Math.round(meanHours * 10) / 10 }),
          },
          {
            id: "cost",
            label: text("complaints.figures.cost"),
            value: currency && money({ cents: compensation, currency }),
          },
        ]}
      />
      <Bars
        title={text("complaints.figures.byCategory")}
        bars={byCategory.map(({ key, count }) => ({ name: text(`complaints.category.${key}`), count }))}
      />
      <Bars
        title={text("complaints.figures.byRoom")}
        bars={byRoom.slice(0, MOST_ROOMS).map(({ key: name, count }) => ({ name, count }))}
      />
    </Columns>
  );
}

interface BarsProps {
  title: string;
  bars: { name: string; count: number }[];
}

/** A table whose numbers have a bar behind them. */
function Bars({ title, bars }: BarsProps) {
  const { text } = useText();
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <PlainTable
      className="complaint-bars"
      caption={title}
      keyOf={({ name }) => name}
      rows={bars}
      columns={[
        { id: "name", head: title, isRowHead: true, render: ({ name }) => name },
        {
          id: "count",
          head: text("complaints.figures.total"),
          render: ({ count }) => (
            <>
              <span className="complaint-bar" style={{ inlineSize: `${(100 * count) / most}%` }} />
              {count}
            </>
          ),
        },
      ]}
    />
  );
}
