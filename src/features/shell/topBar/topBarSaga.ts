import { demoContract } from "@/contract/demo";
import { headerContract } from "@/contract/header";
import { sentences } from "@/contract/sentences";
import { createClient } from "@/shared/api/createClient";
import { messageOf } from "@/shared/api/messageOf";
import { noticeShown } from "@/shared/notices/noticesSlice";
import { sendSaves } from "@/shared/outbox/sendSaves";
import { call, put, type Saga } from "@/shared/saga/effects";
import { onEvery, onLatestOf, onLeading } from "@/shared/saga/watch";
import { signOutRequested } from "@/shared/session/sessionSlice";
import { isWorkUnfinished } from "@/shared/unsavedWork";

import { type TopBarSave, topBarSaves } from "./topBarSaves";
import {
  leaveQuestionAsked,
  listFailed,
  listLoaded,
  listRequested,
  resetConfirmed,
  signOutChosen,
  type TopBarList,
} from "./topBarSlice";

const headerApi = createClient(headerContract);
const demoApi = createClient(demoContract);

export function* topBarSaga() {
  yield onLatestOf(listRequested, (name) => name, loadList);
  yield onEvery(signOutChosen, leave);
  yield onLeading(resetConfirmed, resetDemo);
  yield* sendSaves(topBarSaves, { send: save, refused: tellRefusal, doneElsewhere: readAnew });
}

function* readAnew(): Saga {
  yield* put(listRequested("cart"));
  yield* put(listRequested("notifications"));
}

const loaders: Record<TopBarList, () => Saga> = {
  *cart() {
    yield* put(listLoaded({ name: "cart", list: listOf(yield* call(headerApi.listCartItems)) }));
  },
  *notifications() {
    yield* put(listLoaded({ name: "notifications", list: listOf(yield* call(headerApi.listNotifications)) }));
  },
  *apps() {
    yield* put(listLoaded({ name: "apps", list: listOf(yield* call(headerApi.listApps)) }));
  },
};

/** A proxy that is set up wrongly answers everything with a page: the frame must outlive that. */
function listOf<Item>(reply: Item[]): Item[] {
  if (!Array.isArray(reply)) throw new Error(sentences.generic);
  return reply;
}

/** A list that fails says so in its own menu, with a way to try again: no notice about what nobody asked for. */
function* loadList(name: TopBarList): Saga {
  try {
    yield* loaders[name]();
  } catch (error) {
    yield* put(listFailed({ name, problem: messageOf(error) }));
  }
}

/** Work that is not saved, or not sent, is not lost unasked. */
function* leave(): Saga {
  yield* put((yield* call(isWorkUnfinished)) ? leaveQuestionAsked() : signOutRequested());
}

function* save(wanted: TopBarSave, key: string): Saga {
  if (wanted.act === "markNotificationsRead") {
    yield* put(listLoaded({ name: "notifications", list: yield* call(headerApi.markNotificationsRead, { key }) }));
  } else {
    const params = { itemId: wanted.itemId };
    yield* put(listLoaded({ name: "cart", list: yield* call(headerApi.removeCartItem, { params, key }) }));
  }
}

function* tellRefusal(_: TopBarSave, error: unknown): Saga {
  yield* put(noticeShown({ kind: "error", sentence: messageOf(error) }));
}

/** Every tab is loaded again when the sample has been made anew: the backend tells them. */
function* resetDemo(): Saga {
  yield* call(demoApi.resetDemo);
}
