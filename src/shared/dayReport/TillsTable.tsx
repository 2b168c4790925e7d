import "./day-report.scss";

import type { ShiftOfDay } from "@/contract/day/dayFigures";
import type { Property } from "@/contract/property";
import { useBookingFormat } from "@/shared/hotel/useBookingFormat";
import { useText } from "@/shared/i18n/useText";
import { PathLink } from "@/shared/routing/PathLink";
import { paths } from "@/shared/routing/paths";
import { PlainTable } from "@/shared/ui/PlainTable";

interface TillsTableProps {
  tills: ShiftOfDay[];
  property: Property;
}

/** The shifts of the tills in a day, each with its Z, or open. Their cash is counted at the tills. */
export function TillsTable({ tills, property }: TillsTableProps) {
  const { text } = useText();
  const { money } = useBookingFormat(property);
  return (
    <PlainTable
      className="day-report-table"
      label={text("close.tills")}
      keyOf={({ id }) => id}
      rows={tills}
      columns={[
        { id: "till", head: text("close.till"), isRowHead: true, render: ({ till }) => till },
        {
          id: "shift",
          head: text("close.shift"),
          render: ({ id, title }) => (
            <PathLink to={`${paths.tillShifts}/${id}`}>{title || text("close.shiftOpen")}</PathLink>
          ),
        },
        { id: "tickets", head: text("close.receipts"), isNumeric: true, render: ({ tickets }) => tickets },
        { id: "sales", head: text("close.sales"), isNumeric: true, render: ({ sales }) => money(sales) },
        { id: "tips", head: text("close.tips"), isNumeric: true, render: ({ tips }) => money(tips) },
        {
          id: "difference",
          head: text("close.difference"),
          isNumeric: true,
          render: ({ difference }) => (difference === undefined ? "–" : money(difference)),
        },
      ]}
    />
  );
}
