import { Link } from "react-router-dom";

import type { Profile } from "@/contract/messaging/profile";
import { useText } from "@/shared/i18n/useText";
import { paths } from "@/shared/routing/paths";
import { Avatar } from "@/shared/ui/Avatar";
import { LocationIcon, MailIcon, RenameIcon } from "@/shared/ui/icons";
import { Muted } from "@/shared/ui/layout/Muted";
import { Row } from "@/shared/ui/layout/Row";
import { Text } from "@/shared/ui/layout/Text";

import { PresenceLabel } from "../contacts/PresenceLabel";

/** The person's own card: cover, portrait, name, job, text and contact data. */
export function ProfileCard({ profile: { basicDetails, status } }: { profile: Profile }) {
  const { text } = useText();
  const { fullName, title, description, email, location, avatar, coverImage } = basicDetails;
  return (
    <section className="card profile-card">
      <div className="profile-cover">{coverImage && <img src={coverImage} alt="" />}</div>
      <div className="card-body">
        <Row gap={16} rowGap={12} wraps className="profile-head">
          <span className="profile-face">
            <Avatar name={fullName} image={avatar} />
          </span>
          <div>
            <Text as="h2" breaksWords size={20} dir="auto">
              {fullName}
            </Text>
            <Muted as="p" dir="auto">
              {title}
            </Muted>
          </div>
          <Link to={paths.settings} className="btn btn-quiet">
            <RenameIcon size={18} aria-hidden="true" />
            {text("profile.edit")}
          </Link>
        </Row>
        <p dir="auto">{description}</p>
        <Row as="ul" gap={24} rowGap={8} wraps className="profile-facts">
          {status && (
            <Row as="li" gap={8} shrinks breaksWords>
              <PresenceLabel presence={status} />
            </Row>
          )}
          <Row as="li" gap={8} shrinks breaksWords>
            <MailIcon size={18} aria-hidden="true" />
            <span className="visually-hidden">{text("settings.email")} </span>
            <bdi>{email}</bdi>
          </Row>
          {location && (
            <Row as="li" gap={8} shrinks breaksWords>
              <LocationIcon size={18} aria-hidden="true" />
              <span className="visually-hidden">{text("settings.location")} </span>
              <bdi>{location}</bdi>
            </Row>
          )}
        </Row>
      </div>
    </section>
  );
}
