import { salesChannelsContract } from "@/contract/channels/salesChannels";

import type { Area } from "../core/area";
import { hotelArea } from "../hotel/hotelArea";
import type { ChannelBook } from "./ChannelBook";

export const channels: Area<ChannelBook> = hotelArea(salesChannelsContract, () => import("./channelsPart"));
