import "./reasons.scss";

import type { ReasonOf } from "@/contract/reasons";
import type { WordedCode } from "@/shared/i18n/reasonOf";
import { useReason } from "@/shared/i18n/useReason";

import { WarningIcon } from "../icons";

interface ReasonsProps {
  reasons: ReasonOf<WordedCode>[];
  /** It tells of what was not asked for yet: in the quiet colour. */
  isQuiet?: boolean;
}

/** Why something cannot be done, each reason in a line. */
export function Reasons({ reasons, isQuiet = false }: ReasonsProps) {
  const reasonText = useReason();
  return (
    <span className={isQuiet ? "reasons is-quiet" : "reasons"}>
      {reasons.map(reasonText).map((sentence) => (
        <span key={sentence} className="reason">
          <WarningIcon size={14} aria-hidden="true" />
          <span>{sentence}</span>
        </span>
      ))}
    </span>
  );
}
