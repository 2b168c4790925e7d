import { type GuestMessage, messageChannels, messageStates } from "@/contract/guests/guestMessage";
import type { MessageColumn } from "@/contract/guests/guestMessages";
import type { ListColumn } from "@/shared/list/listColumn";
import { createList } from "@/shared/list/createList";
import { messageTones, subjectOf } from "@/shared/hotel/tones";
import { someOf } from "@/shared/list/filters/someOf";
import { PathLink } from "@/shared/routing/PathLink";
import { Muted } from "@/shared/ui/layout/Muted";
import { Stack } from "@/shared/ui/layout/Stack";
import { Text } from "@/shared/ui/layout/Text";
import { StateBadge } from "@/shared/ui/states/StateBadge";

import { contactApi } from "../base/contactApi";
import { messagePath } from "../base/contactPaths";
import { MessageRowActions } from "./MessageRowActions";
import { messageRecord, shownRows } from "./messageRecord";
import { guestOf } from "./guestOf";
import { templateFilter } from "./templateFilter";

type Column = ListColumn<GuestMessage, MessageColumn>;

const columns: Column[] = [
  {
    id: "guest",
    name: "column.customer",
    width: 200,
    isSortable: true,
    cell: (row, { text }) => (
      <Stack as="span" gap={2} align="start" shrinks>
        <PathLink to={messagePath(row.id)} isOver className="message-guest">
          <bdi>{guestOf(row, text)}</bdi>
        </PathLink>
        <Muted as="bdi" breaksWords size={13}>
          {row.id}
        </Muted>
      </Stack>
    ),
    plain: (row, { text }) => guestOf(row, text),
  },
  {
    id: "subject",
    name: "guestContact.subject",
    width: 260,
    isSortable: true,
    importance: 7,
    card: "fact",
    cell: (row) => (
      <Stack as="span" gap={2} align="start" shrinks className="message-what">
        <Text cutsLate className="message-subject" dir="auto" title={row.body}>
          {subjectOf(row)}
        </Text>
        {row.answer && (
          <Muted cutsLate breaksWords size={13} dir="auto">
            «{row.answer}»
          </Muted>
        )}
      </Stack>
    ),
    plain: subjectOf,
  },
  {
    id: "state",
    name: "guestContact.state",
    width: 120,
    isSortable: true,
    card: "mark",
    cell: ({ state }, { text }) => (
      <StateBadge tone={messageTones[state]}>{text(`guestContact.state.${state}`)}</StateBadge>
    ),
    plain: ({ state }, { text }) => text(`guestContact.state.${state}`),
  },
  {
    id: "channel",
    name: "guestContact.channel",
    width: 100,
    isSortable: true,
    importance: 5,
    card: "fact",
    plain: ({ channel }, { text }) => text(`guestContact.channel.${channel}`),
  },
  {
    id: "template",
    name: "guestContact.template",
    width: 160,
    isSortable: true,
    importance: 3,
    cell: ({ template }) => <bdi className="list-words">{template}</bdi>,
    plain: ({ template }) => template,
  },
  {
    id: "at",
    name: "guestContact.at",
    width: 150,
    isSortable: true,
    importance: 4,
    card: "fact",
    plain: ({ at }) => ({ instant: at }),
  },
];

/** Every message to a guest, the newest first. */
export const messageList = createList({
  name: "guestMessages",
  columnsKey: "messageColumns",
  texts: {
    table: "guestContact.messages",
    search: "guestContact.search",
    all: "guestContact.view.all",
    unsorted: "guestContact.newest",
    failed: "guestContact.failed",
    file: "guestContact.file",
    count: "guestContact.count",
  },
  call: contactApi.listGuestMessages,
  exportCall: contactApi.exportGuestMessages,
  filters: [
    someOf("channels", {
      label: "guestContact.channel",
      choices: messageChannels,
      wordsFor: (channel) => `guestContact.channel.${channel}`,
    }),
    someOf("states", {
      label: "guestContact.state",
      choices: messageStates,
      wordsFor: (state) => `guestContact.state.${state}`,
    }),
    templateFilter,
  ],
  views: {
    waiting: "guestContact.view.waiting",
    failed: "guestContact.view.failed",
    answered: "guestContact.view.answered",
  },
  columns,
  nameOf: ({ id }) => id,
  pathOf: messagePath,
  RowActions: MessageRowActions,
  overlay: (selectRows) => messageRecord.writes.over(selectRows, shownRows),
});
