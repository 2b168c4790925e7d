import type { ConnectedChannel, StopSale } from "@/contract/channels/channel";
import type { ChannelBooking, ChannelMessage, ChannelRoom, MessagePart } from "@/contract/channels/channelMessage";

import type { BelowPrice } from "@/domain/channels/belowPrice";
import type { ToldRoom } from "./toldRoom";

/** The stored part of a channel. Name and commission are in the set-up, the rest follows from its messages. */
export interface StoredChannel extends Pick<
  ConnectedChannel,
  "id" | "version" | "markupPercent" | "rates" | "mappings" | "syncedAt" | "confirmedAt"
> {
  stopSales: StopSale[];
  /** "failing" is not stored: it follows from the messages. */
  state: Exclude<ConnectedChannel["state"], "failing">;
  /** ISO 8601 instant. */
  stateSince: string;
  /** Rates of the channel that had a mapping and have none any more: the channel is told that they are closed. */
  closed?: Required<Pick<MessagePart, "roomTypeId" | "ratePlanId" | "closedRateId">>[];
}

export interface ComingAnswer {
  /** ISO 8601 instant. */
  at: string;
  /** Place of the part in its message. */
  part: number;
  isConfirmed: boolean;
}

/** The number of parts of a message, and its first and last night. */
export type Extent = Pick<ChannelMessage, "count" | "from" | "to">;

export interface StoredMessage extends Pick<
  ChannelMessage,
  "id" | "version" | "channelId" | "direction" | "kind" | "state" | "at" | "reservationIds" | "reasons"
> {
  /** The booking as the channel told it. */
  booking?: ChannelBooking;
  parts: MessagePart[];
  /** The extent of a message whose parts are not kept any more. */
  extent?: Extent;
  coming: ComingAnswer[];
}

/** The newest state of a booking that a channel has told, and the reservations made of it. */
export interface StoredBooking {
  booking: ChannelBooking;
  /**
   * The reservation that holds each room, by the channel's id of the room, or by the reservation's own id where no
   * message has told that.
   */
  held: Record<string, string>;
  /** The books have its reservations, but no message has told of it. */
  isUntold?: boolean;
  /** A person has settled by hand a message of it that could not be carried out. */
  isByHand?: boolean;
  /** The guest, once somebody was written down for the booking. */
  guestId?: string;
  /** The guest as the channel told them then: the hotel may have corrected it since. */
  toldGuest?: ChannelBooking["guest"];
  /** Each room as its reservation was last made from a message, by the channel's id of the room. */
  done?: Record<string, ToldRoom>;
  /** The rooms that the channel has sold below the hotel's price of then, by the same. */
  below?: Record<string, BelowPrice>;
}

/** The rooms of a booking that no reservation holds. */
export const waitingRooms = ({ booking, held }: Pick<StoredBooking, "booking" | "held">): ChannelRoom[] =>
  booking.kind === "cancelled" ? [] : booking.rooms.filter(({ id }) => held[id] === undefined);
