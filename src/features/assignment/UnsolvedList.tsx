import type { AssignmentPlan } from "@/contract/reservations/assignment";
import type { WhyNoRoom } from "@/domain/assignment/proofs";
import type { Unsolved } from "@/domain/assignment/solveAssignment";
import type { WayOut } from "@/domain/assignment/waysOut";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { Text } from "@/shared/ui/layout/Text";
import { StateBadge } from "@/shared/ui/states/StateBadge";

import { AssignmentPart } from "./AssignmentPart";
import { StayLink } from "./StayLink";

interface UnsolvedListProps {
  plan: AssignmentPlan;
  unsolved: Unsolved[];
}

/** Who gets no room, whether that is proven, and what the desk can do. */
export function UnsolvedList({ plan, unsolved }: UnsolvedListProps) {
  const { text } = useText();
  const { date, list } = useFormat();
  const typeName = (id: string) => plan.roomTypes.find((type) => type.id === id)?.name ?? id;

  function whyText(why: WhyNoRoom) {
    const { kind } = why;
    if (kind === "shortage") return text(`assignment.why.${kind}`, { ...why, date: date(why.date) });
    if (kind === "othersStay") return text(`assignment.why.${kind}`, { guests: list(why.guests) });
    return text(`assignment.why.${kind}`);
  }

  const wayText = (way: WayOut) =>
    way.kind === "split"
      ? text("assignment.way.split", { room: way.room, nextRoom: way.nextRoom, date: date(way.date) })
      : text(`assignment.way.${way.kind}`, { roomType: typeName(way.roomTypeId), room: way.room });

  return (
    <AssignmentPart id="assignment-unsolved" title={text("assignment.unsolved")}>
      <p>{text("assignment.leftOut")}</p>
      <ul className="assignment-unsolved" aria-labelledby="assignment-unsolved">
        {unsolved.map(({ stay, why, waysOut }) => (
          <li key={stay.id}>
            <StayLink stay={stay} plan={plan} />
            <div>
              {why.kind === "notFound" || why.kind === "othersStay" ? (
                <StateBadge tone="now">{text("assignment.notFound")}</StateBadge>
              ) : (
                <StateBadge tone="late">{text("assignment.impossible")}</StateBadge>
              )}{" "}
              {whyText(why)}
              {waysOut.length > 0 && (
                <Text as="ul" before={4} className="bullets" aria-label={text("assignment.ways")}>
                  {waysOut.map((way) => (
                    <li key={way.kind}>{wayText(way)}</li>
                  ))}
                </Text>
              )}
            </div>
          </li>
        ))}
      </ul>
    </AssignmentPart>
  );
}
