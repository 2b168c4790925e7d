import { defineContract, type } from "../endpoint";
import { changes, recordCalls } from "../records";
import type { ConnectedChannel, ChannelAct, ChannelRefusal } from "./channel";
import type {
  ChannelBooking,
  ChannelMessage,
  ChannelMessageAct,
  ChannelMessageColumn,
  ChannelMessageFilter,
  ChannelMessageRefusal,
  ChannelMessageView,
} from "./channelMessage";

export interface Channels {
  /** The cursor of the property's changes that this includes. */
  asOf: number;
  channels: ConnectedChannel[];
  /** Bookings that wait for a mapping, the oldest first. */
  unmapped: ChannelMessage[];
}

/** Topics of all values that channels are told. */
const topics = ["channels", "setUp", "rates", "reservations", "rooms", "guests"] as const;

const messages = recordCalls<{
  row: ChannelMessage;
  column: ChannelMessageColumn;
  view: ChannelMessageView;
  filter: ChannelMessageFilter;
  act: ChannelMessageAct;
  refusal: ChannelMessageRefusal;
}>()("/pms/channel-messages", topics);

/** Sales channels, their mappings and their messages. */
export const salesChannelsContract = defineContract({
  /** All channels, and the bookings that wait for a mapping. */
  listSalesChannels: { method: "GET", path: "/pms/channels", reply: type<Channels>(), reads: topics },
  /** 404 for an unknown id. */
  getSalesChannel: { method: "GET", path: "/pms/channels/:id", reply: type<ConnectedChannel>(), reads: topics },
  /** `action` is a `ChannelAction`. 409 with the reasons against it, or with `current`; 422 by field. */
  actOnSalesChannel: {
    method: "POST",
    path: "/pms/channels/:id/actions/:action",
    ...changes<ChannelAct, ConnectedChannel, ChannelRefusal>(),
  },
  /**
   * A channel tells of a booking. The reply says that it is stored; without it the channel sends it again. Each
   * revision of a booking has its effect once, and the newest one holds, in whatever order they arrive. A booking is
   * accepted when the hotel is full or closed, too.
   */
  receiveBooking: {
    method: "POST",
    path: "/pms/channels/:id/bookings",
    body: type<ChannelBooking>(),
    reply: type<ChannelMessage>(),
  },
  /** Without `sort`: the newest first. */
  listChannelMessages: messages.list,
  exportChannelMessages: messages.rows,
  /** `action` is a `ChannelMessageAction`. */
  actOnChannelMessage: messages.act,
});
