import type { Tone } from "@/contract/definition/defineRecord";
import type { ConnectionState, Delivery } from "@/contract/channels/channel";
import type { ChannelMessageState } from "@/contract/channels/channelMessage";

export const connectionTones: Record<ConnectionState, Tone> = {
  disconnected: "quiet",
  testing: "open",
  connected: "good",
  failing: "late",
  paused: "now",
};

export const deliveryTones: Record<Delivery, Tone> = { sent: "good", waiting: "open", failed: "late" };

export const messageTones: Record<ChannelMessageState, Tone> = {
  sent: "open",
  done: "good",
  replaced: "quiet",
  unmapped: "now",
  review: "now",
  failed: "late",
};
