import { useText } from "@/shared/i18n/useText";
import {
  ArchiveIcon,
  BellIcon,
  FavouriteIcon,
  MoreIcon,
  MutedIcon,
  ReadIcon,
  RemoveIcon,
  UnarchiveIcon,
} from "@/shared/ui/icons";
import { Menu, MenuItem } from "@/shared/ui/Menu";

import { useChat } from "./useChat";

/** What can be done with a chat from its row. */
export function ChatMenu({ id }: { id: string }) {
  const { text } = useText();
  const chat = useChat(id);
  const ShelfIcon = chat.isArchived ? UnarchiveIcon : ArchiveIcon;
  const MuteIcon = chat.isMuted ? BellIcon : MutedIcon;
  return (
    <Menu
      label={text("chat.actions", { name: chat.name })}
      className="icon-button icon-button-sm chat-menu"
      button={<MoreIcon size={18} aria-hidden="true" />}
    >
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
    </Menu>
  );
}
