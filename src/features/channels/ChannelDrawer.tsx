import { useDispatch, useSelector } from "react-redux";

import type { ConnectedChannel } from "@/contract/channels/channel";
import { type Hotel, selectHotel } from "@/shared/hotel/hotelSlice";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { RecordActs } from "@/shared/record/RecordActs";
import { RecordDrawer } from "@/shared/record/RecordDrawer";
import { IconButton } from "@/shared/ui/IconButton";
import { RemoveIcon } from "@/shared/ui/icons";
import { Card } from "@/shared/ui/layout/Card";
import { Row } from "@/shared/ui/layout/Row";
import { Stack } from "@/shared/ui/layout/Stack";
import { Text } from "@/shared/ui/layout/Text";
import { PlainTable } from "@/shared/ui/PlainTable";
import { RecordHead } from "@/shared/ui/page/RecordHead";
import { StateBadge } from "@/shared/ui/states/StateBadge";
import { setUpActs } from "./channelActs";
import { channelRecord } from "./channelRecords";
import { connectionTones, deliveryTones } from "./channelTones";
import { usePercent } from "./usePercent";

export function ChannelDrawer({ id }: { id: string }) {
  const { text } = useText();
  const hotel = useSelector(selectHotel);
  return (
    <RecordDrawer
      record={channelRecord}
      id={id}
      titleOf={(channel) => channel?.name ?? text("channels.channel")}
      renderBeside={({ state }) => (
        <StateBadge tone={connectionTones[state]}>{text(`channels.connection.${state}`)}</StateBadge>
      )}
    >
      {(channel) =>
        channel &&
        hotel && (
          <>
            <ChannelHead channel={channel} hotel={hotel} />
            <StopSales channel={channel} hotel={hotel} />
            <MappingTable channel={channel} hotel={hotel} />
          </>
        )
      }
    </RecordDrawer>
  );
}

interface PartProps {
  channel: ConnectedChannel;
  hotel: Hotel;
}

function ChannelHead({ channel, hotel }: PartProps) {
  const { text } = useText();
  const percent = usePercent();
  return (
    <RecordHead
      label={text("channels.settings")}
      facts={[
        { label: text("channels.markup"), value: percent(channel.markupPercent) },
        { label: text("channels.commission"), value: percent(channel.commissionPercent) },
      ]}
    >
      <RecordActs kind={channelRecord} record={channel} acts={setUpActs(hotel)} />
    </RecordHead>
  );
}

/** Nights on which the channel sells nothing of some types, and whether it has been told. */
function StopSales({ channel: { name, stopSales, version, actions }, hotel: { roomTypes }, channel }: PartProps) {
  const { text } = useText();
  const { date, list } = useFormat();
  const dispatch = useDispatch();
  if (stopSales.length === 0) return null;
  const words = ({ from, to, roomTypeIds }: ConnectedChannel["stopSales"][number]) => {
    const names = roomTypes.filter(({ id }) => roomTypeIds.includes(id)).map((type) => type.name);
    return text("channels.stopOf", { from: date(from), to: date(to), types: list(names) || text("channels.allTypes") });
  };
  const isSending = actions.some(({ action, isAllowed }) => action === "resend" && isAllowed);

  function act(action: "unstop" | "resend", stopSaleId: string, button: HTMLElement) {
    dispatch(channelRecord.writes.written({ kind: "act", id: channel.id, action, request: { version, stopSaleId } }));
    button.closest<HTMLElement>("[role=dialog]")?.focus(); // the button may go with its line
  }

  return (
    <Card title={text("channels.stops")}>
      <Stack as="ul" gap={4} padX={20} padY={12}>
        {stopSales.map((stop) => (
          <Row key={stop.id} as="li" gap={8} rowGap={4} wraps>
            <Text as="span" grows dir="auto">
              {words(stop)}
            </Text>
            <StateBadge tone={deliveryTones[stop.delivery]}>
              {text(`channels.delivery.${stop.delivery}`, { channel: name })}
            </StateBadge>
            {stop.delivery === "failed" && isSending && (
              <button
                type="button"
                className="btn btn-quiet btn-sm"
                aria-label={`${text("channels.action.retry")} · ${words(stop)}`}
                onClick={({ currentTarget }) => act("resend", stop.id, currentTarget)}
              >
                {text("channels.action.retry")}
              </button>
            )}
            <IconButton
              label={`${text("channels.action.unstop")} · ${words(stop)}`}
              icon={RemoveIcon}
              onClick={({ currentTarget }) => act("unstop", stop.id, currentTarget)}
            />
          </Row>
        ))}
      </Stack>
    </Card>
  );
}

/** Each type and plan that is sold, and what the channel calls it. */
function MappingTable({ channel: { mappings, rates }, hotel: { roomTypes, ratePlans } }: PartProps) {
  const { text } = useText();
  const rows = roomTypes
    .filter(({ isActive }) => isActive)
    .flatMap((type) => ratePlans.filter(({ isActive }) => isActive).map((plan) => ({ type, plan })));
  const rateOf = ({ type, plan }: (typeof rows)[number]) => {
    const mapped = mappings.find(({ roomTypeId, ratePlanId }) => roomTypeId === type.id && ratePlanId === plan.id);
    if (!mapped) return <StateBadge tone="now">{text("channels.unmapped")}</StateBadge>;
    const rate = rates.find(({ id }) => id === mapped.channelRateId);
    return <bdi>{rate ? `${rate.room} · ${rate.rate}` : mapped.channelRateId}</bdi>;
  };
  return (
    <Card title={text("channels.mapping")}>
      <PlainTable
        label={text("channels.mapping")}
        className="channel-table"
        rows={rows}
        keyOf={({ type, plan }) => `${type.id} ${plan.id}`}
        columns={[
          {
            id: "type",
            head: text("channels.roomType"),
            isRowHead: true,
            render: ({ type }) => <bdi>{type.name}</bdi>,
          },
          { id: "plan", head: text("channels.ratePlan"), render: ({ plan }) => <bdi>{plan.name}</bdi> },
          { id: "rate", head: text("channels.channelRate"), render: rateOf },
        ]}
      />
    </Card>
  );
}
