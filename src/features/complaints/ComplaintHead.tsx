import { useFormikContext } from "formik";
import { generatePath, Link } from "react-router-dom";

import type { Compensation, Complaint } from "@/contract/guests/complaint";
import { formAnswerDays } from "@/domain/complaints/complaintDeadline";
import { ActionRow } from "@/shared/actions/ActionRow";
import { useFormat } from "@/shared/i18n/useFormat";
import type { Property } from "@/contract/property";
import { useText } from "@/shared/i18n/useText";
import { paths } from "@/shared/routing/paths";
import { RecordHead } from "@/shared/ui/page/RecordHead";
import { Warning } from "@/shared/ui/states/Warning";

import { complaintActs } from "./complaintActs";
import { complaintRecord } from "./complaintRecord";

interface ComplaintHeadProps {
  complaint: Complaint;
  property: Property;
}

/** Whom it is about, how long there is, and what can be done with it now. */
export function ComplaintHead({ complaint, property }: ComplaintHeadProps) {
  const { text } = useText();
  const { money, date, dayAndTime } = useFormat();
  const { dirty } = useFormikContext();
  const waiting = complaintRecord.useWaitingAct(complaint.id);
  const { guestId, guest, room, owner, createdAt, createdBy, dueAt, resolvedAt, followUpOn, informedAt } = complaint;
  const { solution, compensation, compensations, unapproved, officialForm, origin, actions } = complaint;
  const moment = (at: string) => dayAndTime(at, property.timeZone);
  const amount = (cents: number) => money({ cents, currency: property.currency });
  const given = ({ kind, amount: cents, isTakenBack }: Compensation) => {
    const what = `${text(`complaints.kind.${kind}`)}: ${amount(cents)}`;
    return isTakenBack ? text("complaints.takenBack", { what }) : what;
  };
  const known = (label: string, value: string, isKnown = value !== "") => (isKnown ? [{ label, value }] : []);

  return (
    <>
      {unapproved > 0 && <Warning>{text("reason.COMPENSATION_UNAPPROVED", { amount: amount(unapproved) })}</Warning>}
      <RecordHead
        label={text("complaints.head")}
        facts={[
          ...(guestId
            ? [
                {
                  label: text("column.customer"),
                  value: (
                    <Link to={generatePath(paths.guest, { id: guestId })}>{guest || text("guests.anonymous")}</Link>
                  ),
                },
              ]
            : []),
          ...known(text("booking.room"), room),
          ...known(text("complaints.owner"), owner),
          resolvedAt
            ? { label: text("complaints.resolved"), value: moment(resolvedAt) }
            : { label: text("complaints.dueAt"), value: moment(dueAt) },
          ...known(text("complaints.followUp"), followUpOn && date(followUpOn)),
          { label: text("complaints.createdAt"), value: `${moment(createdAt)} · ${createdBy}` },
          ...known(
            text("complaints.compensation"),
            [compensations.length > 1 && amount(compensation), ...compensations.map(given)].filter(Boolean).join(" · "),
            compensations.length > 0,
          ),
          ...known(text("complaints.informed"), informedAt && moment(informedAt)),
          ...(officialForm
            ? [
                {
                  label: text("complaints.officialForm"),
                  value: (
                    <>
                      <bdi>{officialForm.number}</bdi> ·{" "}
                      <bdi>
                        {text("complaints.answerBy", { date: date(officialForm.answerBy), days: formAnswerDays })}
                      </bdi>
                    </>
                  ),
                },
              ]
            : []),
          ...known(text("complaints.solution"), solution),
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
        <ActionRow
          kit={complaintRecord.acts}
          record={complaint}
          permissions={actions}
          acts={complaintActs}
          waiting={waiting}
          isChanged={dirty}
        />
      </RecordHead>
    </>
  );
}
