import { useState } from "react";
import { Link } from "react-router-dom";

import { useText } from "@/shared/i18n/useText";
import { IconButton } from "@/shared/ui/IconButton";
import { BackIcon, NewChannelIcon, NewChatIcon } from "@/shared/ui/icons";
import { Row } from "@/shared/ui/layout/Row";

import { NewChannelDialog } from "./NewChannelDialog";
import { NewDirectChatDialog } from "./NewDirectChatDialog";

/** The list's title, and buttons to begin a chat; in the archive, a link back. */
export function ChatListHead({ isArchive }: { isArchive: boolean }) {
  const { text } = useText();
  const [opened, setOpened] = useState<"directChat" | "channel">();
  const close = () => setOpened(undefined);

  if (isArchive) {
    return (
      <Row gap={4} className="chats-head">
        <Link to={{ search: "" }} className="icon-button" aria-label={text("chats.leaveArchive")}>
          <BackIcon size={20} aria-hidden="true" className="mirrored" />
        </Link>
        <p className="chats-title" aria-hidden="true">
          {text("chats.archive")}
        </p>
      </Row>
    );
  }
  return (
    <Row gap={4} className="chats-head">
      <p className="chats-title" aria-hidden="true">
        {text("chats.heading")}
      </p>
      <IconButton label={text("chats.newDirectChat")} icon={NewChatIcon} onClick={() => setOpened("directChat")} />
      <IconButton label={text("chats.newChannel")} icon={NewChannelIcon} onClick={() => setOpened("channel")} />
      <NewDirectChatDialog isOpen={opened === "directChat"} onClose={close} />
      <NewChannelDialog isOpen={opened === "channel"} onClose={close} />
    </Row>
  );
}
