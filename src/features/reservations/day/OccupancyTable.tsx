import type { OccupancyNight } from "@/contract/day/day";
import { occupancyOf } from "@/domain/rates/occupancy";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { PlainTable } from "@/shared/ui/PlainTable";

/** The strip's figures for a screen reader. */
export function OccupancyTable({ nights }: { nights: OccupancyNight[] }) {
  const { text } = useText();
  const { longDay, percent } = useFormat();
  const share = (occupancy: number | undefined) =>
    occupancy === undefined ? text("day.nothingForSale") : percent(occupancy);
  return (
    <div className="visually-hidden">
      <PlainTable
        label={text("day.occupancy")}
        keyOf={(night) => night.date}
        rows={nights}
        columns={[
          { id: "night", head: text("day.night"), isRowHead: true, render: (night) => longDay(night.date) },
          { id: "share", head: text("day.share"), render: (night) => share(occupancyOf(night)) },
          { id: "sold", head: text("day.sold"), render: ({ sold }) => sold },
          { id: "available", head: text("day.roomsAvailable"), render: ({ available }) => available },
          { id: "outOfOrder", head: text("day.outOfOrder"), render: ({ outOfOrder }) => outOfOrder },
        ]}
      />
    </div>
  );
}
