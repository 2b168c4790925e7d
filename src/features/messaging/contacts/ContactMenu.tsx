import { useDispatch } from "react-redux";
import { generatePath, useNavigate } from "react-router-dom";

import type { Contact } from "@/contract/messaging/contacts";
import { useText } from "@/shared/i18n/useText";
import { paths } from "@/shared/routing/paths";
import { ArchiveIcon, CallsIcon, FavouriteIcon, MessagesIcon, RemoveIcon, VideoIcon } from "@/shared/ui/icons";
import { Menu, MenuItem } from "@/shared/ui/overlays/Menu";

import { chatName } from "../chat/chatName";
import { chatMarked, marksOf } from "../chat/chatWrites";

export function ContactMenu({ contact }: { contact: Contact }) {
  const { text } = useText();
  return (
    <Menu label={text("contacts.actions", { name: chatName(contact) })} className="icon-button more-sign">
      <ContactActions contact={contact} />
    </Menu>
  );
}

/** A component of its own, so that a row renders it only when its menu is first opened. */
function ContactActions({ contact }: { contact: Contact }) {
  const { text } = useText();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { id, isFavourite, isArchived, isInChats } = contact;
  const mark = (act: "toggleFavourite" | "toggleArchive" | "removeFromChats") => () =>
    void dispatch(chatMarked({ id, act, marks: marksOf[act](contact) }));
  const callWith = (kind: string) => void navigate(generatePath(paths.call, { id, kind }));
  return (
    <>
      <MenuItem
        icon={<MessagesIcon size={18} aria-hidden="true" />}
        onChoose={() => void navigate(generatePath(`${paths.chats}/:id`, { id }))}
      >
        {text("contacts.openChat")}
      </MenuItem>
      <MenuItem icon={<CallsIcon size={18} aria-hidden="true" />} onChoose={() => callWith("voice")}>
        {text("contacts.voiceCall")}
      </MenuItem>
      <MenuItem icon={<VideoIcon size={18} aria-hidden="true" />} onChoose={() => callWith("video")}>
        {text("contacts.videoCall")}
      </MenuItem>
      <MenuItem icon={<FavouriteIcon size={18} aria-hidden="true" />} onChoose={mark("toggleFavourite")}>
        {text(isFavourite ? "contacts.removeFavourite" : "contacts.addFavourite")}
      </MenuItem>
      <MenuItem icon={<ArchiveIcon size={18} aria-hidden="true" />} onChoose={mark("toggleArchive")}>
        {text(isArchived ? "contacts.unarchive" : "contacts.archive")}
      </MenuItem>
      {isInChats && (
        <MenuItem icon={<RemoveIcon size={18} aria-hidden="true" />} onChoose={mark("removeFromChats")}>
          {text("contacts.removeFromChats")}
        </MenuItem>
      )}
    </>
  );
}
