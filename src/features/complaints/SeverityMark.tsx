import type { ComplaintSeverity } from "@/contract/guests/complaint";
import type { Texts } from "@/shared/i18n/texts";

interface SeverityMarkProps {
  severity: ComplaintSeverity;
  text: Texts["text"];
}

/** How bad it is: a word, and more bars for who looks at many. */
export const SeverityMark = ({ severity, text }: SeverityMarkProps) => (
  <span className={`complaint-severity is-${severity}`}>{text(`complaints.severity.${severity}`)}</span>
);
