import { nanoid } from "@reduxjs/toolkit";

import type { RegisterDraft, StayRegister } from "@/contract/reservations/register";
import { fieldsIn } from "@/domain/register/travellers";
import { createLoad } from "@/shared/load/createLoad";
import { createRecord } from "@/shared/record/createRecord";
import type { RecordValues } from "@/shared/record/recordRules";
import { paths } from "@/shared/routing/paths";
import { hasTexts, isObject } from "@/shared/shapes";
import { birthDateIn } from "@/shared/ui/fields/dates/dateText";

import { registerApi } from "./registerApi";

export interface RegisterValues extends RecordValues, RegisterDraft {}

const texts = fieldsIn("spain");

/** The stays whose people are to be sent. */
export const registers = createLoad("registers", () => registerApi.listRegisters(), registerApi.listRegisters.reads);

/** The people of a stay. There is one for each reservation, so that none is created. */
export const registerRecord = createRecord<StayRegister, RegisterDraft, RegisterValues>()("register", {
  get: registerApi.getRegister,
  create: ({ body: { clientId } }) => Promise.reject(new Error(`A register belongs to a reservation: ${clientId}`)),
  update: registerApi.saveRegister,
  valuesOf: ({ version, travellers }) => ({ clientId: nanoid(), version, travellers }),
  draftOf: ({ travellers }) => ({
    travellers: travellers.map((traveller) => ({ ...traveller, birthDate: birthDateIn(traveller.birthDate) })),
  }),
  isValues: (value) =>
    isObject(value) &&
    Array.isArray(value.travellers) &&
    value.travellers.every((traveller) => hasTexts(traveller, texts)),
  nameOf: ({ travellers: [first] }) => [first?.firstName, first?.lastName].filter(Boolean).join(" "),
  path: paths.travellers,
  listPath: paths.checkInOut,
  texts: "register",
});

export const registerFollower = registerRecord.followedBy({ readAgain: registers.askAgain });
