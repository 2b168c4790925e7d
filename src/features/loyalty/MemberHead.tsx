import type { ComponentType } from "react";
import { generatePath, Link } from "react-router-dom";

import type { Member, MemberAction, MemberFields } from "@/contract/guests/member";
import type { Act } from "@/shared/actions/act";
import { useProperty } from "@/shared/hotel/useProperty";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { RecordActs } from "@/shared/record/RecordActs";
import { paths } from "@/shared/routing/paths";
import { RecordHead } from "@/shared/ui/page/RecordHead";
import { Warning } from "@/shared/ui/states/Warning";

import { memberRecord } from "./loyaltyRecords";
import { AdjustDialog, LeaveDialog, type MemberDialogProps, RedeemDialog, UndoDialog } from "./MemberDialog";

type MemberAct = Act<MemberAction, MemberFields, Member>;

const asking = (action: MemberAction, ActDialog: ComponentType<MemberDialogProps>): MemberAct => ({
  action,
  label: `loyalty.action.${action}`,
  renderDialog: (dialog, member) => <ActDialog dialog={dialog} member={member} />,
});

const acts: MemberAct[] = [
  asking("adjust", AdjustDialog),
  { ...asking("redeem", RedeemDialog), isPrimary: () => true },
  // each redemption has a button of its own
  { ...asking("undo", UndoDialog), isElsewhere: true },
  asking("leave", LeaveDialog),
];

/** Points of a member, the way to the next level, and the acts. */
export function MemberHead({ member }: { member: Member }) {
  const { text } = useText();
  const { money, date } = useFormat();
  const { currency } = useProperty();
  const { id, centsPerPoint, points, nights, spend, missing, expiring, joinedOn } = member;
  const amount = (cents: number) => money({ cents, currency });
  const pointsText = (count: number) => text("loyalty.pointCount", { count });
  const nightsText = (count: number) => text("loyalty.nightCount", { count });
  const worthOf = (count: number) => amount(count * centsPerPoint);

  return (
    <>
      {points < 0 && <Warning>{text("loyalty.debt")}</Warning>}
      <RecordHead
        label={text("loyalty.head")}
        facts={[
          {
            label: text("loyalty.balance"),
            value: text("loyalty.worth", { points: pointsText(points), worth: worthOf(points) }),
          },
          {
            label: text("loyalty.year"),
            value: text("loyalty.yearFigures", { nights: nightsText(nights), spend: amount(spend) }),
          },
          ...(missing
            ? [
                {
                  label: text("loyalty.toLevel", { level: text(`loyalty.level.${missing.level}`) }),
                  value: text("loyalty.either", { nights: nightsText(missing.nights), spend: amount(missing.spend) }),
                },
              ]
            : []),
          {
            label: text("loyalty.expiring"),
            value:
              expiring &&
              text("loyalty.expiringFrom", { points: pointsText(expiring.points), date: date(expiring.on) }),
          },
          { label: text("loyalty.joinedOn"), value: date(joinedOn) },
        ]}
      >
        <p>
          <Link to={generatePath(paths.guest, { id })}>{text("loyalty.toProfile")}</Link>
        </p>
        <RecordActs kind={memberRecord} record={member} acts={acts} />
      </RecordHead>
    </>
  );
}
