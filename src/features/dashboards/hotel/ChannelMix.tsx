import type { HotelFigures, Share } from "@/contract/figures/hotelFigures";
import { channelCost } from "@/domain/kpis/rates";
import { figureRowsPath } from "@/shared/figures/figureRowsPath";
import { useDimensionWords } from "@/shared/figures/useDimensionWords";
import { useProperty } from "@/shared/hotel/useProperty";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { PathLink } from "@/shared/routing/PathLink";
import { Card } from "@/shared/ui/layout/Card";
import { PlainTable } from "@/shared/ui/PlainTable";

/** Where the nights of a period come from, and what the channels take of their revenue. */
export function ChannelMix({ figures: { period, channels } }: { figures: HotelFigures }) {
  const { text } = useText();
  const { money, percent } = useFormat();
  const { currency } = useProperty();
  const nameOf = useDimensionWords();
  const sumOf = (of: "sold" | "roomRevenue" | "commission") => channels.reduce((sum, share) => sum + share[of], 0);
  const total: Share = {
    key: "",
    sold: sumOf("sold"),
    roomRevenue: sumOf("roomRevenue"),
    commission: sumOf("commission"),
  };
  const shareOf = ({ roomRevenue }: Share) => (total.roomRevenue > 0 ? roomRevenue / total.roomRevenue : undefined);
  const inPercent = (share: number | undefined) => (share === undefined ? "—" : percent(share));
  const [first] = channels;

  return (
    <Card
      title={
        first
          ? text("dashboards.channels.first", {
              channel: nameOf("channel", first.key),
              share: inPercent(shareOf(first)),
            })
          : text("dashboards.channels")
      }
    >
      {first ? (
        <PlainTable
          label={text("dashboards.channels")}
          rows={channels}
          total={total}
          keyOf={({ key }) => key}
          columns={[
            {
              id: "channel",
              head: text("dashboards.channel"),
              isRowHead: true,
              render: (share) =>
                share === total ? (
                  text("dashboards.total")
                ) : (
                  <PathLink to={figureRowsPath({ figure: "adr", ...period, channel: share.key })}>
                    <bdi>{nameOf("channel", share.key)}</bdi>
                  </PathLink>
                ),
            },
            { id: "sold", head: text("dashboards.nights"), isNumeric: true, render: ({ sold }) => sold },
            {
              id: "revenue",
              head: text("dashboards.revenue"),
              isNumeric: true,
              render: ({ roomRevenue }) => money({ cents: roomRevenue, currency }),
            },
            {
              id: "share",
              head: text("dashboards.share"),
              isNumeric: true,
              render: (share) => inPercent(shareOf(share)),
            },
            {
              id: "commission",
              head: text("dashboards.commission"),
              isNumeric: true,
              render: ({ commission }) => money({ cents: commission, currency }),
            },
            {
              id: "cost",
              head: text("dashboards.cost"),
              isNumeric: true,
              render: (share) => inPercent(channelCost(share)),
            },
          ]}
        />
      ) : (
        <p className="card-body">{text("dashboards.channels.none")}</p>
      )}
    </Card>
  );
}
