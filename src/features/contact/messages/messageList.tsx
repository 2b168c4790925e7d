import type { MessageColumn } from "@/contract/guests/guestMessages";
import { type GuestMessage, messageChannels, messageStates } from "@/contract/guests/guestMessage";
import { createList } from "@/shared/list/createList";
import type { DeclaredColumn } from "@/shared/list/declaredColumn";
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
import { messageRows } from "./messageRecord";
import { guestOf } from "./guestOf";
import { templateFilter } from "./templateFilter";

const columns: DeclaredColumn<GuestMessage, MessageColumn, "guestContact">[] = [
  {
    id: "guest",
    name: "column.customer",
    width: 200,
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
    width: 260,
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
    width: 120,
    card: "mark",
    as: "word",
    cell: ({ state }, { text }) => (
      <StateBadge tone={messageTones[state]}>{text(`guestContact.state.${state}`)}</StateBadge>
    ),
  },
  {
    id: "channel",
    width: 100,
    importance: 5,
    card: "fact",
    as: "word",
  },
  {
    id: "template",
    width: 160,
    importance: 3,
    cell: ({ template }) => <bdi className="list-words">{template}</bdi>,
  },
  { id: "at", width: 150, importance: 4, card: "fact", as: "instant" },
];

/** Every message to a guest, the newest first. */
export const messageList = createList({
  name: "guestMessages",
  columnsKey: "messageColumns",
  texts: "guestContact",
  call: contactApi.listGuestMessages,
  exportCall: contactApi.exportGuestMessages,
  filters: [
    someOf("channels", { label: "guestContact.channel", choices: messageChannels }),
    someOf("states", { label: "guestContact.state", choices: messageStates }),
    templateFilter,
  ],
  views: {
    waiting: "guestContact.view.waiting",
    failed: "guestContact.view.failed",
    answered: "guestContact.view.answered",
  },
  columns,
  nameOf: ({ id }) => id,
  RowActions: MessageRowActions,
  record: messageRows,
});
