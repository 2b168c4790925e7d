import { nanoid } from "@reduxjs/toolkit";

import type { GuestField, GuestProfile } from "@/contract/guests/guestProfile";
import type { GuestData } from "@/contract/people/guest";
import { dataOf, guestFields } from "@/domain/guests/guestChanges";
import { writtenPerson } from "@/domain/people/writtenPerson";
import { unknownData } from "@/domain/guests/unknownData";
import { fullName } from "@/domain/people/names";
import { hasTexts, isObject } from "@/shared/shapes";
import { createRecord } from "@/shared/record/createRecord";
import { birthDateIn } from "@/shared/ui/fields/dates/dateText";
import type { RecordValues } from "@/shared/record/recordRules";
import { paths } from "@/shared/routing/paths";

import { guestActions } from "./guestActions";
import { guestsApi } from "../guestsApi";

export interface GuestValues extends GuestData, RecordValues {}

const { selectAsked } = guestActions.selectors;

const notTexts = new Set<GuestField>(["isVip", "preferences", "hasMarketingConsent"]);
const texts = ["clientId", ...guestFields.filter((field) => !notTexts.has(field))];

/** A guest, as they are opened and edited. */
export const guestRecord = createRecord<GuestProfile, GuestData, GuestValues>()("guest", {
  get: guestsApi.getGuest,
  create: ({ clientId, draft }, key) => guestsApi.createGuest({ body: { clientId, draft }, key }),
  update: ({ id, version, draft }, key) => guestsApi.updateGuest({ params: { id }, body: { version, draft }, key }),
  valuesOf: (guest) => ({ ...dataOf(guest), clientId: nanoid(), version: guest.version }),
  draftOf: (values) => written(dataOf(values)),
  isValues: (value): value is GuestValues =>
    hasTexts(value, texts) &&
    isObject(value) &&
    Array.isArray(value.preferences) &&
    typeof value.version === "number" &&
    typeof value.isVip === "boolean" &&
    typeof value.hasMarketingConsent === "boolean",
  nameOf: fullName,
  isHeld: (state: Parameters<typeof selectAsked>[0]) => selectAsked(state) !== undefined,
  changedBy: ({ history }) => history[0]?.by ?? "",
  path: paths.guest,
  listPath: paths.guests,
  texts: {
    failed: "guests.profileFailed",
    unknown: "guests.unknown",
    toList: "guests.toList",
    create: "guests.create",
    createWaits: "guests.createWaits",
    created: "guests.created",
    saved: "guests.saved",
    notSaved: "guests.notSaved",
    conflict: "guests.conflict",
  },
});

const written = (data: GuestData): GuestData => ({
  ...writtenPerson(data),
  birthDate: birthDateIn(data.birthDate),
  allergies: data.allergies.trim(),
  notes: data.notes.trim(),
});

export const newGuest = (): GuestValues => ({
  ...unknownData,
  firstName: "",
  lastName: "",
  email: "",
  phone: "",
  document: "",
  country: "",
  clientId: nanoid(),
  version: 0,
});
