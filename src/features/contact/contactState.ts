import type { StatePart } from "@/shared/feature/feature";

import {
  addressed,
  arrivalsOn,
  bulkPreview,
  outgoing,
  recipient,
  recipients,
  schedules,
  templates,
  templateValues,
} from "./base/contactApi";
import { messageList } from "./messages/messageList";
import { messageRecord } from "./messages/messageRecord";
import { sendings } from "./schedules/sendings";
import { scheduleRecord } from "./schedules/scheduleRecord";
import { templateRecord } from "./templates/templateRecord";

const followers = [
  messageRecord.followedBy({ readAgain: messageList.reload }),
  templateRecord.followedBy({ readAgain: templates.askAgain }),
  scheduleRecord.followedBy({
    *readAgain() {
      yield* schedules.askAgain();
      yield* outgoing.askAgain();
    },
  }),
];

export const contactState: StatePart[] = [
  messageList,
  templateRecord,
  scheduleRecord,
  ...followers,
  sendings,
  templates,
  schedules,
  outgoing,
  bulkPreview,
  recipients,
  recipient,
  addressed,
  arrivalsOn,
  templateValues,
];
