import {
  type ChannelMessage,
  type ChannelMessageReason,
  channelMessageReasonTexts,
  type ChannelMessageState,
} from "@/contract/channels/channelMessage";

import { reasonsFrom } from "../reasonFor";
import { stateMachine } from "../stateMachine";

export const messageReason = reasonsFrom(channelMessageReasonTexts);

/** The last three are what channels and newer messages do. */
export const channelMessageLife = stateMachine<
  ChannelMessageState,
  ChannelMessageReason,
  Pick<ChannelMessage, "state">
>()(
  {
    retry: { from: ["failed"] },
    map: { from: ["unmapped"] },
    settle: { from: ["review"], to: "done" },
    confirm: { from: ["sent"], to: "done" },
    refuse: { from: ["sent"], to: "failed" },
    replace: { from: ["failed", "unmapped", "review"], to: "replaced" },
  },
  { foreign: () => messageReason("CHANNEL_MESSAGE_STATE") },
);
