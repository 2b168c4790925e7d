import { useEffect } from "react";
import { useSelector } from "react-redux";

import { selectUnreadMessages } from "@/shared/badges/badgesSlice";
import { useText } from "@/shared/i18n/useText";

/** Names the document after its page, or the drawer over it, with the number of unread messages before it. */
export function useDocumentTitle(title: string) {
  const product = useText().text("product.name");
  const unread = useSelector(selectUnreadMessages);
  useEffect(() => {
    const before = document.title;
    document.title = `${unread > 0 ? `(${unread}) ` : ""}${title} · ${product}`;
    return () => void (document.title = before);
  }, [title, product, unread]);
}
