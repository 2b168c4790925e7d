import { useSelector } from "react-redux";
import { Link } from "react-router-dom";

import { useText } from "@/shared/i18n/useText";
import { ArchiveIcon } from "@/shared/ui/icons";
import { Row } from "@/shared/ui/layout/Row";

import { selectChatLists } from "../chat/chatsSlice";

/** A link to the archived chats, with their number. */
export function ArchiveLink() {
  const { text } = useText();
  const { archive } = useSelector(selectChatLists);
  return (
    <Row lights as={Link} gap={12} weight={550} to={{ search: "?archive" }} className="chats-archive">
      <ArchiveIcon size={18} aria-hidden="true" />
      {text("chats.archive")}
      <span className="chats-archive-count" aria-hidden="true">
        {archive.length}
      </span>
    </Row>
  );
}
