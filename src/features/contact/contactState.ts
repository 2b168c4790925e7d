import type { StatePart } from "@/shared/feature/feature";
import { hotelState } from "@/shared/hotel/hotelState";

import {
  addressed,
  bulkPreview,
  outgoing,
  recipient,
  recipients,
  schedules,
  templates,
  templateValues,
} from "./contactApi";
import { messageList } from "./messages/messageList";
import { messageServing } from "./messages/messageServing";
import { sendings } from "./schedules/sendings";
import { scheduleForm, scheduleRecord, scheduleSaves } from "./schedules/scheduleRecord";
import { templateForm, templateRecord, templateSaves } from "./templates/templateRecord";

export const contactState: StatePart[] = [
  hotelState,
  messageList,
  ...messageServing.parts,
  templateRecord,
  templateForm,
  templateSaves,
  scheduleRecord,
  scheduleForm,
  scheduleSaves,
  sendings,
  templates,
  schedules,
  outgoing,
  bulkPreview,
  recipients,
  recipient,
  addressed,
  templateValues,
];
