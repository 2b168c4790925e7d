import type { ComplaintRow } from "@/contract/guests/complaint";
import type { Texts } from "@/shared/i18n/texts";
import { StateBadge } from "@/shared/ui/states/StateBadge";

interface LateMarksProps {
  complaint: Pick<ComplaintRow, "isLate" | "isFormLate">;
  text: Texts["text"];
}

/** The solution and the answer to the official form have terms of their own; each has its own mark. */
export function LateMarks({ complaint: { isLate, isFormLate }, text }: LateMarksProps) {
  return (
    <>
      {isLate && <StateBadge tone="late">{text("complaints.late")}</StateBadge>}
      {isLate && isFormLate && " "}
      {isFormLate && <StateBadge tone="late">{text("complaints.formLate")}</StateBadge>}
    </>
  );
}
