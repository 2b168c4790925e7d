import { nanoid } from "@reduxjs/toolkit";

import type { MessageSchedule, ScheduleDraft } from "@/contract/guests/messageSchedule";
import { createRecord } from "@/shared/record/createRecord";
import type { RecordValues } from "@/shared/record/recordRules";
import { paths } from "@/shared/routing/paths";
import { hasTexts, isObject } from "@/shared/shapes";

import { contactApi } from "../base/contactApi";

export interface ScheduleValues extends RecordValues, Omit<ScheduleDraft, "days"> {
  /** As it is typed. */
  days: string;
}

/** A schedule, as it is opened and edited. */
export const scheduleRecord = createRecord<MessageSchedule, ScheduleDraft, ScheduleValues>()("messageSchedule", {
  outbox: "scheduleWrites",
  get: contactApi.getSchedule,
  create: contactApi.createSchedule,
  update: contactApi.updateSchedule,
  valuesOf: ({ version, moment, days, channel, templateId, isOn }) => ({
    clientId: nanoid(),
    version,
    moment,
    days: String(days),
    channel,
    templateId,
    isOn,
  }),
  draftOf: ({ moment, days, channel, templateId, isOn }) => ({
    moment,
    days: moment === "birthday" ? 0 : Number(days),
    channel,
    templateId,
    isOn,
  }),
  isValues: (value) =>
    isObject(value) && typeof value.isOn === "boolean" && hasTexts(value, ["moment", "days", "channel", "templateId"]),
  nameOf: ({ moment }) => moment,
  path: `${paths.messageSchedules}/:id`,
  listPath: paths.messageSchedules,
  texts: "guestContact.schedule",
});

export const newSchedule = (): ScheduleValues => ({
  clientId: nanoid(),
  version: 0,
  moment: "beforeArrival",
  days: "3",
  channel: "mail",
  templateId: "",
  isOn: true,
});
