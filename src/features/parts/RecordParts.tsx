import type { Tone } from "@/contract/definition/defineRecord";
import { useText } from "@/shared/i18n/useText";
import { Avatar } from "@/shared/ui/Avatar";
import { Row } from "@/shared/ui/layout/Row";
import { Brand } from "@/shared/ui/page/Brand";
import { RecordHead } from "@/shared/ui/page/RecordHead";
import { StateBadge } from "@/shared/ui/states/StateBadge";

import { Part, State } from "./Part";
import { longName } from "./samples";

const tones: Tone[] = ["quiet", "open", "good", "now", "late"];
const people = ["Marina Solé", "Omar Haddad", "Zoe Nadal", "李伟", "عمر حداد", "Ana"];

/** Parts that say whom or what a record is about. */
export function RecordParts() {
  const { text } = useText();
  const facts = [
    { label: text("column.checkin"), value: "27/03/2026" },
    { label: text("column.checkout"), value: "30/03/2026" },
    { label: text("column.room"), value: "204" },
    { label: text("column.total"), value: "1.240,50 €" },
  ];
  const badge = <StateBadge tone="now">{text("view.inHouse")}</StateBadge>;
  return (
    <>
      <Part name="Avatar">
        <State name="initials">
          <Row gap={12} wraps>
            {people.map((name) => (
              <Avatar key={name} name={name} />
            ))}
          </Row>
        </State>
        <State name="picture">
          <Avatar name="Marina Solé" image="/icon.svg" />
        </State>
      </Part>

      <Part name="Brand" state="in the frame">
        <Brand />
      </Part>

      <Part name="StateBadge">
        <State name={tones.join(" ")}>
          <Row gap={12} wraps>
            {tones.map((tone) => (
              <StateBadge key={tone} tone={tone}>
                {text("view.inHouse")}
              </StateBadge>
            ))}
          </Row>
        </State>
      </Part>

      <Part name="RecordHead">
        <State name="name, marks, facts">
          <RecordHead
            label={text("reservation.edit")}
            name="Marina Solé"
            marks={[
              { label: "N.º", value: "RSV-000482" },
              { label: text("column.situation"), value: badge },
            ]}
            facts={facts}
          />
        </State>
        <State name="a long name, on a phone" width={320}>
          <RecordHead
            label={text("reservation.new")}
            name={longName}
            marks={[{ label: text("column.situation"), value: badge }]}
            facts={facts}
          />
        </State>
      </Part>
    </>
  );
}
