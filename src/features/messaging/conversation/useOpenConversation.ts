import { useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";
import { useSearchParams } from "react-router-dom";

import { contactsRequested } from "../contacts/contactsSlice";
import type { ConversationState } from "./conversationState";
import { conversationClosed, conversationOpened, messageTargeted } from "./conversationsSlice";
import { selectConversation } from "./selectConversation";

/** Opens a conversation for as long as it is on the screen, at the message that the address names (`?message=`). */
export function useOpenConversation(chatId: string): ConversationState | undefined {
  const dispatch = useDispatch();
  const [search] = useSearchParams();
  const mId = search.get("message");

  useEffect(() => {
    dispatch(contactsRequested()); // whom texts mention, and to whom they may be forwarded
    return () => void dispatch(conversationClosed());
  }, [dispatch]);
  useEffect(() => void dispatch(conversationOpened(chatId)), [dispatch, chatId]);

  useEffect(() => {
    if (mId) dispatch(messageTargeted({ chatId, mId }));
  }, [dispatch, chatId, mId]);

  return useSelector((state: Parameters<typeof selectConversation>[0]) => selectConversation(state, chatId));
}
