import { nanoid } from "@reduxjs/toolkit";

import type { GuestAct, GuestField, GuestProfile } from "@/contract/guests/guestProfile";
import type { GuestData } from "@/contract/people/guest";
import { dataOf, guestFields } from "@/domain/guests/guestChanges";
import { writtenPerson } from "@/domain/people/writtenPerson";
import { unknownData } from "@/domain/guests/unknownData";
import { fullName } from "@/domain/people/names";
import { isInDoubt, isUnknown } from "@/shared/api/failures";
import { refusalNotice } from "@/shared/record/refusalNotice";
import { call, put, type Saga } from "@/shared/saga/effects";
import { hasTexts, isObject } from "@/shared/shapes";
import { createRecord } from "@/shared/record/createRecord";
import { birthDateIn } from "@/shared/ui/fields/dates/dateText";
import type { OtherWrite, RecordValues } from "@/shared/record/recordRules";
import { paths } from "@/shared/routing/paths";

import { guestUndo } from "../list/guestUndo";
import { guestList } from "../list/guestList";
import { guestPath } from "../list/guestPaths";
import { guestsApi } from "../list/guestsApi";

/** `companyId` is "" for none. */
export interface GuestValues extends GuestData, RecordValues {
  companyId: string;
}

/** Input of an act on a guest. */
export interface GuestActInput {
  reason: string;
  /** anonymise: the keys of the texts that the name is taken out of. */
  redact: string[];
}

interface GuestDeletion extends OtherWrite {
  /** Missing where an older release has stored a deletion. */
  act?: "delete" | "restore";
  name: string;
}

const notTexts = new Set<GuestField>(["isVip", "preferences", "hasMarketingConsent"]);
const texts = guestFields.filter((field) => !notTexts.has(field));

/** A guest, as they are opened, edited, acted on and deleted. */
export const guestRecord = createRecord<
  GuestProfile,
  GuestData,
  GuestValues,
  GuestAct["action"],
  GuestActInput,
  GuestDeletion
>()("guest", {
  get: guestsApi.getGuest,
  create: guestsApi.createGuest,
  update: guestsApi.updateGuest,
  act: guestsApi.actOnGuest,
  valuesOf: (guest) => ({ companyId: "", ...dataOf(guest), clientId: nanoid(), version: guest.version }),
  draftOf: (values) => written(dataOf(values)),
  isValues: (values) =>
    hasTexts(values, texts) &&
    isObject(values) &&
    Array.isArray(values.preferences) &&
    typeof values.isVip === "boolean" &&
    typeof values.hasMarketingConsent === "boolean",
  nameOf: fullName,
  typedIn: ({ reason }) => [reason],
  notDone: "guests.notChanged",
  other: {
    isWrite: (value) => hasTexts(value, ["kind", "id", "name"]),
    send: sendDeletion,
    refused: refuseDeletion,
    undoable: {
      undo: guestUndo,
      isUndo: ({ act }) => act === "restore",
      inverse: (deletion) => ({ ...deletion, act: "restore" }),
      done: ({ name }) => ({ id: "guests.deleted", values: { name } }),
      undone: ({ name }) => ({ id: "guests.restored", values: { name } }),
    },
  },
  path: paths.guest,
  listPath: paths.guests,
  texts: "guests",
});

function* sendDeletion({ act, id }: GuestDeletion, key: string): Saga {
  if (act === "restore") {
    yield* call(guestsApi.restoreGuest, { params: { id }, key });
    yield* put(guestList.actions.shownAgain([id]));
  } else {
    yield* call(guestsApi.deleteGuest, { params: { id }, key });
  }
  yield* guestList.reload();
}

/** A refused deletion brings the row back. A refused restoration does where it may have been carried out. */
function* refuseDeletion({ act, id, name }: GuestDeletion, error: unknown): Saga {
  if (act === "restore") {
    if (isInDoubt(error)) yield* put(guestList.actions.shownAgain([id])); // the next list says whether it is there
    yield* guestList.reload();
    const sentence = { id: "guests.notRestored", values: { name } } as const;
    yield* put(refusalNotice(error, { sentence, path: paths.guests }));
    return;
  }
  const isGone = isUnknown(error);
  yield* put(guestList.actions.shownAgain([id]));
  if (isGone) yield* guestList.reload();
  const sentence = { id: "guests.notDeleted", values: { name } } as const;
  yield* put(refusalNotice(error, { sentence, path: isGone ? paths.guests : guestPath(id) }));
}

/** Keeps the list up to date, and no draft of a guest who was anonymised. */
export const guestFollower = guestRecord.followedBy({
  *show({ id, isAnonymised }) {
    if (isAnonymised) yield* call(guestRecord.drafts.forget, id);
  },
  readAgain: guestList.reload,
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
  companyId: "",
  clientId: nanoid(),
  version: 0,
});
