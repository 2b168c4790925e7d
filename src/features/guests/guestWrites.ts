import type { GuestData } from "@/contract/guest";
import { isUnknown } from "@/shared/api/failures";
import { hasTexts, isObject } from "@/shared/shapes";
import { createRecordForm, recordOfForm } from "@/shared/record/createRecordForm";
import type { FormSave } from "@/shared/record/recordRules";
import { refusalNotice } from "@/shared/record/refusalNotice";
import { paths } from "@/shared/routing/paths";
import { call, put, type Saga } from "@/shared/saga/effects";
import { createWrite } from "@/shared/write/createWrite";

import { guestDeletions } from "./guestUndo";
import { guestList } from "./guestList";
import { guestPath } from "./guestPaths";
import { guestRecord } from "./profile/guestRecord";
import { guestsApi } from "./guestsApi";

type GuestWrite = FormSave<GuestData> | { kind: "deletion"; id: string; name: string };

const recordOf = (write: GuestWrite) => (write.kind === "form" ? recordOfForm(write) : write.id);

/** Forms and deletions. A form says everything of its guest, so that a newer one replaces one that waits. */
const writes = createWrite<GuestWrite>()("guestWrites", {
  recordOf,
  isReplaced: (older, newer) => older.kind === "form" && newer.kind === "form" && older.clientId === newer.clientId,
  isWhat: (value): value is GuestWrite =>
    isObject(value) &&
    (value.kind === "form"
      ? hasTexts(value, ["clientId", "name"]) && typeof value.version === "number" && isObject(value.draft)
      : value.kind === "deletion" && hasTexts(value, ["id", "name"])),
});

export const guestWrites = writes.sentBy({ send, refused });

export const guestForm = createRecordForm(guestRecord, guestWrites);

function* send(write: GuestWrite, key: string): Saga {
  if (write.kind === "form") {
    yield* guestRecord.send(write, key, () => writes.behind(write, key));
  } else {
    yield* call(guestsApi.deleteGuest, { params: { id: write.id }, key });
    yield* put(guestDeletions.actions.offered([write]));
  }
  yield* guestList.reload();
}

function* refused(write: GuestWrite, error: unknown): Saga {
  if (write.kind === "form") {
    yield* guestRecord.refuse(write, error);
    return;
  }
  const { id, name } = write;
  const isGone = isUnknown(error);
  yield* put(guestList.actions.shownAgain([id]));
  if (isGone) yield* guestList.reload();
  const sentence = { id: "guests.notDeleted", values: { name } } as const;
  yield* put(refusalNotice(error, { sentence, path: isGone ? paths.guests : guestPath(id) }));
}
