import { put, type Saga } from "@/shared/saga/effects";

import { reservationRecord } from "../form/reservationRecord";
import { refuseAction, sendAction } from "./actionSave";
import { type BookingSave, bookingSaves } from "./bookingSaves";
import { refuseDeletion, sendDeletion } from "./deletionSave";

export const bookingWrites = bookingSaves.sentBy({ send: sendBooking, refused: tellRefusal });

function* sendBooking(save: BookingSave, key: string): Saga {
  if (save.kind === "deletion") {
    yield* sendDeletion(save, key);
    return;
  }
  const behind = () => bookingSaves.behind(save, key);
  const { version } =
    save.kind === "form" ? yield* reservationRecord.send(save, key, behind) : yield* sendAction(save, key);
  for (const { key: other, what } of yield* behind()) {
    if (isUpon(what, save)) yield* put(bookingSaves.actions.amended({ key: other, what: withVersion(what, version) }));
  }
}

export function* tellRefusal(save: BookingSave, error: unknown): Saga {
  if (save.kind === "form") yield* reservationRecord.refuse(save, error);
  else if (save.kind === "action") yield* refuseAction(save, error);
  else yield* refuseDeletion(save, error);
}

/** Whether it was written upon an earlier one, so that it begins with the version that came of that. */
function isUpon(save: BookingSave, earlier: BookingSave) {
  if (save.kind === "form") return earlier.kind === "form" && save.clientId === earlier.clientId;
  if (save.kind !== "action") return false;
  return earlier.kind === "action" && save.request.version === earlier.request.version;
}

function withVersion(save: BookingSave, version: number): BookingSave {
  if (save.kind === "form") return { ...save, version };
  return save.kind === "action" ? { ...save, request: { ...save.request, version } } : save;
}
