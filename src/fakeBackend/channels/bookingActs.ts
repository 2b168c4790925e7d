import type { ChannelBooking, ChannelMessage } from "@/contract/channels/channelMessage";

import type { Context } from "../core/routes";
import { toMessage } from "./messageRecord";
import { receive } from "./receive";
import { settling } from "./settling";

export { actOnChannel } from "./channelActs";
export { actOnMessage } from "./messageActs";

interface Told {
  params: { id: string };
  body: ChannelBooking;
}

/** A channel tells of a booking. */
export const receiveBooking = ({ params: { id }, body }: Told, context: Context): ChannelMessage =>
  settling(context, (book, actor) => toMessage(receive(book.get(id), body, book, actor), book));
