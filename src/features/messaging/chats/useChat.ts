import { useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";

import type { Chat } from "@/contract/chats";
import { isChannel } from "@/domain/isChannel";

import { chatName } from "./chatName";
import {
  archiveToggled,
  chatMarkedRead,
  chatMarkedUnread,
  chatRemoved,
  chatRequested,
  favouriteToggled,
  muteToggled,
  selectChat,
  selectChatsStatus,
} from "./chatsSlice";

interface Chats {
  chats: Parameters<typeof selectChat>[0]["chats"];
}

/** A chat and what can be done with it. One that is in no list is asked for; until it has come, `chat` is undefined. */
export function useChat(id: string) {
  const dispatch = useDispatch();
  const chat = useSelector((state: Chats) => selectChat(state, id));
  const isMissing = useSelector(selectChatsStatus) === "loaded" && !chat;

  useEffect(() => {
    if (isMissing) dispatch(chatRequested(id));
  }, [dispatch, id, isMissing]);

  return {
    ...standing(chat),
    chat,
    toggleFavourite: () => void dispatch(favouriteToggled(id)),
    toggleArchive: () => void dispatch(archiveToggled(id)),
    toggleMute: () => void dispatch(muteToggled(id)),
    markRead: () => void dispatch(chatMarkedRead(id)),
    markUnread: (mId?: string) => void dispatch(chatMarkedUnread({ id, mId })),
    remove: () => void dispatch(chatRemoved(id)),
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
