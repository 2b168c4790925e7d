import {
  type ChannelMessage,
  type ChannelMessageColumn,
  channelMessageStates,
  messageDirections,
} from "@/contract/channels/channelMessage";
import { permissionOf } from "@/domain/permissionFor";
import type { Formats } from "@/shared/format/formats";
import type { Texts } from "@/shared/i18n/texts";
import { useText } from "@/shared/i18n/useText";
import { createList } from "@/shared/list/createList";
import type { ListFilterPart } from "@/shared/list/createListQuery";
import type { DeclaredColumn } from "@/shared/list/declaredColumn";
import { someOf } from "@/shared/list/filters/someOf";
import { RecordRowActions } from "@/shared/actions/RecordRowActions";
import { CheckIcon, RefreshIcon } from "@/shared/ui/icons";
import { MultiSelect } from "@/shared/ui/fields/MultiSelect";
import { Stack } from "@/shared/ui/layout/Stack";
import { Text } from "@/shared/ui/layout/Text";
import { Reasons } from "@/shared/ui/states/Reasons";
import { StateBadge } from "@/shared/ui/states/StateBadge";

import { channelMessage, channelsApi, messageRows, salesChannels } from "./channelRecords";
import { messageTones } from "./channelTones";

/** A message in words; its payload is for those who look into it. */
export function messageWords(
  { kind, guest, from, to, count }: ChannelMessage,
  { text }: Pick<Texts, "text">,
  { date }: Formats,
): string {
  if (kind === "sync") return text("channels.message.sync", { count });
  const who = guest || text("channels.someone");
  if (from === "" || to === "") return text("channels.message.cancelledUnknown", { guest: who });
  const dates = from === to ? date(from) : text("channels.dates", { from: date(from), to: date(to) });
  return text(`channels.message.${kind}`, { dates, guest: who, count });
}

/** Tells a message from others of the same words: its number, and the channel's of the booking and its revision. */
const messageNumber = ({ id, externalId, revision }: ChannelMessage, { text }: Pick<Texts, "text">) =>
  externalId === "" ? id : [id, externalId, text("channels.revision", { revision })].join(" · ");

const columns: DeclaredColumn<ChannelMessage, ChannelMessageColumn, "channels">[] = [
  {
    id: "what",
    width: 300,
    cell: (row, words) => (
      <Stack as="span" gap={4} padY={8} align="start" shrinks className="channel-message">
        <span dir="auto">{messageWords(row, words, words.formats)}</span>
        <Text size={13} tone="muted">
          <bdi>{messageNumber(row, words)}</bdi>
        </Text>
        {row.reasons.length > 0 && <Reasons reasons={row.reasons} isQuiet={row.state !== "failed"} />}
        {row.payload !== "" && (
          <details>
            <summary>{words.text("channels.payload")}</summary>
            <pre dir="ltr">{row.payload}</pre>
          </details>
        )}
      </Stack>
    ),
    plain: (row, words) => `${messageWords(row, words, words.formats)} · ${messageNumber(row, words)}`,
  },
  { id: "at", width: 150, card: "fact", as: "instant" },
  { id: "channel", width: 120, importance: 4, card: "fact", cell: ({ channel }) => <bdi>{channel}</bdi> },
  { id: "direction", width: 100, importance: 2, as: "word" },
  {
    id: "state",
    width: 170,
    card: "mark",
    as: "word",
    cell: ({ state }, { text }) => (
      <StateBadge tone={messageTones[state]}>{text(`channels.state.${state}`)}</StateBadge>
    ),
  },
];

const ids = /^[\w-]+(,[\w-]+)*$/;

/** Filter by channels, which are those of the hotel. */
const channelFilter: ListFilterPart<"channels"> = {
  keys: ["channels"],
  read: (said) => ({ channels: ids.test(said("channels")) ? said("channels") : undefined }),
  inWords: ({ channels }, { text, formats, hotel }) => {
    const names = hotel?.channels.filter(({ id }) => channels?.split(",").includes(id)).map(({ name }) => name);
    return channels && `${text("channels.channel")}: ${formats.list(names ?? [])}`;
  },
  Field: function ChannelFilter({ values: { channels = "" }, onChange }) {
    const { text } = useText();
    const { data } = salesChannels.use();
    return (
      <MultiSelect
        label={text("channels.channel")}
        allLabel={text("list.all")}
        choices={(data?.channels ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        chosen={channels === "" ? [] : channels.split(",")}
        onChange={(chosen) => onChange({ channels: chosen.join() || undefined })}
      />
    );
  },
};

export const messageList = createList({
  name: "channelMessages",
  columnsKey: "channelMessageColumns",
  texts: "channels",
  call: channelsApi.listChannelMessages,
  exportCall: channelsApi.exportChannelMessages,
  filters: [
    channelFilter,
    someOf("states", { label: "channels.state", choices: channelMessageStates }),
    someOf("directions", { label: "channels.direction", choices: messageDirections }),
  ],
  views: {
    failed: "channels.state.failed",
    unmapped: "channels.state.unmapped",
    review: "channels.state.review",
  },
  columns,
  nameOf: ({ id }) => id,
  RowActions,
  record: messageRows,
});

/** Another attempt of one that has failed, and the word that a person has seen to it. */
function RowActions({ row }: { row: ChannelMessage }) {
  const { text } = useText();
  return (["retry", "settle"] as const)
    .filter((action) => permissionOf(row, action)?.isApplicable)
    .map((action) => (
      <RecordRowActions
        key={action}
        kind={channelMessage}
        row={row}
        action={action}
        icon={action === "retry" ? RefreshIcon : CheckIcon}
        label={`${text(`channels.action.${action}`)} · ${row.id}`}
      />
    ));
}
