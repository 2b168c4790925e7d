import type { GuestAct } from "@/contract/guests/guestProfile";
import type { GuestData } from "@/contract/people/guest";
import { isUnknown } from "@/shared/api/failures";
import { createRecordWrites, type OtherWrite } from "@/shared/record/createRecordWrites";
import { refusalNotice } from "@/shared/record/refusalNotice";
import { serveRecord } from "@/shared/record/serveRecord";
import { paths } from "@/shared/routing/paths";
import { call, put, type Saga } from "@/shared/saga/effects";
import { hasTexts } from "@/shared/shapes";

import { guestDeletions } from "./guestUndo";
import { guestList } from "./guestList";
import { guestPath } from "./guestPaths";
import { guestActions, type GuestActInput } from "./profile/guestActions";
import { guestRecord } from "./profile/guestRecord";
import { guestsApi } from "./guestsApi";

interface GuestDeletion extends OtherWrite {
  name: string;
}

export const guestWrites = createRecordWrites<GuestData, GuestAct["action"], GuestActInput, GuestDeletion>()(
  "guestWrites",
  (value) => hasTexts(value, ["kind", "id", "name"]),
);

export const guestServing = serveRecord(
  { record: guestRecord, actions: guestActions, writes: guestWrites },
  {
    async act({ id, action, request }, key) {
      const guest = await guestsApi.actOnGuest({ params: { id, action }, body: request, key });
      if (guest.isAnonymised) guestRecord.drafts.forget(id);
      return guest;
    },
    notDone: "guests.notChanged",
    typedIn: ({ reason }) => [reason],
    readAgain: () => guestList.reload(),
    other: { send: sendDeletion, refused: refuseDeletion },
  },
);

function* sendDeletion({ id, name }: GuestDeletion, key: string): Saga {
  yield* call(guestsApi.deleteGuest, { params: { id }, key });
  yield* put(guestDeletions.actions.offered([{ id, name }]));
  yield* guestList.reload();
}

function* refuseDeletion({ id, name }: GuestDeletion, error: unknown): Saga {
  const isGone = isUnknown(error);
  yield* put(guestList.actions.shownAgain([id]));
  if (isGone) yield* guestList.reload();
  const sentence = { id: "guests.notDeleted", values: { name } } as const;
  yield* put(refusalNotice(error, { sentence, path: isGone ? paths.guests : guestPath(id) }));
}
