import { generatePath, useNavigate } from "react-router-dom";

import { isChannel } from "@/domain/chat/chats";
import { useText } from "@/shared/i18n/useText";
import { paths } from "@/shared/routing/paths";
import { Avatar } from "@/shared/ui/Avatar";
import { IconButton } from "@/shared/ui/IconButton";
import { CallsIcon, DetailsIcon, FavouriteIcon, SearchIcon, VideoIcon } from "@/shared/ui/icons";
import { Muted } from "@/shared/ui/layout/Muted";
import { Row } from "@/shared/ui/layout/Row";
import { Text } from "@/shared/ui/layout/Text";
import { useNarrowerThan } from "@/shared/ui/useMediaQuery";

import { useChat } from "../chat/useChat";
import { ConversationMenu } from "./ConversationMenu";

interface ConversationHeaderProps {
  chatId: string;
  isSearching: boolean;
  onSearch: () => void;
  isShowingDetails: boolean;
  onDetails: () => void;
}

const SIZE = 18;

/** The other side of a conversation, and the actions on the conversation. */
export function ConversationHeader(props: ConversationHeaderProps) {
  const { chatId, isSearching, onSearch, isShowingDetails, onDetails } = props;
  const { text } = useText();
  const navigate = useNavigate();
  const { chat, name, isFavourite, toggleFavourite } = useChat(chatId);
  const isNarrow = useNarrowerThan("narrowPhone"); // there the name comes first
  const shownName = name || text("chat.unknown");
  const status = chat && (isChannel(chat) ? undefined : chat.status);
  const callBy = (kind: "voice" | "video") => void navigate(generatePath(paths.call, { id: chatId, kind }));
  const state =
    chat &&
    (isChannel(chat)
      ? text("conversation.members", { count: chat.members.length + 1 })
      : text(`chat.presence.${chat.status}`));

  const rest = [
    { label: text("conversation.favourite"), icon: FavouriteIcon, onClick: toggleFavourite, isPressed: isFavourite },
    { label: text("conversation.search"), icon: SearchIcon, onClick: onSearch, isExpanded: isSearching },
    { label: text("conversation.videoCall"), icon: VideoIcon, onClick: () => callBy("video") },
  ];
  const [favourite, search, video] = isNarrow
    ? []
    : rest.map(({ isPressed, isExpanded, ...button }) => (
        <IconButton
          key={button.label}
          {...button}
          size={SIZE}
          isFilled={isPressed}
          aria-pressed={isPressed}
          aria-expanded={isExpanded}
        />
      ));

  return (
    <Row gap={12} className="conversation-header">
      <span className="conversation-face" data-presence={status}>
        <Avatar name={name} image={chat && !isChannel(chat) ? chat.profileImage : undefined} />
      </span>
      <Text as="div" grows className="conversation-who">
        <h2 title={shownName}>
          <bdi>{shownName}</bdi>
        </h2>
        <Muted as="p" cuts size={13}>
          {state}
        </Muted>
      </Text>
      <div className="conversation-tools">
        {favourite}
        {search}
        <IconButton
          label={text("conversation.voiceCall")}
          icon={CallsIcon}
          size={SIZE}
          onClick={() => callBy("voice")}
        />
        {video}
        <IconButton
          label={text("conversation.details")}
          icon={DetailsIcon}
          size={SIZE}
          aria-expanded={isShowingDetails}
          onClick={onDetails}
        />
        <ConversationMenu key={chatId} chatId={chatId} first={isNarrow ? rest : []} />
      </div>
    </Row>
  );
}
