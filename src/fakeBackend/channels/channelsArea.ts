import { salesChannelsContract } from "@/contract/channels/salesChannels";

import type { Area } from "../core/area";
import { hotelArea } from "../hotel/hotelArea";
import type { ChannelBook } from "./ChannelBook";

/** Channels are told by the books of the hotel, and their bookings become reservations there. */
export const channels: Area<ChannelBook> = hotelArea(salesChannelsContract, () => import("./channelsPart"));
