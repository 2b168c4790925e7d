import { useDeferredValue, useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { useSearchParams } from "react-router-dom";

import { textSearch } from "@/domain/text/textSearch";
import { useText } from "@/shared/i18n/useText";
import { Muted } from "@/shared/ui/layout/Muted";
import { LoadState } from "@/shared/ui/states/LoadState";
import { SearchBox } from "@/shared/ui/fields/search/SearchBox";

import { AllowNotifications } from "../notifications/AllowNotifications";
import { ArchiveLink } from "./ArchiveLink";
import { ChatListHead } from "./ChatListHead";
import { chatName } from "../chat/chatName";
import { ChatSection } from "./ChatSection";
import { chatsRequested, selectChatEntities, selectChatLists, selectChatsStatus } from "../chat/chatsSlice";
import type { ChatLists } from "../chat/listsOfChats";

interface ChatListProps {
  /** Shows the archive instead of the other lists. */
  isArchive: boolean;
  openId?: string;
}

const openLists = ["favourites", "directChats", "channels"] as const satisfies (keyof ChatLists)[];

/** The chats, searched by name, each list ordered by its last message. */
export function ChatList({ isArchive, openId }: ChatListProps) {
  const { text } = useText();
  const [params, setParams] = useSearchParams();
  const [query, setQuery] = useState(params.get("q") ?? "");

  /** The field changes first and the address follows: typing must not wait for the router. */
  function search(typed: string) {
    setQuery(typed);
    setParams(
      (shown) => {
        const next = new URLSearchParams(shown);
        if (typed) next.set("q", typed);
        else next.delete("q");
        return next;
      },
      { replace: true },
    );
  }

  return (
    <>
      <ChatListHead isArchive={isArchive} />
      <div className="chats-search">
        <SearchBox label={text("chats.search")} value={query} onChange={search} />
      </div>
      <div className="chats-lists">
        <Lists isArchive={isArchive} openId={openId} query={query} />
      </div>
      <AllowNotifications />
    </>
  );
}

function Lists({ isArchive, openId, query }: ChatListProps & { query: string }) {
  const { text } = useText();
  const dispatch = useDispatch();
  const status = useSelector(selectChatsStatus);
  const chats = useSelector(selectChatEntities);
  const lists = useSelector(selectChatLists);
  const sought = useDeferredValue(query);
  const isFound = textSearch(sought);
  const shown = (isArchive ? (["archive"] as const) : openLists).map((name) => ({
    name,
    ids: lists[name].filter((id) => isFound(chatName(chats[id]!))),
  }));

  if (status !== "loaded")
    return <LoadState load={{ status, request: () => dispatch(chatsRequested()) }} failed={text("chats.failed")} />;

  const isEmpty = shown.every(({ ids }) => ids.length === 0);
  const emptiness = isArchive ? text("chats.emptyArchive") : text("chats.empty");
  return (
    <>
      {isEmpty && (
        <Muted as="p" padX={10} padY={12} breaksWords role="status">
          {sought.trim() ? text("chats.nothingFound", { query: sought }) : emptiness}
        </Muted>
      )}
      {shown.map(
        ({ name, ids }) =>
          ids.length > 0 && <ChatSection key={name + sought} heading={`chats.${name}`} ids={ids} openId={openId} />,
      )}
      {!isArchive && <ArchiveLink />}
    </>
  );
}
