import {
  type ChannelMessage,
  type ChannelMessageReason,
  channelMessageReasonTexts,
  type ChannelMessageState,
} from "@/contract/channels/channelMessage";

import { reasonsFrom } from "../reasonFor";
import { stateMachine } from "../stateMachine";

export const messageReason = reasonsFrom(channelMessageReasonTexts);

interface Ruled extends Pick<ChannelMessage, "state" | "direction"> {
  /** Whether the channel lists the rate that has no mapping: what it does not list can be told nothing. */
  isListed: boolean;
}

/** The last four are what channels and other messages do. */
export const channelMessageLife = stateMachine<ChannelMessageState, ChannelMessageReason, Ruled>()(
  {
    retry: { from: ["failed"] },
    map: { from: ["unmapped"], guards: [({ isListed }) => (isListed ? [] : [messageReason("RATE_UNLISTED")])] },
    settle: {
      from: ["review", "unmapped", "failed"],
      // no attempt makes a reservation of a booking for yesterday: the desk does
      isFor: ({ state, direction, isListed }) => direction === "in" && (state !== "unmapped" || !isListed),
      to: "done",
    },
    confirm: { from: ["sent"], to: "done" },
    refuse: { from: ["sent"], to: "failed" },
    replace: { from: ["failed", "unmapped", "review"], to: "replaced" },
    dispute: { from: ["done", "failed", "unmapped", "review"], to: "review" },
  },
  { foreign: () => messageReason("CHANNEL_MESSAGE_STATE") },
);
