import { memo } from "react";
import { useSelector } from "react-redux";
import { generatePath } from "react-router-dom";

import { useText } from "@/shared/i18n/useText";
import { PathLink } from "@/shared/routing/PathLink";
import { paths } from "@/shared/routing/paths";
import { Avatar } from "@/shared/ui/Avatar";
import { FavouriteIcon } from "@/shared/ui/icons";
import { Row } from "@/shared/ui/layout/Row";
import { Stack } from "@/shared/ui/layout/Stack";

import { ContactMenu } from "./ContactMenu";
import { chatName } from "../chat/chatName";
import { selectContact } from "./contactsSlice";
import { PresenceLabel } from "./PresenceLabel";

export const ContactRow = memo(function ContactRow({ id }: { id: string }) {
  const { text } = useText();
  const contact = useSelector((state: Parameters<typeof selectContact>[0]) => selectContact(state, id));
  if (!contact) return null;
  const name = chatName(contact);
  const { title, department, profileImage, status, isFavourite } = contact;
  return (
    <Row lights as="li" gap={4} className="row-item">
      <PathLink to={generatePath(`${paths.chats}/:id`, { id })} className="row-main">
        <Avatar name={name} image={profileImage} />
        <Stack as="span" grows className="row-text">
          <span className="row-title">
            <bdi>{name}</bdi>
            {isFavourite && (
              <>
                <FavouriteIcon size={14} aria-hidden="true" className="contact-star" />
                <span className="visually-hidden">{text("contacts.isFavourite")}</span>
              </>
            )}
          </span>
          <span className="row-detail">
            <bdi className="row-detail-text">{title}</bdi>
            {department && <span className="contact-department">{text(`department.${department}`)}</span>}
          </span>
        </Stack>
        <span className="row-side">
          <PresenceLabel presence={status} />
        </span>
      </PathLink>
      <ContactMenu contact={contact} />
    </Row>
  );
});
