import { generatePath, Link } from "react-router-dom";

import type { Contact } from "@/contract/messaging/contacts";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { paths } from "@/shared/routing/paths";
import { Stack } from "@/shared/ui/layout/Stack";

/** A person's data and shared channels. */
export function ContactDetails({ contact }: { contact: Contact }) {
  const { text } = useText();
  const { timeAgo } = useFormat();
  const { about, email, location, status, title, lastSeen, channels } = contact;
  return (
    <>
      <Stack as="dl" gap={12} className="details-facts">
        {about && <Fact name={text("details.about")}>{about}</Fact>}
        {title && <Fact name={text("details.job")}>{title}</Fact>}
        <div>
          <dt>{text("details.email")}</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
        {location && <Fact name={text("details.location")}>{location}</Fact>}
        <Fact name={text("details.status")}>{text(`chat.presence.${status}`)}</Fact>
        {lastSeen && <Fact name={text("details.lastSeen")}>{timeAgo(lastSeen)}</Fact>}
      </Stack>
      {channels.length > 0 && (
        <section className="details-part">
          <h3>{text("details.channels")}</h3>
          <ul className="details-channels">
            {channels.map(({ id, name }) => (
              <li key={id}>
                <Link to={generatePath(paths.chat, { id })} dir="auto">
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd dir="auto">{children}</dd>
    </div>
  );
}
