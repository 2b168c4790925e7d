/** Whether the browser may show notifications; "denied" if it has none. */
export const notificationPermission = (): NotificationPermission =>
  "Notification" in window ? Notification.permission : "denied";
