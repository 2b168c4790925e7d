import { generatePath, Link } from "react-router-dom";

import type { Compensation, Complaint } from "@/contract/guests/complaint";
import { formAnswerDays } from "@/domain/complaints/complaintDeadline";
import { useProperty } from "@/shared/hotel/useProperty";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { RecordActs } from "@/shared/record/RecordActs";
import { paths } from "@/shared/routing/paths";
import { RecordHead } from "@/shared/ui/page/RecordHead";
import { Warning } from "@/shared/ui/states/Warning";

import { complaintActs } from "./complaintActs";
import { complaintRecord } from "./complaintRecord";

/** Whom it is about, how long there is, and what can be done with it now. */
export function ComplaintHead({ complaint }: { complaint: Complaint }) {
  const { text } = useText();
  const { money, date, dayAndTime } = useFormat();
  const { currency, timeZone } = useProperty();
  const { guestId, guest, room, owner, createdAt, createdBy, dueAt, resolvedAt, followUpOn, informedAt } = complaint;
  const { solution, compensation, compensations, unapproved, officialForm, origin } = complaint;
  const moment = (at: string) => dayAndTime(at, timeZone);
  const amount = (cents: number) => money({ cents, currency });
  const given = ({ kind, amount: cents, isTakenBack }: Compensation) => {
    const what = `${text(`complaints.kind.${kind}`)}: ${amount(cents)}`;
    return isTakenBack ? text("complaints.takenBack", { what }) : what;
  };

  return (
    <>
      {unapproved > 0 && <Warning>{text("reason.COMPENSATION_UNAPPROVED", { amount: amount(unapproved) })}</Warning>}
      <RecordHead
        label={text("complaints.head")}
        facts={[
          {
            label: text("column.customer"),
            value: guestId && (
              <Link to={generatePath(paths.guest, { id: guestId })}>{guest || text("guests.anonymous")}</Link>
            ),
          },
          { label: text("booking.room"), value: room },
          { label: text("complaints.owner"), value: owner },
          resolvedAt
            ? { label: text("complaints.resolved"), value: moment(resolvedAt) }
            : { label: text("complaints.dueAt"), value: moment(dueAt) },
          { label: text("complaints.followUp"), value: followUpOn && date(followUpOn) },
          { label: text("complaints.createdAt"), value: `${moment(createdAt)} · ${createdBy}` },
          {
            label: text("complaints.compensation"),
            value: [compensations.length > 1 && amount(compensation), ...compensations.map(given)]
              .filter(Boolean)
              .join(" · "),
          },
          { label: text("complaints.informed"), value: informedAt && moment(informedAt) },
          {
            label: text("complaints.officialForm"),
            value: officialForm && (
              <>
                <bdi>{officialForm.number}</bdi> ·{" "}
                <bdi>{text("complaints.answerBy", { date: date(officialForm.answerBy), days: formAnswerDays })}</bdi>
              </>
            ),
          },
          { label: text("complaints.solution"), value: solution },
        ]}
      >
        {origin && (
          <p>
            <Link
              to={`${generatePath(paths.chat, { id: origin.chatId })}?message=${encodeURIComponent(origin.messageId)}`}
            >
              {text("complaints.toMessage")}
            </Link>
          </p>
        )}
        <RecordActs kind={complaintRecord} record={complaint} acts={complaintActs} />
      </RecordHead>
    </>
  );
}
