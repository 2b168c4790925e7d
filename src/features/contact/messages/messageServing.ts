import { serveRecord } from "@/shared/record/serveRecord";
import { put } from "@/shared/saga/effects";

import { contactApi } from "../contactApi";
import { messageList } from "./messageList";
import { messageActions, messageRecord } from "./messageRecord";
import { messageWrites } from "./messageWrites";

export const messageServing = serveRecord(
  { record: messageRecord, actions: messageActions, writes: messageWrites },
  {
    act: ({ id, action, request }, key) => contactApi.actOnGuestMessage({ params: { id, action }, body: request, key }),
    notDone: "guestContact.notChanged",
    *show(message) {
      yield* put(messageList.actions.changed([message]));
    },
    readAgain: () => messageList.reload(),
  },
);
