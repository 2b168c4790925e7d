import { useText } from "@/shared/i18n/useText";
import { Avatar } from "@/shared/ui/Avatar";
import { Brand } from "@/shared/ui/page/Brand";
import { RecordHead } from "@/shared/ui/page/RecordHead";
import { StateBadge, type Tone } from "@/shared/ui/states/StateBadge";

import { Part, State } from "./Part";
import { longName } from "./samples";

const tones: Tone[] = ["quiet", "open", "good", "now", "late"];
const people = ["Marina Solé", "Omar Haddad", "Zoe Nadal", "李伟", "عمر حداد", "Ana"];

/** What shows whom or what a record is about. */
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
          <div className="parts-row">
            {people.map((name) => (
              <Avatar key={name} name={name} />
            ))}
          </div>
        </State>
        <State name="picture">
          <Avatar name="Marina Solé" image="/icon.svg" />
        </State>
      </Part>

      <Part name="Brand">
        <State name="in the frame">
          <Brand />
        </State>
      </Part>

      <Part name="StateBadge">
        <State name={tones.join(" ")}>
          <div className="parts-row">
            {tones.map((tone) => (
              <StateBadge key={tone} tone={tone}>
                {text("view.inHouse")}
              </StateBadge>
            ))}
          </div>
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
