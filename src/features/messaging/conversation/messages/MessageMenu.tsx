import { useDispatch } from "react-redux";
import { generatePath } from "react-router-dom";

import type { Message } from "@/contract/messaging/conversations";
import { ofSourceRef } from "@/domain/requests/occurrences";
import { useText } from "@/shared/i18n/useText";
import { noticeShown } from "@/shared/notices/noticesSlice";
import { openPath } from "@/shared/routing/openPath";
import { newId, paths } from "@/shared/routing/paths";
import { BookmarkIcon, CheckIcon, CopyIcon, ForwardIcon, RemoveIcon, ReplyIcon, WarningIcon } from "@/shared/ui/icons";
import { Menu, MenuItem } from "@/shared/ui/overlays/Menu";

import { messageBookmarked } from "../../bookmarks/bookmarkWrites";
import { replyStarted } from "../composer/draft/draftsSlice";
import { messageDeleted } from "../state/conversationWrites";
import { requestsDone } from "../writes/requestsDone";

interface MessageMenuProps {
  chatId: string;
  message: Message;
  onForward: (message: Message) => void;
}

const SIZE = 16;

/** The actions of a message. */
export function MessageMenu(props: MessageMenuProps) {
  const { text } = useText();
  return (
    <Menu label={text("conversation.actions")} className="icon-button more-sign message-menu-button" tabIndex={-1}>
      <MessageActions {...props} />
    </Menu>
  );
}

/** The page of a new complaint: its address says what was written, and where. */
function complaintPathOf(chatId: string, { mId, text }: Message): string {
  const query = new URLSearchParams({ chat: chatId, message: mId, said: text });
  return `${generatePath(paths.complaint, { id: newId })}?${query}`;
}

/** A component of its own, so that a row renders it only when its menu is first opened. */
function MessageActions({ chatId, message, onForward }: MessageMenuProps) {
  const { text } = useText();
  const dispatch = useDispatch();
  const request = ofSourceRef(message.clientId);

  function copy() {
    navigator.clipboard.writeText(message.text).then(
      () => dispatch(noticeShown({ kind: "success", sentence: { id: "conversation.copied" } })),
      () => dispatch(noticeShown({ kind: "error", sentence: { id: "conversation.notCopied" } })),
    );
  }

  return (
    <>
      <MenuItem
        icon={<ReplyIcon size={SIZE} aria-hidden="true" />}
        onChoose={() => dispatch(replyStarted({ chatId, message }))}
      >
        {text("conversation.reply")}
      </MenuItem>
      <MenuItem icon={<ForwardIcon size={SIZE} aria-hidden="true" />} onChoose={() => onForward(message)}>
        {text("conversation.forward")}
      </MenuItem>
      {message.text !== "" && (
        <MenuItem icon={<CopyIcon size={SIZE} aria-hidden="true" />} onChoose={copy}>
          {text("conversation.copy")}
        </MenuItem>
      )}
      <MenuItem
        icon={<BookmarkIcon size={SIZE} aria-hidden="true" />}
        onChoose={() => dispatch(messageBookmarked({ userId: chatId, mId: message.mId }))}
      >
        {text("conversation.bookmark")}
      </MenuItem>
      {request && (
        <MenuItem
          icon={<CheckIcon size={SIZE} aria-hidden="true" />}
          onChoose={() => dispatch(requestsDone.written(request))}
        >
          {text("conversation.done")}
        </MenuItem>
      )}
      <MenuItem
        icon={<WarningIcon size={SIZE} aria-hidden="true" />}
        onChoose={() => openPath(complaintPathOf(chatId, message))}
      >
        {text("conversation.complain")}
      </MenuItem>
      <MenuItem
        icon={<RemoveIcon size={SIZE} aria-hidden="true" />}
        onChoose={() => dispatch(messageDeleted({ chatId, message }))}
      >
        {text("conversation.delete")}
      </MenuItem>
    </>
  );
}
