import { defineContract, type } from "./endpoint";
import type { Instant, RecordId } from "./formats";
import type { Money } from "./money";

export interface CartItem {
  id: RecordId;
  name: string;
  quantity: number;
  unitPrice: Money;
}

/** An event as the values of its sentence; the client words it. */
export type NotificationEvent =
  | { kind: "newReservation"; guest: string; nights: number }
  | { kind: "roomReady"; room: string }
  | { kind: "arrival"; guest: string; room: string }
  | { kind: "maintenance"; room: string; subject: string };

export type HotelNotification = NotificationEvent & {
  id: RecordId;
  time: Instant;
  isRead: boolean;
};

/** An area of the product that the person may open; the client knows its name, icon and path. */
export type AppName = "hotels" | "restaurants" | "sales" | "reservations" | "rooms" | "messaging";

export interface Task {
  id: RecordId;
  title: string;
  isDone: boolean;
}

/** Data of the top bar: cart, notifications, apps, and the person's tasks. */
export const headerContract = defineContract({
  /** As in the specification; the figures are a sample's. */
  listCartItems: { method: "GET", path: "/cart-items", reply: type<CartItem[]>() },
  /** Replies with the items that are left. */
  removeCartItem: { method: "DELETE", path: "/cart-items/:itemId", reply: type<CartItem[]>() },
  /** The newest first. */
  listNotifications: { method: "GET", path: "/notifications", reply: type<HotelNotification[]>() },
  /** Marks all notifications as read. */
  markNotificationsRead: { method: "PUT", path: "/notifications/read", reply: type<HotelNotification[]>() },
  /** The apps in the order of the menu. */
  listApps: { method: "GET", path: "/apps", reply: type<AppName[]>() },
  /** The person's own tasks. */
  listTasks: { method: "GET", path: "/my-tasks", reply: type<Task[]>() },
  /** Ticks a task, or unticks it. */
  updateTask: {
    method: "PUT",
    path: "/my-tasks/:taskId",
    body: type<Pick<Task, "isDone">>(),
    reply: type<Task>(),
  },
});
