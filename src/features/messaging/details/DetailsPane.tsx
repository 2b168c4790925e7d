import "./details.scss";

import { useEffect, useRef } from "react";
import { useDispatch, useSelector } from "react-redux";

import { useText } from "@/shared/i18n/useText";
import { Avatar } from "@/shared/ui/Avatar";
import { IconButton } from "@/shared/ui/IconButton";
import { ArchiveIcon, CloseIcon, FavouriteIcon, MuteIcon } from "@/shared/ui/icons";
import { Row } from "@/shared/ui/layout/Row";
import { Stack } from "@/shared/ui/layout/Stack";
import { Text } from "@/shared/ui/layout/Text";
import { LoadState } from "@/shared/ui/states/LoadState";

import { useChat } from "../chat/useChat";
import { ChannelDetails } from "./ChannelDetails";
import { ContactDetails } from "./ContactDetails";
import { detailsRequested, selectDetails } from "./detailsSlice";
import { SharedFiles } from "./SharedFiles";
import { SharedMedia } from "./SharedMedia";

interface DetailsPaneProps {
  chatId: string;
  onClose: () => void;
}

/** Details of a person or channel, with all shared files. */
export function DetailsPane({ chatId, onClose }: DetailsPaneProps) {
  const { text } = useText();
  const dispatch = useDispatch();
  const heading = useRef<HTMLHeadingElement>(null);
  const { chat, status } = useSelector(selectDetails);
  const { name, isChannel, isFavourite, isArchived, isMuted, ...toggles } = useChat(chatId);

  useEffect(() => heading.current?.focus(), []);
  useEffect(() => void dispatch(detailsRequested({ chatId, isChannel })), [dispatch, chatId, isChannel]);

  return (
    <div role="presentation" className="details-place" onKeyDown={(event) => event.key === "Escape" && onClose()}>
      <aside className="details" aria-label={text("details.of", { name })}>
        <Row justify="between" className="details-header">
          <h2 ref={heading} tabIndex={-1}>
            {text("details.title")}
          </h2>
          <IconButton label={text("details.close")} icon={CloseIcon} size={18} onClick={onClose} />
        </Row>
        <Stack gap={8} align="center" className="details-who">
          <Avatar name={name} image={chat && "profileImage" in chat ? chat.profileImage : undefined} />
          <Text as="p" breaksWords size={17} weight={600} dir="auto">
            {name}
          </Text>
        </Stack>
        <Row gap={6} justify="center" wraps>
          <button
            type="button"
            className="btn btn-quiet btn-sm"
            aria-pressed={isFavourite}
            onClick={toggles.toggleFavourite}
          >
            <FavouriteIcon size={16} aria-hidden="true" fill={isFavourite ? "currentColor" : "none"} />
            {text("conversation.favourite")}
          </button>
          <button type="button" className="btn btn-quiet btn-sm" onClick={toggles.toggleArchive}>
            <ArchiveIcon size={16} aria-hidden="true" />
            {isArchived ? text("conversation.unarchive") : text("conversation.archive")}
          </button>
          <button type="button" className="btn btn-quiet btn-sm" onClick={toggles.toggleMute}>
            <MuteIcon size={16} aria-hidden="true" />
            {isMuted ? text("conversation.unmute") : text("conversation.mute")}
          </button>
        </Row>
        {!chat && (
          <LoadState
            load={{ status, request: () => dispatch(detailsRequested({ chatId, isChannel })) }}
            failed={text("details.failed")}
          />
        )}
        {chat && ("members" in chat ? <ChannelDetails channel={chat} /> : <ContactDetails contact={chat} />)}
        {chat && <SharedMedia media={chat.media} />}
        {chat && <SharedFiles files={chat.attachedFiles} />}
      </aside>
    </div>
  );
}
