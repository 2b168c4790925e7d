import { generatePath } from "react-router-dom";

import type { ConnectedChannel, ChannelAction, ChannelFields } from "@/contract/channels/channel";
import type { ChannelMessageView } from "@/contract/channels/channelMessage";
import type { Act } from "@/shared/actions/act";
import { hotel } from "@/shared/hotel/hotelSlice";
import { useProperty } from "@/shared/hotel/useProperty";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { RecordActs } from "@/shared/record/RecordActs";
import { PathLink } from "@/shared/routing/PathLink";
import { paths } from "@/shared/routing/paths";
import { Facts } from "@/shared/ui/layout/Facts";
import { Row } from "@/shared/ui/layout/Row";
import { Stack } from "@/shared/ui/layout/Stack";
import { Text } from "@/shared/ui/layout/Text";
import { Columns } from "@/shared/ui/layout/Columns";
import { LoadState } from "@/shared/ui/states/LoadState";
import { Reasons } from "@/shared/ui/states/Reasons";
import { StateBadge } from "@/shared/ui/states/StateBadge";

import { channelRecord, salesChannels } from "./channelRecords";
import { connectionTones } from "./channelTones";
import { PendingBookings } from "./PendingBookings";
import { usePercent } from "./usePercent";

const connectionActs = (["connect", "test", "resume", "sync", "pause", "disconnect"] as const).map(
  (action): Act<ChannelAction, ChannelFields, ConnectedChannel> => ({
    action,
    label: `channels.action.${action}`,
    isPrimary: () => action === "connect" || action === "resume",
  }),
);

export function ChannelRegions() {
  const { text } = useText();
  const load = salesChannels.use();
  const hotelLoad = hotel.use();
  const { data } = load;
  if (!data || !hotelLoad.data) {
    return (
      <Stack as="section" padX={20} padY={16} after={16} isFramed round="medium" fill="surface">
        <LoadState load={data ? hotelLoad : load} failed={text("channels.channelsFailed")} />
      </Stack>
    );
  }
  return (
    <Stack gap={16} after={16}>
      <Columns least={22} gap={16} keepsWidth>
        {data.channels.map((channel) => (
          <ChannelRegion key={channel.id} channel={channel} />
        ))}
      </Columns>
      {data.unmapped.length > 0 && <PendingBookings channels={data.channels} messages={data.unmapped} />}
    </Stack>
  );
}

function ChannelRegion({ channel }: { channel: ConnectedChannel }) {
  const { text } = useText();
  const percent = usePercent();
  const { id, name, state, notes, errors, reviews, bookings, markupPercent, commissionPercent, stopSales } = channel;
  const facts = useFreshness(channel);
  const stops = stopSales.length;
  /** The words with the channel's name, which tell its figures from those of other channels for those who hear them. */
  const spoken = (words: string) => `${words} · ${name}`;
  const messagesIn = (view: ChannelMessageView, count: number, label: string) => ({
    label,
    value: count > 0 && (
      <PathLink to={`${paths.channels}?channels=${id}&view=${view}`} aria-label={spoken(`${count} · ${label}`)}>
        {String(count)}
      </PathLink>
    ),
  });
  return (
    <Stack
      as="section"
      padX={20}
      padY={16}
      gap={12}
      isFramed
      round="medium"
      aria-label={name}
      fill="surface"
      className="channel-region"
    >
      <Row gap={8} rowGap={4} wraps justify="between">
        <Text as="h2" size={17} weight={600}>
          <bdi>{name}</bdi>
        </Text>
        <StateBadge tone={connectionTones[state]}>{text(`channels.connection.${state}`)}</StateBadge>
      </Row>
      <Facts
        shape="table"
        facts={[
          ...facts,
          messagesIn("failed", errors, text("channels.errors")),
          messagesIn("review", reviews, text("channels.state.review")),
          { label: text("channels.bookings"), value: String(bookings) },
          { label: text("channels.commission"), value: percent(commissionPercent) },
          { label: text("channels.markup"), value: percent(markupPercent) },
          { label: text("channels.stops"), value: stops > 0 && String(stops) },
        ]}
      />
      {notes.length > 0 && <Reasons reasons={notes} />}
      <PathLink to={generatePath(paths.channel, { id })} isOver aria-label={spoken(text("channels.settings"))}>
        {text("channels.settings")}
      </PathLink>
      <RecordActs kind={channelRecord} record={channel} recordName={name} acts={connectionActs} />
    </Stack>
  );
}

/** How fresh the values of a channel are, and what its bookings bring. */
function useFreshness({ state, syncedAt, confirmedAt, unsentSince, netAdr }: ConnectedChannel) {
  const { text } = useText();
  const { money, timeAgo } = useFormat();
  const { currency } = useProperty();
  if (state === "disconnected") return [];
  return [
    { label: text("channels.syncedAt"), value: syncedAt && timeAgo(syncedAt) },
    { label: text("channels.confirmedAt"), value: confirmedAt && timeAgo(confirmedAt) },
    { label: text("channels.unsent"), value: unsentSince ? timeAgo(unsentSince) : text("channels.allSent") },
    { label: text("channels.netAdr"), value: netAdr === undefined ? "—" : money({ cents: netAdr, currency }) },
  ];
}
