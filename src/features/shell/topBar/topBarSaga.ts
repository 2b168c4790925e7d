import { headerContract } from "@/contract/header";
import { createClient } from "@/shared/api/createClient";
import { call, put, type Saga } from "@/shared/saga/effects";
import { onEvery, onLeading } from "@/shared/saga/watch";

import {
  cartItemRemoved,
  listFailed,
  listLoaded,
  listRequested,
  notificationsRead,
  type TopBarList,
} from "./topBarSlice";

const headerApi = createClient(headerContract);

export function* topBarSaga() {
  yield onEvery(listRequested, loadList);
  yield onEvery(cartItemRemoved, removeCartItem);
  yield onLeading(notificationsRead, markNotificationsRead);
}

const loaders: Record<TopBarList, () => Saga> = {
  *cart() {
    yield* put(listLoaded({ name: "cart", list: yield* call(headerApi.listCartItems) }));
  },
  *notifications() {
    yield* put(listLoaded({ name: "notifications", list: yield* call(headerApi.listNotifications) }));
  },
  *apps() {
    yield* put(listLoaded({ name: "apps", list: yield* call(headerApi.listApps) }));
  },
};

/** A list that fails says so in its own menu, with a way to try again: no notice about what nobody asked for. */
function* loadList(name: TopBarList): Saga {
  try {
    yield* loaders[name]();
  } catch {
    yield* put(listFailed(name));
  }
}

function* removeCartItem(itemId: string): Saga {
  yield* put(listLoaded({ name: "cart", list: yield* call(headerApi.removeCartItem, { params: { itemId } }) }));
}

function* markNotificationsRead(): Saga {
  yield* put(listLoaded({ name: "notifications", list: yield* call(headerApi.markNotificationsRead) }));
}
