import type { HotelFigures } from "@/contract/figures/hotelFigures";
import { figureRowsPath } from "@/shared/figures/figureRowsPath";
import { columnOf, drawnTable } from "@/shared/figures/table/figureTable";
import { FigureTable } from "@/shared/figures/table/FigureTable";
import { useText } from "@/shared/i18n/useText";
import { Card } from "@/shared/ui/layout/Card";

/** Closes that each column looks back. */
const closes = { day: 1, week: 7 } as const;

const parts = ["new", "cancelled", "moved", "nights", "roomRevenue"] as const;
const column = columnOf<(typeof parts)[number]>;

/** How the books of a period have changed since the last close, and since the seventh before the next. */
export function PickupCard({ figures: { period, pickup } }: { figures: HotelFigures }) {
  const { text } = useText();
  const changesIn = (span: keyof typeof closes) =>
    column(
      `dashboards.pickup.${span}`,
      (part) => (part === "roomRevenue" ? "money" : "change"),
      // what was cancelled is counted above zero
      (part) => (part === "cancelled" ? -pickup[span].cancelled : pickup[span][part]),
      (part) => (part === "nights" ? figureRowsPath({ figure: "pickup", ...period, since: closes[span] }) : undefined),
    );

  return (
    <Card title={text("dashboards.pickup")}>
      <FigureTable
        isNameHidden
        table={drawnTable({
          label: text("dashboards.pickup"),
          rows: parts,
          keyOf: (part) => part,
          columns: [
            column("dashboards.pickup.nightsOf", "text", (part) => text(`dashboards.pickup.${part}`)),
            changesIn("day"),
            changesIn("week"),
          ],
        })}
      />
    </Card>
  );
}
