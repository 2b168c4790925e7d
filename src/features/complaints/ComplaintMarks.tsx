import type { ComplaintRow } from "@/contract/guests/complaint";
import type { Texts } from "@/shared/i18n/texts";
import { StateBadge } from "@/shared/ui/states/StateBadge";

interface MarkProps {
  complaint: Pick<ComplaintRow, "isLate" | "isFormLate" | "severity">;
  text: Texts["text"];
}

/** The solution and the answer to the official form have terms of their own; each has its own mark. */
export function LateMarks({ complaint: { isLate, isFormLate }, text }: MarkProps) {
  return (
    <>
      {isLate && <StateBadge tone="late">{text("complaints.late")}</StateBadge>}
      {isLate && isFormLate && " "}
      {isFormLate && <StateBadge tone="late">{text("complaints.formLate")}</StateBadge>}
    </>
  );
}

/** How bad it is: a word, and more bars for who looks at many. */
export const SeverityMark = ({ complaint: { severity }, text }: MarkProps) => (
  <span className={`complaint-severity is-${severity}`}>{text(`complaints.severity.${severity}`)}</span>
);
