import { nanoid } from "@reduxjs/toolkit";

import type { MessageSchedule, ScheduleDraft } from "@/contract/guests/messageSchedule";
import { createRecord } from "@/shared/record/createRecord";
import { createRecordForm, recordOfForm } from "@/shared/record/createRecordForm";
import type { FormSave, RecordValues } from "@/shared/record/recordRules";
import { paths } from "@/shared/routing/paths";
import type { Saga } from "@/shared/saga/effects";
import { hasTexts, isObject } from "@/shared/shapes";
import { createWrite } from "@/shared/write/createWrite";

import { contactApi, outgoing, schedules } from "../contactApi";

export interface ScheduleValues extends RecordValues, Omit<ScheduleDraft, "days"> {
  /** As it is typed. */
  days: string;
}

/** A schedule, as it is opened and edited. */
export const scheduleRecord = createRecord<MessageSchedule, ScheduleDraft, ScheduleValues>()("messageSchedule", {
  get: contactApi.getSchedule,
  create: ({ clientId, draft }, key) => contactApi.createSchedule({ body: { clientId, draft }, key }),
  update: ({ id, version, draft }, key) => contactApi.updateSchedule({ params: { id }, body: { version, draft }, key }),
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
  isValues: (value): value is ScheduleValues =>
    isObject(value) &&
    typeof value.version === "number" &&
    typeof value.isOn === "boolean" &&
    hasTexts(value, ["clientId", "moment", "days", "channel", "templateId"]),
  nameOf: ({ moment }) => moment,
  changedBy: () => "",
  path: paths.messageSchedule,
  listPath: paths.messageSchedules,
  texts: {
    failed: "guestContact.scheduleFailed",
    unknown: "guestContact.scheduleUnknown",
    toList: "guestContact.scheduleToList",
    create: "guestContact.scheduleCreate",
    createWaits: "guestContact.scheduleCreateWaits",
    created: "guestContact.scheduleCreated",
    saved: "guestContact.scheduleSaved",
    notSaved: "guestContact.scheduleNotSaved",
    conflict: "guestContact.scheduleConflict",
  },
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

const writes = createWrite<FormSave<ScheduleDraft>>()("scheduleWrites", {
  recordOf: recordOfForm,
  isReplaced: (older, newer) => older.clientId === newer.clientId,
  isWhat: (value): value is FormSave<ScheduleDraft> => hasTexts(value, ["clientId", "name"]),
});

export const scheduleSaves = writes.sentBy({
  *send(form, key): Saga {
    yield* scheduleRecord.send(form, key, () => writes.behind(form, key));
    yield* schedules.askAgain();
    yield* outgoing.askAgain();
  },
  refused: scheduleRecord.refuse,
});

export const scheduleForm = createRecordForm(scheduleRecord, scheduleSaves);
