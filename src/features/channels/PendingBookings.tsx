import { useEffect, useRef } from "react";
import { useSelector } from "react-redux";

import type { ConnectedChannel } from "@/contract/channels/channel";
import type { ChannelMessage, ChannelMessageActInput } from "@/contract/channels/channelMessage";
import { messageReason } from "@/domain/channels/messageLife";
import type { OpenDialog } from "@/shared/actions/ActionDialog";
import { ActionForm } from "@/shared/actions/ActionForm";
import { selectHotel } from "@/shared/hotel/hotelSlice";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { RecordActs } from "@/shared/record/RecordActs";
import { SelectField } from "@/shared/ui/fields/SelectField";
import { Card } from "@/shared/ui/layout/Card";
import { Stack } from "@/shared/ui/layout/Stack";
import { Text } from "@/shared/ui/layout/Text";
import { focusHeadingIfLost } from "@/shared/ui/page/focusHeadingIfLost";
import { PlainTable } from "@/shared/ui/PlainTable";

import { channelMessage } from "./channelRecords";
import { messageWords } from "./messageList";

interface PendingBookingsProps {
  channels: readonly ConnectedChannel[];
  messages: readonly ChannelMessage[];
}

/** Bookings of rates that have no mapping yet, each with the way to map it. */
export function PendingBookings({ channels, messages }: PendingBookingsProps) {
  const { text } = useText();
  const formats = useFormat();
  const focus = useFocusOfNext(messages);
  const rateOf = (message: ChannelMessage) => {
    const [id = ""] = message.unmapped;
    const rate = channels.find((one) => one.id === message.channelId)?.rates.find((one) => one.id === id);
    return rate ? `${rate.room} · ${rate.rate}` : id;
  };
  return (
    <Card title={text("channels.pending")}>
      <PlainTable
        label={text("channels.pending")}
        className="channel-table"
        rows={messages}
        keyOf={({ id }) => id}
        columns={[
          {
            id: "what",
            head: text("channels.what"),
            isRowHead: true,
            render: (message) => (
              <Stack as="span" gap={4} align="start">
                <span dir="auto">{messageWords(message, { text }, formats)}</span>
                <Text size={13} tone="muted" weight={500}>
                  <bdi>{message.channel}</bdi> · <bdi>{message.externalId}</bdi> · <bdi>{rateOf(message)}</bdi>
                </Text>
              </Stack>
            ),
          },
          {
            id: "act",
            head: <span className="visually-hidden">{text("channels.action.map")}</span>,
            render: (message) => (
              <div {...focus.of(message)}>
                <RecordActs
                  kind={channelMessage}
                  record={message}
                  recordName={[messageWords(message, { text }, formats), message.externalId].join(" · ")}
                  acts={[
                    {
                      action: "map",
                      label: "channels.action.map",
                      isPrimary: () => true,
                      isExplained: true,
                      renderDialog: (dialog) => <MapDialog dialog={dialog} rate={rateOf(message)} />,
                    },
                    { action: "settle", label: "channels.action.settle" },
                  ]}
                />
              </div>
            ),
          },
        ]}
      />
    </Card>
  );
}

/**
 * A booking that is mapped goes with its button: the focus goes on to the first button of the next that is left, of the
 * one before it if it was the last, and to the page's heading if it was the only one.
 */
function useFocusOfNext(messages: readonly ChannelMessage[]) {
  const held = useRef("");
  const shown = useRef(messages);
  const places = useRef(new Map<string, HTMLElement>());
  useEffect(() => {
    const before = shown.current.map(({ id }) => id);
    shown.current = messages;
    const at = before.indexOf(held.current);
    if (at < 0 || document.activeElement !== document.body) return;
    const next = [...before.slice(at), ...before.slice(0, at).toReversed()].find((id) => places.current.has(id));
    places.current
      .get(next ?? "")
      ?.querySelector("button")
      ?.focus();
  }, [messages]);
  useEffect(() => focusHeadingIfLost, []);
  return {
    of: ({ id }: ChannelMessage) => ({
      ref: (place: HTMLElement | null) => {
        if (place) places.current.set(id, place);
        return () => void places.current.delete(id);
      },
      onFocus: () => (held.current = id), // also in its dialog
    }),
  };
}

const nothing = { roomTypeId: "", ratePlanId: "" };

/** The type and the plan that a rate of the channel is here. The booking becomes a reservation with it. */
function MapDialog({ dialog, rate }: { dialog: OpenDialog<ChannelMessageActInput>; rate: string }) {
  const { text } = useText();
  const hotel = useSelector(selectHotel);
  const choices = (entries: readonly { id: string; name: string; isActive: boolean }[] = []) =>
    entries
      .filter(({ isActive }) => isActive)
      .map(({ id, name }) => (
        <option key={id} value={id} dir="auto">
          {name}
        </option>
      ));
  return (
    <ActionForm
      dialog={dialog}
      title={text("channels.mapRate", { rate })}
      submitLabel={text("channels.action.map")}
      initialValues={nothing}
      faultsOf={(values) =>
        Object.entries(values).flatMap(([field, value]) =>
          value === "" ? [{ field, reason: messageReason("MAPPING_MISSING") }] : [],
        )
      }
      inputOf={(values) => values}
    >
      {() => (
        <>
          <SelectField name="roomTypeId" label={text("channels.roomType")}>
            <option value="">{text("field.choose")}</option>
            {choices(hotel?.roomTypes)}
          </SelectField>
          <SelectField name="ratePlanId" label={text("channels.ratePlan")}>
            <option value="">{text("field.choose")}</option>
            {choices(hotel?.ratePlans)}
          </SelectField>
        </>
      )}
    </ActionForm>
  );
}
