import type { ReactNode } from "react";

import type { ReasonOf } from "@/contract/reasons";
import type { WordedCode } from "@/shared/i18n/reasonOf";
import { useReason } from "@/shared/i18n/useReason";
import { useText } from "@/shared/i18n/useText";
import { Stack } from "@/shared/ui/layout/Stack";
import { Text } from "@/shared/ui/layout/Text";

interface StayRow {
  id: string;
  customer: string;
  room: string;
}

interface StayChoiceProps<Row extends StayRow> {
  legend: string;
  rows: readonly Row[];
  isChosen: (id: string) => boolean;
  onChoose: (id: string, isChosen: boolean) => void;
  refused: readonly { id: string; reasons: readonly ReasonOf<WordedCode>[] }[];
  /** Said of a stay besides its guest and its room. */
  children?: (row: Row, isRefused: boolean) => ReactNode;
}

/** The stays that an act on many is about: each is chosen or left out, and says why it was refused. */
export function StayChoice<Row extends StayRow>(props: StayChoiceProps<Row>) {
  const { legend, rows, isChosen, onChoose, refused, children } = props;
  const { text } = useText();
  const reasonText = useReason();
  return (
    <Stack as="fieldset" gap={8} className="desk-choice">
      <Text as="legend" size={14} weight={620}>
        {legend}
      </Text>
      {rows.map((row) => {
        const { id, customer, room } = row;
        const reasons = refused.find((one) => one.id === id)?.reasons ?? [];
        return (
          <label key={id}>
            <input
              type="checkbox"
              className="form-check-input"
              checked={isChosen(id)}
              onChange={({ target }) => onChoose(id, target.checked)}
            />
            <span>
              <bdi>{customer}</bdi> · {room || text("list.noRoom")}
              {children?.(row, reasons.length > 0)}
              {reasons.length > 0 && <small className="desk-refused">{reasons.map(reasonText).join(" ")}</small>}
            </span>
          </label>
        );
      })}
    </Stack>
  );
}
