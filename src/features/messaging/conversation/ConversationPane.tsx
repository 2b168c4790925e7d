import "./conversation.scss";

import { useText } from "@/shared/i18n/useText";
import { useStateOf } from "@/shared/ui/states/useStateOf";

import { useChat } from "../chat/useChat";
import { DetailsPane } from "../details/DetailsPane";
import { useThemePicture } from "../settings/themePicture";
import { NoConversation } from "./NoConversation";
import { Composer } from "./composer/Composer";
import { ConversationHeader } from "./ConversationHeader";
import { ConversationMessages } from "./ConversationMessages";
import { MessageAnnouncer } from "./MessageAnnouncer";
import { ConversationSearch } from "./search/ConversationSearch";
import { TypingMark } from "./TypingMark";
import { useOpenConversation } from "./useOpenConversation";
import { DeletionUndo } from "./writes/DeletionUndo";
import { ForwardDialog } from "./writes/ForwardDialog";

interface ConversationPaneProps {
  chatId: string;
}

/** A conversation: header, messages and composer. */
export function ConversationPane({ chatId }: ConversationPaneProps) {
  const { text } = useText();
  const { name } = useChat(chatId);
  const conversation = useOpenConversation(chatId);
  const picture = useThemePicture();
  const [isSearching, setIsSearching] = useStateOf(chatId, () => false);
  const [isShowingDetails, setIsShowingDetails] = useStateOf(chatId, () => false);

  if (conversation?.status === "missing") return <NoConversation />;
  return (
    <div className="conversation-area" style={picture}>
      <section className="conversation" aria-label={text("conversation.with", { name })}>
        <ConversationHeader
          chatId={chatId}
          isSearching={isSearching}
          onSearch={() => setIsSearching(!isSearching)}
          isShowingDetails={isShowingDetails}
          onDetails={() => setIsShowingDetails(!isShowingDetails)}
        />
        {isSearching && <ConversationSearch chatId={chatId} onClose={() => setIsSearching(false)} />}
        <ConversationMessages chatId={chatId} conversation={conversation} />
        <MessageAnnouncer
          key={chatId}
          chatId={chatId}
          messages={conversation?.messages ?? []}
          hasNewer={conversation?.hasNewer ?? false}
        />
        <TypingMark chatId={chatId} />
        <DeletionUndo chatId={chatId} />
        <Composer chatId={chatId} />
      </section>
      {isShowingDetails && <DetailsPane chatId={chatId} onClose={() => setIsShowingDetails(false)} />}
      <ForwardDialog />
    </div>
  );
}
