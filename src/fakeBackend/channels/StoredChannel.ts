import type { ConnectedChannel } from "@/contract/channels/channel";
import type { ChannelBooking, ChannelMessage, MessagePart } from "@/contract/channels/channelMessage";

import type { ToldRoom } from "./toldRoom";

/** The stored part of a channel: its name and commission are those of the set-up, the rest follows from its messages. */
export interface StoredChannel extends Pick<
  ConnectedChannel,
  "id" | "version" | "markupPercent" | "rates" | "mappings" | "stopSales" | "syncedAt" | "confirmedAt"
> {
  /** That it fails follows from its messages. */
  state: Exclude<ConnectedChannel["state"], "failing">;
  /** ISO 8601 instant. */
  stateSince: string;
  /** Rates of the channel that had a mapping and have none any more: they are closed there. */
  closed?: Required<Pick<MessagePart, "roomTypeId" | "ratePlanId" | "closedRateId">>[];
}

/** An answer of a channel that is on its way. */
export interface ComingAnswer {
  /** ISO 8601 instant. */
  at: string;
  /** Place of the part in its message. */
  part: number;
  isConfirmed: boolean;
}

/** How much a message tells, and its first and last night. */
export type Extent = Pick<ChannelMessage, "count" | "from" | "to">;

/** The stored part of a message. */
export interface StoredMessage extends Pick<
  ChannelMessage,
  "id" | "version" | "channelId" | "direction" | "kind" | "state" | "at" | "reservationIds" | "reasons"
> {
  /** Of a booking, as it was told. */
  booking?: ChannelBooking;
  parts: MessagePart[];
  /** In place of parts that are kept no more. */
  extent?: Extent;
  coming: ComingAnswer[];
}

/** The newest that a channel has told of a booking, and what has become of it. */
export interface StoredBooking {
  booking: ChannelBooking;
  /** By the channel's id of each room, or by its own where no message has told that: the reservation that holds it. */
  held: Record<string, string>;
  /** The books have its reservations, and no message has told of it. */
  isUntold?: boolean;
  /** A person has settled a message of it that could not be carried out. */
  isByHand?: boolean;
  /** Once somebody was written down for it. */
  guestId?: string;
  /** Their name as the channel told it then: the hotel may have corrected it since. */
  toldGuest?: Pick<ChannelBooking["guest"], "firstName" | "lastName">;
  /** By the channel's id, each room as its reservation was last made so. */
  done?: Record<string, ToldRoom>;
}
