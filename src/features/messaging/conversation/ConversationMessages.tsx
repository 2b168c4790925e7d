import { useCallback, useState } from "react";
import { useDispatch, useSelector } from "react-redux";

import type { Message } from "@/contract/messaging/conversations";
import { useText } from "@/shared/i18n/useText";
import { Loading } from "@/shared/ui/states/Loading";
import { Text } from "@/shared/ui/layout/Text";
import { LoadProblem } from "@/shared/ui/states/LoadProblem";
import { useStateOf } from "@/shared/ui/states/useStateOf";

import { useChat } from "../chat/useChat";
import { messagesRequested } from "./state/conversationsSlice";
import type { ConversationState } from "./state/conversationState";
import { MessageGallery } from "./messages/MessageGallery";
import { MessageList } from "./rows/MessageList";
import { selectSearch } from "./search/conversationSearchSlice";
import { forwardStarted } from "./writes/forwardingSlice";
import { selectOutgoing } from "./state/outboxSlice";

interface ConversationMessagesProps {
  chatId: string;
  conversation: ConversationState | undefined;
}

/** The messages in each state: loading, failed, empty, loaded. */
export function ConversationMessages({ chatId, conversation }: ConversationMessagesProps) {
  const { text } = useText();
  const dispatch = useDispatch();
  const { name, isChannel } = useChat(chatId);
  const { text: query } = useSelector(selectSearch);
  const outgoing = useSelector((state: Parameters<typeof selectOutgoing>[0]) => selectOutgoing(state, chatId));
  const [shownImage, setShownImage] = useStateOf<{ mId: string; index: number } | null>(chatId, () => null);
  const [forward] = useState(() => (message: Message) => void dispatch(forwardStarted(message)));
  const openImage = useCallback(({ mId }: Message, index: number) => setShownImage({ mId, index }), [setShownImage]);

  if (conversation?.status === "failed") {
    return (
      <div className="messages-state">
        <div>
          <LoadProblem
            sentence={text("conversation.failed")}
            onRetry={() => dispatch(messagesRequested({ chatId, part: "latest" }))}
          />
        </div>
      </div>
    );
  }
  if (conversation?.status !== "loaded" && outgoing.length === 0) {
    return (
      <div className="messages-state">
        <Loading />
      </div>
    );
  }
  if (!conversation || conversation.messages.length + outgoing.length === 0) {
    return (
      <div className="messages-state">
        <Text as="p" padX={16} padY={8}>
          {text("conversation.empty", { name })}
        </Text>
      </div>
    );
  }
  return (
    <>
      <MessageList
        key={conversation.generation}
        chatId={chatId}
        conversation={conversation}
        isChannel={isChannel}
        query={query}
        onForward={forward}
        onOpenImage={openImage}
      />
      {shownImage && <MessageGallery chatId={chatId} {...shownImage} onClose={() => setShownImage(null)} />}
    </>
  );
}
