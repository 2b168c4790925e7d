import "./chats.scss";

import { Navigate, useParams, useSearchParams } from "react-router-dom";

import { useText } from "@/shared/i18n/useText";
import { paths } from "@/shared/routing/paths";
import { HiddenPageHeading } from "@/shared/ui/page/HiddenPageHeading";
import { MessagesIcon } from "@/shared/ui/icons";

import { ConversationPane } from "../conversation/ConversationPane";
import { MessagingFrame } from "../frame/MessagingFrame";
import { ChatList } from "./ChatList";
import { isChatId, useChat } from "../chat/useChat";

/** The chats, and the chosen conversation. */
export function ChatsPage() {
  const { text } = useText();
  const { id } = useParams();
  const isArchive = useSearchParams()[0].has("archive");
  if (id !== undefined && !isChatId(id)) return <Navigate to={paths.chats} replace />;
  const title = text(isArchive ? "chats.archive" : "chats.heading");
  return (
    <MessagingFrame
      tab="chat"
      isDetailOpen={id !== undefined}
      list={
        <>
          {id === undefined && <HiddenPageHeading title={title} />}
          <ChatList isArchive={isArchive} openId={id} />
        </>
      }
    >
      {id === undefined ? (
        <div className="chats-none">
          <MessagesIcon size={40} aria-hidden="true" strokeWidth={1.25} />
          <p>{text("chats.choose")}</p>
        </div>
      ) : (
        <OpenChat id={id} />
      )}
    </MessagingFrame>
  );
}

function OpenChat({ id }: { id: string }) {
  const { text } = useText();
  const { name } = useChat(id);
  return (
    <>
      <HiddenPageHeading title={name || text("chats.heading")} />
      <ConversationPane chatId={id} />
    </>
  );
}
