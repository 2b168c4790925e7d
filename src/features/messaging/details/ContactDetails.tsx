import { generatePath, Link } from "react-router-dom";

import type { Contact } from "@/contract/messaging/contacts";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { paths } from "@/shared/routing/paths";
import { Facts } from "@/shared/ui/layout/Facts";

/** A person's data and shared channels. */
export function ContactDetails({ contact }: { contact: Contact }) {
  const { text } = useText();
  const { timeAgo } = useFormat();
  const { about, email, location, status, title, lastSeen, channels } = contact;
  return (
    <>
      <Facts
        shape="below"
        facts={[
          { label: text("details.about"), value: about },
          { label: text("details.job"), value: title },
          { label: text("details.email"), value: <a href={`mailto:${email}`}>{email}</a> },
          { label: text("details.location"), value: location },
          { label: text("details.status"), value: text(`chat.presence.${status}`) },
          { label: text("details.lastSeen"), value: lastSeen && timeAgo(lastSeen) },
        ]}
      />
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
