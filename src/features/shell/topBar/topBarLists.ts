import { headerContract } from "@/contract/header";
import { sentences } from "@/contract/sentences";
import { createClient } from "@/shared/api/createClient";
import { isObject } from "@/shared/shapes";
import { createLoad } from "@/shared/load/createLoad";
import { call, type Saga } from "@/shared/saga/effects";
import { createWrite } from "@/shared/write/createWrite";

const headerApi = createClient(headerContract);

const toldCart = createLoad("cart", () => listOf(headerApi.listCartItems));
const toldNotifications = createLoad("notifications", () => listOf(headerApi.listNotifications));
export const apps = createLoad("apps", () => listOf(headerApi.listApps));

/** A proxy that is set up wrongly answers everything with a page: the frame must outlive that. */
function* listOf<Item>(ask: () => Promise<Item[]>): Saga<Item[]> {
  const reply = yield* call(ask);
  if (!Array.isArray(reply)) throw new Error(sentences.generic);
  return reply;
}

type TopBarWrite = { act: "removeCartItem"; itemId: string } | { act: "markNotificationsRead" };

/** Writes of the top bar. */
export const topBarWrites = createWrite<TopBarWrite>()("topBarSaves", {
  recordOf: ({ act }) => act,
  isReplaced: ({ act }) => act === "markNotificationsRead",
  isWhat: (value): value is TopBarWrite =>
    isObject(value) &&
    (value.act === "markNotificationsRead" || (value.act === "removeCartItem" && typeof value.itemId === "string")),
}).sentBy({
  *send(wanted, key): Saga {
    if (wanted.act === "markNotificationsRead") {
      const reply = yield* call(headerApi.markNotificationsRead, { key });
      yield* toldNotifications.tell(() => reply);
    } else {
      const reply = yield* call(headerApi.removeCartItem, { params: { itemId: wanted.itemId }, key });
      yield* toldCart.tell(() => reply);
    }
  },
  *readAgain() {
    yield* toldCart.askAgain();
    yield* toldNotifications.askAgain();
  },
});

export const cartItemRemoved = (itemId: string) => topBarWrites.written({ act: "removeCartItem", itemId });
export const notificationsRead = () => topBarWrites.written({ act: "markNotificationsRead" });

/** The cart and the notifications, with what is pending. */
export const cart = topBarWrites.over(toldCart, (items, wanted) =>
  wanted.act === "removeCartItem" ? items.filter(({ id }) => id !== wanted.itemId) : items,
);
export const notifications = topBarWrites.over(toldNotifications, (all, { act }) =>
  act === "markNotificationsRead" ? all.map((one) => ({ ...one, isRead: true })) : all,
);
