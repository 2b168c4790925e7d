import type { HotelFigures, Share } from "@/contract/figures/hotelFigures";
import { channelCost, shareOf } from "@/domain/kpis/rates";
import { RingChart } from "@/shared/charts/RingChart";
import { useChartUnits } from "@/shared/charts/useChartUnits";
import { figureRowsPath } from "@/shared/figures/figureRowsPath";
import { columnOf, drawnTable } from "@/shared/figures/table/figureTable";
import { FigureTable } from "@/shared/figures/table/FigureTable";
import { useDimensionWords } from "@/shared/figures/useDimensionWords";
import { useProperty } from "@/shared/hotel/useProperty";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { Card } from "@/shared/ui/layout/Card";

const column = columnOf<Share>;

/** Where the nights of a period come from, and what the channels take of their revenue. */
export function ChannelMix({ figures: { period, channels } }: { figures: HotelFigures }) {
  const { text } = useText();
  const { percent } = useFormat();
  const amounts = useChartUnits().amounts(useProperty().currency);
  const nameOf = useDimensionWords();
  const rowsPathOf = ({ key }: Share) => figureRowsPath({ figure: "adr", ...period, channel: key });
  const sumOf = (of: "sold" | "roomRevenue" | "commission") => channels.reduce((sum, share) => sum + share[of], 0);
  const total: Share = {
    key: "",
    sold: sumOf("sold"),
    roomRevenue: sumOf("roomRevenue"),
    commission: sumOf("commission"),
  };
  const partOf = ({ roomRevenue }: Share) => shareOf(roomRevenue, total.roomRevenue);
  const [first] = channels;
  const firstPart = first && partOf(first);
  const title =
    firstPart === undefined
      ? text("dashboards.channels")
      : text("dashboards.channels.first", { channel: nameOf("channel", first!.key), share: percent(firstPart) });

  return (
    <Card title={title}>
      {first ? (
        <FigureTable
          isNameHidden
          table={drawnTable({
            label: text("dashboards.channels"),
            rows: channels,
            total,
            keyOf: ({ key }) => key,
            columns: [
              column("dashboards.channel", "text", ({ key }) => nameOf("channel", key), rowsPathOf),
              column("dashboards.nights", "count", ({ sold }) => sold),
              column("dashboards.revenue", "money", ({ roomRevenue }) => roomRevenue),
              column("dashboards.share", "percent", partOf),
              column("dashboards.commission", "money", ({ commission }) => commission),
              column("dashboards.cost", "percent", channelCost),
            ],
          })}
        />
      ) : (
        <p className="card-body">{text("dashboards.channels.none")}</p>
      )}
      {total.commission > 0 && (
        <div className="card-body">
          <RingChart
            title={text("dashboards.channels.commission", { amount: amounts.say(total.commission) })}
            xTitle={text("dashboards.channel")}
            unit={amounts}
            series={[
              {
                id: "commission",
                label: text("dashboards.commission"),
                points: channels.map((share) => ({
                  x: nameOf("channel", share.key),
                  value: share.commission,
                  path: rowsPathOf(share),
                })),
              },
            ]}
          />
        </div>
      )}
    </Card>
  );
}
