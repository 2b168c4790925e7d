import { isObject } from "@/shared/isObject";
import { createOutbox } from "@/shared/outbox/createOutbox";

export type TopBarSave = { act: "removeCartItem"; itemId: string } | { act: "markNotificationsRead" };

/** What is done in the top bar, on its way to the server. */
export const topBarSaves = createOutbox<TopBarSave>()("topBarSaves", {
  recordOf: ({ act }) => act,
  isReplaced: ({ act }) => act === "markNotificationsRead",
  isWhat: (value): value is TopBarSave =>
    isObject(value) &&
    (value.act === "markNotificationsRead" || (value.act === "removeCartItem" && typeof value.itemId === "string")),
});

export const cartItemRemoved = (itemId: string) => topBarSaves.actions.queued({ act: "removeCartItem", itemId });
export const notificationsRead = () => topBarSaves.actions.queued({ act: "markNotificationsRead" });
