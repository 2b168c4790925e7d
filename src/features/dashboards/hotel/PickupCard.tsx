import type { HotelFigures } from "@/contract/figures/hotelFigures";
import type { Pickup } from "@/contract/figures/sums";
import { figureRowsPath } from "@/shared/figures/figureRowsPath";
import { useProperty } from "@/shared/hotel/useProperty";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { PathLink } from "@/shared/routing/PathLink";
import { Card } from "@/shared/ui/layout/Card";
import { PlainTable } from "@/shared/ui/PlainTable";

import { useFigureWords } from "../figures/useFigureWords";

/** Closes that each column looks back. */
const closes = { day: 1, week: 7 } as const;

const parts = ["new", "cancelled", "moved", "nights", "roomRevenue"] as const;
type Part = (typeof parts)[number];

/** How the books of a period have changed since the last close, and since the seventh before the next. */
export function PickupCard({ figures: { period, pickup } }: { figures: HotelFigures }) {
  const { text } = useText();
  const { money } = useFormat();
  const { currency } = useProperty();
  const valueIn = useFigureWords();

  function wordsOf(part: Part, counts: Pickup) {
    if (part === "roomRevenue") return money({ cents: counts.roomRevenue, currency });
    // what was cancelled is counted above zero
    return valueIn("pickup", part === "cancelled" ? -counts.cancelled : counts[part]);
  }

  const column = (span: keyof typeof closes) => ({
    id: span,
    head: text(`dashboards.pickup.${span}`),
    isNumeric: true,
    render: (part: Part) =>
      part === "nights" ? (
        <PathLink to={figureRowsPath({ figure: "pickup", ...period, since: closes[span] })}>
          {wordsOf(part, pickup[span])}
        </PathLink>
      ) : (
        wordsOf(part, pickup[span])
      ),
  });

  return (
    <Card title={text("dashboards.pickup")}>
      <PlainTable
        label={text("dashboards.pickup")}
        rows={parts}
        keyOf={(part) => part}
        columns={[
          {
            id: "part",
            head: text("dashboards.pickup.nightsOf"),
            isRowHead: true,
            render: (part) => text(`dashboards.pickup.${part}`),
          },
          column("day"),
          column("week"),
        ]}
      />
    </Card>
  );
}
