import type { Channel } from "@/contract/messaging/channels";
import { useText } from "@/shared/i18n/useText";
import { Avatar } from "@/shared/ui/Avatar";
import { Text } from "@/shared/ui/layout/Text";
import { Row } from "@/shared/ui/layout/Row";

import { chatName } from "../chat/chatName";

/** A channel's description and members. */
export function ChannelDetails({ channel: { description, members, isAdmin } }: { channel: Channel }) {
  const { text } = useText();
  return (
    <>
      {description && (
        <section className="details-part">
          <h3>{text("details.about")}</h3>
          <p dir="auto">{description}</p>
        </section>
      )}
      <section className="details-part">
        <h3>{text("conversation.members", { count: members.length + 1 })}</h3>
        <ul>
          <Row as="li" gap={10} isTouchable>
            <Text grows>{text("conversation.you")}</Text>
            {isAdmin && <span className="details-admin">{text("details.admin")}</span>}
          </Row>
          {members.map((member) => (
            <Row as="li" key={member.id} gap={10} isTouchable>
              <Avatar name={chatName(member)} image={member.profileImage} />
              <Text grows dir="auto">
                {chatName(member)}
              </Text>
              {member.isAdmin && <span className="details-admin">{text("details.admin")}</span>}
            </Row>
          ))}
        </ul>
      </section>
    </>
  );
}
