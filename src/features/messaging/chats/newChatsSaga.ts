import { nanoid } from "@reduxjs/toolkit";
import { generatePath } from "react-router-dom";

import type { NewChannel } from "@/contract/messaging/channels";
import { sentenceOf } from "@/shared/i18n/sentence";
import { noticeShown } from "@/shared/notices/noticesSlice";
import { openPath } from "@/shared/routing/openPath";
import { paths } from "@/shared/routing/paths";
import { call, put, type Saga } from "@/shared/saga/effects";
import { onEvery } from "@/shared/feature/watch";
import { submit } from "@/shared/submission/createSubmission";

import { channelCreation, directChatOpening } from "../base/submissions";
import { chatsApi } from "../chat/chatsApi";
import { chatLoaded } from "../chat/chatsSlice";

export function* newChatsSaga() {
  yield onEvery(directChatOpening.actions.submitted, submit(directChatOpening, openDirectChats));
  yield onEvery(channelCreation.actions.submitted, submit(channelCreation, createChannel));
}

/** All of them are in the list then; the one that was chosen first is opened. */
function* openDirectChats({ members }: { members: string[] }): Saga {
  yield* tell(yield* call(chatsApi.addContacts, { body: members }));
  yield* call(openChat, members[0]!);
}

function* createChannel(draft: NewChannel): Saga {
  const clientId = nanoid();
  yield* tell(yield* call(chatsApi.createChannel, { body: { ...draft, clientId } }));
  yield* openMade(clientId);
}

/** The reply is a sentence and no channel: the one that was made bears the id that its client gave it. */
function* openMade(clientId: string): Saga {
  try {
    const made = (yield* call(chatsApi.listChannels)).find((channel) => channel.clientId === clientId);
    if (!made) return;
    yield* put(chatLoaded(made));
    yield* call(openChat, made.id);
  } catch {
    // the channel is made all the same, and comes into the list by itself
  }
}

/** The dialog goes with its work: what the server said is told outside it. */
function* tell(reply: string): Saga {
  yield* put(noticeShown({ kind: "success", sentence: sentenceOf(reply) }));
}

const openChat = (id: string) => openPath(generatePath(paths.chat, { id }));
