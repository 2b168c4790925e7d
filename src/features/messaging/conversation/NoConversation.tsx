import { useText } from "@/shared/i18n/useText";
import { MessagesIcon } from "@/shared/ui/icons";

/** In the place of a conversation, where the address is of none. */
export function NoConversation() {
  const { text } = useText();
  return (
    <div className="chats-none">
      <MessagesIcon size={40} aria-hidden="true" strokeWidth={1.25} />
      <p role="alert">{text("conversation.missing")}</p>
    </div>
  );
}
