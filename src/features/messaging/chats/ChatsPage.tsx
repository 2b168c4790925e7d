import "./chats.scss";

import { useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";
import { Link, useParams, useSearchParams } from "react-router-dom";

import { useText } from "@/shared/i18n/useText";
import { SEND_PARAMETER } from "@/shared/routing/chatPathTo";
import { paths } from "@/shared/routing/paths";
import { Muted } from "@/shared/ui/layout/Muted";
import { Stack } from "@/shared/ui/layout/Stack";
import { Text } from "@/shared/ui/layout/Text";
import { HiddenPageHeading } from "@/shared/ui/page/HiddenPageHeading";
import { MessagesIcon } from "@/shared/ui/icons";

import { draftChanged, selectDraftText } from "../conversation/composer/draft/draftsSlice";
import { ConversationPane } from "../conversation/ConversationPane";
import { NoConversation } from "../conversation/NoConversation";
import { MessagingFrame } from "../frame/MessagingFrame";
import { ChatList } from "./ChatList";
import { isChatId, useChat } from "../chat/useChat";

/** The chats, and the chosen conversation. */
export function ChatsPage() {
  const { text } = useText();
  const { id } = useParams();
  const [search] = useSearchParams();
  const isArchive = search.has("archive");
  const sent = search.get(SEND_PARAMETER);
  const title = text(isArchive ? "chats.archive" : "chats.heading");
  return (
    <MessagingFrame
      tab="chat"
      isDetailOpen={id !== undefined}
      list={
        <>
          {id === undefined && <HiddenPageHeading title={title} />}
          {id === undefined && sent && <ToSend words={sent} />}
          <ChatList isArchive={isArchive} openId={id} />
        </>
      }
    >
      {id === undefined ? (
        <div className="chats-none">
          <MessagesIcon size={40} aria-hidden="true" strokeWidth={1.25} />
          <p>{text("chats.choose")}</p>
        </div>
      ) : isChatId(id) ? (
        <OpenChat id={id} />
      ) : (
        <>
          <HiddenPageHeading title={title} />
          <NoConversation />
        </>
      )}
    </MessagingFrame>
  );
}

/** A text from another page waits for a conversation. */
function ToSend({ words }: { words: string }) {
  const { text } = useText();
  return (
    <Stack gap={4} padX={16} padY={12} fill="sea-tint" role="status">
      <Text weight={600}>{text("chats.chooseForText")}</Text>
      <Muted as="p" size={13} dir="auto" breaksWords>
        {words}
      </Muted>
      <Link to={paths.chats}>{text("chats.sendNothing")}</Link>
    </Stack>
  );
}

function OpenChat({ id }: { id: string }) {
  const { text } = useText();
  const { name } = useChat(id);
  useTextOfAddress(id);
  return (
    <>
      <HiddenPageHeading title={name || text("chats.heading")} />
      <ConversationPane chatId={id} />
    </>
  );
}

/** The text of the address becomes a part of the draft, once: the address forgets it. */
function useTextOfAddress(chatId: string) {
  const dispatch = useDispatch();
  const [search, setSearch] = useSearchParams();
  const sent = search.get(SEND_PARAMETER);
  // only then, or each key would draw the conversation again
  const written = useSelector((state: Parameters<typeof selectDraftText>[0]) =>
    sent ? selectDraftText(state, chatId) : "",
  );

  useEffect(() => {
    if (!sent) return;
    if (!written.includes(sent)) dispatch(draftChanged({ chatId, text: written ? `${written}\n${sent}` : sent }));
    const rest = new URLSearchParams(search);
    rest.delete(SEND_PARAMETER);
    setSearch(rest, { replace: true });
  }, [dispatch, chatId, sent, written, search, setSearch]);
}
