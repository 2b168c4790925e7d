import { useState } from "react";

import { useText } from "@/shared/i18n/useText";
import { BellIcon } from "@/shared/ui/icons";

import { notificationPermission } from "./notificationPermission";

/** Offers desktop notifications until the person has decided: a browser asks only after a click. */
export function AllowNotifications() {
  const { text } = useText();
  const [permission, setPermission] = useState(notificationPermission);
  if (permission !== "default") return null;
  return (
    <button
      type="button"
      className="btn btn-quiet notifications-offer"
      onClick={async () => setPermission(await Notification.requestPermission())}
    >
      <BellIcon size={18} aria-hidden="true" />
      {text("chats.allowNotifications")}
    </button>
  );
}
