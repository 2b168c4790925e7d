import { useText } from "@/shared/i18n/useText";
import {
  ArchiveIcon,
  BellIcon,
  FavouriteIcon,
  MutedIcon,
  ReadIcon,
  RemoveIcon,
  UnarchiveIcon,
} from "@/shared/ui/icons";
import { Menu, MenuItem } from "@/shared/ui/overlays/Menu";

import { useChat } from "../chat/useChat";

interface ChatMenuProps {
  id: string;
  name: string;
}

/** The actions of a chat in its row. */
export function ChatMenu({ id, name }: ChatMenuProps) {
  const { text } = useText();
  return (
    <Menu label={text("chat.actions", { name })} className="icon-button icon-button-sm more-sign chat-menu">
      <ChatActions id={id} />
    </Menu>
  );
}

/** A component of its own, so that a row renders it only when its menu is first opened. */
function ChatActions({ id }: { id: string }) {
  const { text } = useText();
  const chat = useChat(id);
  const ShelfIcon = chat.isArchived ? UnarchiveIcon : ArchiveIcon;
  const MuteIcon = chat.isMuted ? BellIcon : MutedIcon;
  return (
    <>
      <MenuItem icon={<FavouriteIcon size={18} aria-hidden="true" />} onChoose={chat.toggleFavourite}>
        {text(chat.isFavourite ? "chat.removeFavourite" : "chat.addFavourite")}
      </MenuItem>
      <MenuItem icon={<ShelfIcon size={18} aria-hidden="true" />} onChoose={chat.toggleArchive}>
        {text(chat.isArchived ? "chat.unarchive" : "chat.archive")}
      </MenuItem>
      <MenuItem
        icon={<ReadIcon size={18} aria-hidden="true" />}
        onChoose={() => (chat.unRead > 0 ? chat.markRead() : chat.markUnread())}
      >
        {text(chat.unRead > 0 ? "chat.markRead" : "chat.markUnread")}
      </MenuItem>
      <MenuItem icon={<MuteIcon size={18} aria-hidden="true" />} onChoose={chat.toggleMute}>
        {text(chat.isMuted ? "chat.unmute" : "chat.mute")}
      </MenuItem>
      {!chat.isChannel && (
        <MenuItem icon={<RemoveIcon size={18} aria-hidden="true" />} onChoose={chat.remove}>
          {text("chat.remove")}
        </MenuItem>
      )}
    </>
  );
}
