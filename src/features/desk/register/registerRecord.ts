import { nanoid } from "@reduxjs/toolkit";

import type { RegisterDraft, StayRegister } from "@/contract/reservations/register";
import { fieldsIn } from "@/domain/register/travellers";
import { createLoad } from "@/shared/load/createLoad";
import { createRecord } from "@/shared/record/createRecord";
import { createRecordForm, recordOfForm } from "@/shared/record/createRecordForm";
import type { FormSave, RecordValues } from "@/shared/record/recordRules";
import { paths } from "@/shared/routing/paths";
import type { Saga } from "@/shared/saga/effects";
import { hasTexts, isObject } from "@/shared/shapes";
import { birthDateIn } from "@/shared/ui/fields/dates/dateText";
import { createWrite } from "@/shared/write/createWrite";

import { registerApi } from "./registerApi";

export interface RegisterValues extends RecordValues, RegisterDraft {}

const texts = fieldsIn("spain");

/** The stays whose people are to be sent. */
export const registers = createLoad("registers", () => registerApi.listRegisters(), registerApi.listRegisters.reads);

/** The people of a stay. There is one for each reservation, so that none is created. */
export const registerRecord = createRecord<StayRegister, RegisterDraft, RegisterValues>()("register", {
  get: registerApi.getRegister,
  create: ({ clientId }) => Promise.reject(new Error(`A register belongs to a reservation: ${clientId}`)),
  update: ({ id, version, draft }, key) => registerApi.saveRegister({ params: { id }, body: { version, draft }, key }),
  valuesOf: ({ version, travellers }) => ({ clientId: nanoid(), version, travellers }),
  draftOf: ({ travellers }) => ({
    travellers: travellers.map((traveller) => ({ ...traveller, birthDate: birthDateIn(traveller.birthDate) })),
  }),
  isValues: (value): value is RegisterValues =>
    hasTexts(value, ["clientId"]) &&
    isObject(value) &&
    typeof value.version === "number" &&
    Array.isArray(value.travellers) &&
    value.travellers.every((traveller) => hasTexts(traveller, texts)),
  nameOf: ({ travellers: [first] }) => [first?.firstName, first?.lastName].filter(Boolean).join(" "),
  changedBy: () => "",
  path: paths.travellers,
  listPath: paths.checkInOut,
  texts: {
    failed: "register.failed",
    unknown: "booking.unknown",
    toList: "desk.toLists",
    create: "record.save",
    createWaits: "record.saveWaits",
    created: "register.saved",
    saved: "register.saved",
    notSaved: "register.notSaved",
    conflict: "register.conflict",
  },
});

const writes = createWrite<FormSave<RegisterDraft>>()("registerWrites", {
  recordOf: recordOfForm,
  isReplaced: (older, newer) => older.clientId === newer.clientId,
  isWhat: (value): value is FormSave<RegisterDraft> => hasTexts(value, ["clientId", "name"]),
});

export const registerSaves = writes.sentBy({
  *send(form, key): Saga {
    yield* registerRecord.send(form, key, () => writes.behind(form, key));
    yield* registers.askAgain();
  },
  refused: registerRecord.refuse,
});

export const registerForm = createRecordForm(registerRecord, registerSaves);
