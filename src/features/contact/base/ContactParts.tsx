import "./contact.scss";

import { NavLink } from "react-router-dom";

import { useText } from "@/shared/i18n/useText";
import { paths } from "@/shared/routing/paths";
import { Row } from "@/shared/ui/layout/Row";

const parts = [
  { path: paths.guestContact, name: "guestContact.messages", isFirst: true },
  { path: paths.messageTemplates, name: "guestContact.templates", isFirst: false },
  { path: paths.messageSchedules, name: "guestContact.schedules", isFirst: false },
] as const;

/** The parts of the page, each with an address of its own. */
export function ContactParts() {
  const { text } = useText();
  return (
    <Row as="nav" gap={6} wraps className="contact-parts" aria-label={text("guestContact.parts")}>
      {parts.map(({ path, name, isFirst }) => (
        <NavLink key={path} to={path} end={isFirst}>
          {text(name)}
        </NavLink>
      ))}
    </Row>
  );
}
