import { useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";
import { useSearchParams } from "react-router-dom";

import { contactsRequested } from "../contacts/contactsSlice";
import type { ConversationState } from "./state/conversationState";
import { conversationClosed, conversationOpened, messageTargeted } from "./state/conversationsSlice";
import { selectConversation } from "./state/selectConversation";

/** Opens a conversation while it is on the screen, at the message of the address (`?message=`). */
export function useOpenConversation(chatId: string): ConversationState | undefined {
  const dispatch = useDispatch();
  const [search] = useSearchParams();
  const mId = search.get("message");

  useEffect(() => {
    dispatch(contactsRequested()); // for mentions and forwarding
    return () => void dispatch(conversationClosed());
  }, [dispatch]);
  useEffect(() => void dispatch(conversationOpened(chatId)), [dispatch, chatId]);

  useEffect(() => {
    if (mId) dispatch(messageTargeted({ chatId, mId }));
  }, [dispatch, chatId, mId]);

  return useSelector((state: Parameters<typeof selectConversation>[0]) => selectConversation(state, chatId));
}
