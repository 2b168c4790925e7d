import { useDispatch, useSelector } from "react-redux";

import type { Message } from "@/contract/messaging/conversations";
import { isChannel } from "@/domain/chat/chats";
import { useText } from "@/shared/i18n/useText";
import { selectUser } from "@/shared/session/sessionSlice";
import { Row } from "@/shared/ui/layout/Row";

import { chatName } from "../../chat/chatName";
import { selectChat } from "../../chat/chatsSlice";
import { messageAcknowledged, selectIsAcknowledging } from "../state/conversationWrites";

interface UrgentAnswersProps {
  chatId: string;
  message: Message;
  isOwn: boolean;
}

/** For an urgent message: a button "Enterado" for others' messages, the missing acknowledgements for own ones. */
export function UrgentAnswers({ chatId, message, isOwn }: UrgentAnswersProps) {
  const { text } = useText();
  const dispatch = useDispatch();
  const ownId = String(useSelector(selectUser)?.uid ?? "");
  const chat = useSelector((state: Parameters<typeof selectChat>[0]) => selectChat(state, chatId));
  const { mId, acknowledgedBy = [] } = message;
  const isWaiting = useSelector((state: Parameters<typeof selectIsAcknowledging>[0]) =>
    selectIsAcknowledging(state, chatId, mId),
  );
  const people = chat ? (isChannel(chat) ? chat.members : [chat]) : [];
  const missing = people.filter(({ id }) => !acknowledgedBy.includes(id)).map(chatName);
  const isAcknowledged = acknowledgedBy.includes(ownId);

  return (
    <Row before={2} after={4} gap={12} rowGap={4} wraps>
      {isOwn && (
        <p className="urgent-state">
          {missing.length === 0
            ? text("conversation.allAcknowledged")
            : text("conversation.notAcknowledged", { names: missing })}
        </p>
      )}
      {!isOwn && isAcknowledged && <p className="urgent-state">{text("conversation.acknowledged")}</p>}
      {!isOwn && !isAcknowledged && isWaiting && (
        <p className="urgent-state">{text("conversation.acknowledgeWaits")}</p>
      )}
      {!isOwn && !isAcknowledged && !isWaiting && (
        <button
          type="button"
          className="btn btn-primary btn-sm"
          tabIndex={-1}
          onClick={() => dispatch(messageAcknowledged({ chatId, mId }))}
        >
          {text("conversation.acknowledge")}
        </button>
      )}
    </Row>
  );
}
