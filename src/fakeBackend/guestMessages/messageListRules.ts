import { type GuestMessage, messageChannels, messageStates } from "@/contract/guests/guestMessage";
import type { MessageColumn, MessageFilter, MessageView } from "@/contract/guests/guestMessages";
import { isSettled } from "@/domain/guestMessages/messageLife";

import type { ListRules } from "../list/ListIndex";
import { someOf } from "../list/someOf";

type Filters = Pick<MessageFilter, "channels" | "states" | "templateIds" | "guestId" | "reservationId">;

/** More than the milliseconds of any instant. */
const FAR = 10 ** 14;

export const messageListRules: ListRules<GuestMessage, MessageColumn, MessageView, Filters> = {
  searched: ({ id, guest, subject, body }) => `${id} ${guest} ${subject} ${body}`,
  filters: {
    channels: someOf(({ channel }) => channel),
    states: someOf(({ state }) => state),
    templateIds: someOf(({ templateId }) => templateId),
    guestId: (id) => (row) => row.guestId === id,
    reservationId: (id) => (row) => row.reservationId === id || row.alsoAbout?.includes(id) === true,
  },
  sorts: {
    channel: ({ channel }) => messageChannels.indexOf(channel),
    subject: ({ subject, body }) => subject || body,
    state: ({ state }) => messageStates.indexOf(state),
    at: ({ at }) => Date.parse(at),
  },
  defaultSort: ({ at, id }) => `${FAR - Date.parse(at)} ${id}`,
  views: {
    waiting: ({ state }) => !isSettled(state),
    failed: ({ state }) => state === "failed",
    answered: ({ state }) => state === "answered",
  },
};
