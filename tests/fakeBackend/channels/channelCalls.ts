import type { ChannelAction, ChannelFields, ConnectedChannel } from "@/contract/channels/channel";
import type { ChannelBooking, ChannelMessage, ChannelRoom, MessagePart } from "@/contract/channels/channelMessage";
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

/** A room of a booking as Booking.com tells it. */
export const room = (changes: Partial<ChannelRoom> = {}): ChannelRoom => ({
  id: "1",
  channelRateId: "BK-DBL-BAR",
  arrival: "2026-05-12",
  departure: "2026-05-14",
  adults: 2,
  childrenAges: [],
  prices: [120_00, 130_00],
  ...changes,
});

const booking = (changes: Partial<ChannelBooking> = {}): ChannelBooking => ({
  kind: "new",
  externalId: "B-1",
  revision: 1,
  guest: { firstName: "Eva", lastName: "Sanz", email: "eva.sanz@example.com" },
  rooms: [room()],
  ...changes,
});

export const tell = (changes: Partial<ChannelBooking> = {}, id = "booking") =>
  api.receiveBooking({ params: { id }, body: booking(changes) });

/** How a message was taken: its state, and the codes of its reasons. */
export const taken = ({ state, reasons }: ChannelMessage) => [state, ...reasons.map(({ code }) => code)].join(" ");

export const bookedAs = (hotel: Hotel, externalRef: string) =>
  [...hotel.all()].filter((one) => one.externalRef === externalRef);

export const modified = (revision: number, changes: Partial<ChannelBooking> = {}) =>
  ({ kind: "modified", revision, ...changes }) as const;
export const cancelled = (revision: number) => ({ kind: "cancelled" as const, revision, rooms: [] });

/** Says that a person has dealt with a message. */
export const settle = ({ id, version }: ChannelMessage) =>
  api.actOnChannelMessage({ params: { id, action: "settle" }, body: { version } });
