import { useState } from "react";
import { useDispatch } from "react-redux";
import { useNavigate } from "react-router-dom";

import { useText } from "@/shared/i18n/useText";
import { paths } from "@/shared/routing/paths";
import { ConfirmDialog } from "@/shared/ui/overlays/ConfirmDialog";
import { ArchiveIcon, type Icon, MoreIcon, MuteIcon, RemoveIcon, UnreadIcon } from "@/shared/ui/icons";
import { Menu, MenuItem } from "@/shared/ui/overlays/Menu";

import { useChat } from "../chat/useChat";
import { conversationDeleted } from "./state/conversationWrites";

const SIZE = 18;

interface ConversationMenuProps {
  chatId: string;
  /** Actions for which there is no space beside the name: listed first. */
  first: { label: string; icon: Icon; onClick: () => void; isPressed?: boolean }[];
}

/** Less frequent actions of a conversation. */
export function ConversationMenu({ chatId, first }: ConversationMenuProps) {
  const { text } = useText();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { name, isArchived, isMuted, toggleArchive, toggleMute, markUnread } = useChat(chatId);
  const [isAsking, setIsAsking] = useState(false);

  return (
    <>
      <Menu label={text("conversation.more")} button={<MoreIcon size={SIZE} aria-hidden="true" />}>
        {first.map(({ label, icon: FirstIcon, onClick, isPressed }) => (
          <MenuItem
            key={label}
            icon={<FirstIcon size={SIZE} aria-hidden="true" />}
            isChosen={isPressed}
            onChoose={onClick}
          >
            {label}
          </MenuItem>
        ))}
        <MenuItem icon={<ArchiveIcon size={SIZE} aria-hidden="true" />} onChoose={toggleArchive}>
          {isArchived ? text("conversation.unarchive") : text("conversation.archive")}
        </MenuItem>
        <MenuItem
          icon={<UnreadIcon size={SIZE} aria-hidden="true" />}
          onChoose={() => {
            markUnread();
            void navigate(paths.chats); // staying would mark it read again
          }}
        >
          {text("conversation.markUnread")}
        </MenuItem>
        <MenuItem icon={<MuteIcon size={SIZE} aria-hidden="true" />} onChoose={toggleMute}>
          {isMuted ? text("conversation.unmute") : text("conversation.mute")}
        </MenuItem>
        <MenuItem icon={<RemoveIcon size={SIZE} aria-hidden="true" />} onChoose={() => setIsAsking(true)}>
          {text("conversation.deleteAll")}
        </MenuItem>
      </Menu>
      <ConfirmDialog
        isOpen={isAsking}
        title={text("conversation.deleteAll.title")}
        confirmLabel={text("conversation.deleteAll.confirm")}
        cancelLabel={text("conversation.cancel")}
        onConfirm={() => {
          setIsAsking(false);
          dispatch(conversationDeleted(chatId));
        }}
        onCancel={() => setIsAsking(false)}
      >
        {text("conversation.deleteAll.question", { name })}
      </ConfirmDialog>
    </>
  );
}
