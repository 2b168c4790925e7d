import type { ReactNode } from "react";

import type { Reason } from "@/contract/reservations/reservationReasons";
import { useText } from "@/shared/i18n/useText";
import { CheckIcon, type Icon, WarningIcon } from "@/shared/ui/icons";
import { Stack } from "@/shared/ui/layout/Stack";
import { Reasons } from "@/shared/ui/states/Reasons";

interface StayCheckProps {
  title: string;
  state: "done" | "warns" | "blocks";
  says?: ReactNode;
  reasons?: Reason[];
  children?: ReactNode;
}

const looks: Record<StayCheckProps["state"], Icon> = { done: CheckIcon, warns: WarningIcon, blocks: WarningIcon };

/** One of the checks: how it stands in words, and what can be done about it. */
export function StayCheck({ title, state, says, reasons, children }: StayCheckProps) {
  const { text } = useText();
  const StateIcon = looks[state];
  return (
    <li className={`desk-check is-${state}`}>
      <StateIcon size={20} role="img" aria-label={text(`desk.is.${state}`)} />
      <Stack gap={8} shrinks>
        <h3>{title}</h3>
        {says && <p>{says}</p>}
        {reasons && reasons.length > 0 && <Reasons reasons={reasons} />}
        {children}
      </Stack>
    </li>
  );
}
