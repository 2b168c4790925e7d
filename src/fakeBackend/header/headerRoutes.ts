import { headerContract } from "@/contract/header";

import { routesFor } from "../core/routes";
import { appsSeed } from "../core/topBar";

export const headerRoutes = routesFor(headerContract, {
  listCartItems: (_, { db }) => db.cartItems.all(),
  removeCartItem({ params: { itemId } }, { db }) {
    db.cartItems.remove(itemId);
    return db.cartItems.all();
  },
  listNotifications: (_, { db }) => db.notifications.all(),
  markNotificationsRead(_, { db }) {
    for (const { id } of db.notifications.all()) db.notifications.update(id, { isRead: true });
    return db.notifications.all();
  },
  listApps: () => appsSeed,
  listTasks: (_, { db }) => db.tasks.all(),
  updateTask: ({ params: { taskId }, body }, { db }) => db.tasks.update(taskId, { isDone: body.isDone }),
});
