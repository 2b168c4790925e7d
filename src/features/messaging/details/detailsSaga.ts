import { channelsContract } from "@/contract/messaging/channels";
import { contactsContract } from "@/contract/messaging/contacts";
import { createClient } from "@/shared/api/createClient";
import { call, put, type Saga } from "@/shared/saga/effects";
import { onLatest } from "@/shared/feature/watch";

import { detailsFailed, detailsLoaded, detailsRequested } from "./detailsSlice";

const { getContact } = createClient(contactsContract);
const { getChannel } = createClient(channelsContract);

export function* detailsSaga() {
  yield onLatest(detailsRequested, loadDetails);
}

function* loadDetails({ chatId, isChannel }: { chatId: string; isChannel: boolean }): Saga {
  try {
    const params = { id: chatId };
    if (isChannel) yield* put(detailsLoaded(yield* call(getChannel, { params })));
    else yield* put(detailsLoaded(yield* call(getContact, { params })));
  } catch {
    yield* put(detailsFailed()); // the pane itself says so, with a way to try again
  }
}
