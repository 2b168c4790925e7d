import type { StatePart } from "@/shared/feature/feature";
import { hotelState } from "@/shared/hotel/hotelState";
import { put } from "@/shared/saga/effects";

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
  messageRecord.followedBy({
    *show(message) {
      yield* put(messageList.actions.changed([message]));
    },
    readAgain: messageList.reload,
  }),
  templateRecord.followedBy({ readAgain: templates.askAgain }),
  scheduleRecord.followedBy({
    *readAgain() {
      yield* schedules.askAgain();
      yield* outgoing.askAgain();
    },
  }),
];

export const contactState: StatePart[] = [
  hotelState,
  messageList,
  messageRecord,
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
