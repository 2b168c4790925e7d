import { useEffect } from "react";
import { useDispatch } from "react-redux";

import type { Person } from "@/contract/contacts";
import { useText } from "@/shared/i18n/useText";

import { typingExpired } from "./conversationsSlice";

/** Nobody writes at one message for longer without the server saying so again; in milliseconds. */
const EXPIRES_MS = 20_000;

/** Says who is writing, in a line that is always there, so that nothing moves when somebody begins. */
export function TypingMark({ chatId, typingUser }: { chatId: string; typingUser: Person | null }) {
  const { text } = useText();
  const dispatch = useDispatch();
  useEffect(() => {
    if (!typingUser) return undefined;
    const timer = setTimeout(() => dispatch(typingExpired(chatId)), EXPIRES_MS);
    return () => clearTimeout(timer);
  }, [dispatch, chatId, typingUser]);
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
