import type { ChannelAction, ChannelFields, ConnectedChannel } from "@/contract/channels/channel";
import type { ChannelMessage, MessagePart } from "@/contract/channels/channelMessage";
import { salesChannelsContract } from "@/contract/channels/salesChannels";
import type { Hotel } from "@/fakeBackend/hotel/Hotel";
import { createClient } from "@/shared/api/createClient";

export const api = createClient(salesChannelsContract);
export const MINUTES = 60_000;

export const channel = (id: string) => api.getSalesChannel({ params: { id } });

export async function act(id: string, action: ChannelAction, input: ChannelFields = {}): Promise<ConnectedChannel> {
  const { version } = await channel(id);
  return api.actOnSalesChannel({ params: { id, action }, body: { version, ...input } });
}

/** Messages to a channel since the sample, the newest first. */
export async function sentTo(id: string, kind: ChannelMessage["kind"]) {
  const rows = await api.exportChannelMessages({ query: { channels: id, directions: "out" } });
  return rows.filter((row) => row.kind === kind && row.id > "CM-000400");
}

/** The parts of the newest message of a kind. */
export async function newest(id: string, kind: ChannelMessage["kind"]): Promise<MessagePart[]> {
  const [message] = await sentTo(id, kind);
  return message ? (JSON.parse(message.payload) as MessagePart[]) : [];
}

/** Sets the price of a night, and lets a page read the channels, so that they are told. */
export async function setPrice(hotel: Hotel, roomTypeId: string, price: number) {
  hotel.setUp.changeRates((rates) => rates.put("BAR", roomTypeId, "2026-05-12", { price }));
  await api.listSalesChannels();
}
