import type { StatePart } from "@/shared/feature/feature";

import { channelMessage, channelRecord, salesChannels } from "./channelRecords";
import { messageList } from "./messageList";

function* readAgain() {
  yield* salesChannels.askAgain();
  yield* messageList.reload();
}

export const channelsState: StatePart[] = [
  messageList,
  salesChannels,
  channelRecord,
  channelRecord.followedBy({ readAgain }),
  channelMessage.followedBy({ readAgain }),
];
