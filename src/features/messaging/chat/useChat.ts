import { useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";

import type { Chat } from "@/contract/messaging/chats";
import { isChannel } from "@/domain/chat/chats";

import { chatName } from "./chatName";
import { chatRequested, type ChatsState, selectChat, selectChatsStatus } from "./chatsSlice";
import { chatMarked, type ChatWrite, marksOf } from "./chatWrites";

/** A chat and its actions. One that is in no list is requested; until it arrives, `chat` is undefined. */
export function useChat(id: string) {
  const dispatch = useDispatch();
  const chat = useSelector((state: ChatsState) => selectChat(state, id));
  const isMissing = useSelector(selectChatsStatus) === "loaded" && !chat;

  useEffect(() => {
    if (isMissing) dispatch(chatRequested(id));
  }, [dispatch, id, isMissing]);

  const mark = (act: Exclude<ChatWrite["act"], "markUnread">) => () =>
    void (chat && dispatch(chatMarked({ id, act, marks: marksOf[act](chat) })));

  return {
    ...standing(chat),
    chat,
    toggleFavourite: mark("toggleFavourite"),
    toggleArchive: mark("toggleArchive"),
    toggleMute: mark("toggleMute"),
    markRead: mark("markRead"),
    markUnread: (mId?: string) => {
      const unRead = Math.max(1, chat?.meta.unRead ?? 0);
      dispatch(chatMarked({ id, act: "markUnread", marks: { unRead }, mId }));
    },
    remove: mark("removeFromChats"),
  };
}

const standing = (chat: Chat | undefined) => ({
  name: chat ? chatName(chat) : "",
  isChannel: chat !== undefined && isChannel(chat),
  isFavourite: chat?.isFavourite ?? false,
  isArchived: chat?.isArchived ?? false,
  isMuted: chat?.isMuted ?? false,
  unRead: chat?.meta.unRead ?? 0,
});

/**
 * Whether an address may contain this id: chats are stored in an object, which has names like `constructor` already.
 */
export const isChatId = (id: string) => !(id in {});
