import { useSelector } from "react-redux";

import { useText } from "@/shared/i18n/useText";

import { selectTypingUser } from "./state/typingSlice";

/** Says who is writing, in a line that is always there, so that nothing moves. */
export function TypingMark({ chatId }: { chatId: string }) {
  const { text } = useText();
  const typingUser = useSelector((state: Parameters<typeof selectTypingUser>[0]) => selectTypingUser(state, chatId));
  return (
    <p className="typing" dir="auto">
      {typingUser && (
        <>
          <span className="typing-dots" aria-hidden="true" />
          {text("conversation.typing", { name: typingUser.firstName })}
        </>
      )}
    </p>
  );
}
