import { generatePath, useNavigate } from "react-router-dom";

import { isChannel } from "@/domain/isChannel";
import { useText } from "@/shared/i18n/useText";
import { paths } from "@/shared/routing/paths";
import { Avatar } from "@/shared/ui/Avatar";
import { CallsIcon, DetailsIcon, FavouriteIcon, SearchIcon, VideoIcon } from "@/shared/ui/icons";

import { useChat } from "../chats/useChat";
import { ConversationMenu } from "./ConversationMenu";

interface ConversationHeaderProps {
  chatId: string;
  isSearching: boolean;
  onSearch: () => void;
  isShowingDetails: boolean;
  onDetails: () => void;
}

const SIZE = 18;

/** Who one talks with, and what one can do with the conversation as a whole. */
export function ConversationHeader(props: ConversationHeaderProps) {
  const { chatId, isSearching, onSearch, isShowingDetails, onDetails } = props;
  const { text } = useText();
  const navigate = useNavigate();
  const { chat, name, isFavourite, toggleFavourite } = useChat(chatId);
  const shownName = name || text("chat.unknown");
  const status = chat && (isChannel(chat) ? undefined : chat.status);
  const state =
    chat &&
    (isChannel(chat)
      ? text("conversation.members", { count: chat.members.length + 1 })
      : text(`chat.presence.${chat.status}`));

  return (
    <div className="conversation-header">
      <span className="conversation-face" data-presence={status}>
        <Avatar name={name} image={chat && !isChannel(chat) ? chat.profileImage : undefined} />
      </span>
      <div className="conversation-who">
        <h2 title={shownName}>
          <bdi>{shownName}</bdi>
        </h2>
        <p>{state}</p>
      </div>
      <div className="conversation-tools">
        <button
          type="button"
          className="icon-button"
          aria-label={text("conversation.favourite")}
          title={text("conversation.favourite")}
          aria-pressed={isFavourite}
          onClick={toggleFavourite}
        >
          <FavouriteIcon size={SIZE} aria-hidden="true" fill={isFavourite ? "currentColor" : "none"} />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={text("conversation.search")}
          title={text("conversation.search")}
          aria-expanded={isSearching}
          onClick={onSearch}
        >
          <SearchIcon size={SIZE} aria-hidden="true" />
        </button>
        <button
          type="button"
          className="icon-button"
          onClick={() => void navigate(generatePath(paths.call, { id: chatId, kind: "voice" }))}
          aria-label={text("conversation.voiceCall")}
          title={text("conversation.voiceCall")}
        >
          <CallsIcon size={SIZE} aria-hidden="true" />
        </button>
        <button
          type="button"
          className="icon-button"
          onClick={() => void navigate(generatePath(paths.call, { id: chatId, kind: "video" }))}
          aria-label={text("conversation.videoCall")}
          title={text("conversation.videoCall")}
        >
          <VideoIcon size={SIZE} aria-hidden="true" />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={text("conversation.details")}
          title={text("conversation.details")}
          aria-expanded={isShowingDetails}
          onClick={onDetails}
        >
          <DetailsIcon size={SIZE} aria-hidden="true" />
        </button>
        <ConversationMenu chatId={chatId} />
      </div>
    </div>
  );
}
