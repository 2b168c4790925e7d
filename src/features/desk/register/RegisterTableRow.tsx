import { generatePath } from "react-router-dom";

import type { RegisterRow } from "@/contract/reservations/register";
import { dueOf } from "@/domain/register/registerStanding";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { openPathOver } from "@/shared/routing/openPath";
import { paths } from "@/shared/routing/paths";
import { Row } from "@/shared/ui/layout/Row";
import { Text } from "@/shared/ui/layout/Text";
import { StateBadge } from "@/shared/ui/states/StateBadge";

import { useRegisterEventWords } from "./useRegisterEventWords";

const tones = { sent: "quiet", prepared: "open", ready: "good", incomplete: "late" } as const;

/** A register in the list: its state, what became of it last, and whether its time ends. */
export function RegisterTableRow({ row, businessDate }: { row: RegisterRow; businessDate: string }) {
  const { text } = useText();
  const { date } = useFormat();
  const wordsOf = useRegisterEventWords();
  const { id, customer, room, arrival, people, incomplete, state, isCorrection, last } = row;
  const due = dueOf(row, businessDate);
  return (
    <tr>
      <td>
        <Text as="bdi" weight={620}>
          {customer}
        </Text>
      </td>
      <td>{room}</td>
      <td>
        <bdi>{date(arrival)}</bdi>
      </td>
      <td>
        <Row as="span" gap={6} wraps>
          <StateBadge tone={tones[state]}>{text(`register.state.${state}`, { count: incomplete })}</StateBadge>
          {isCorrection && state !== "sent" && <StateBadge tone="now">{text("register.correction")}</StateBadge>}
          {due && <StateBadge tone={due === "late" ? "late" : "now"}>{text(`register.due.${due}`)}</StateBadge>}
        </Row>
        {last && <small>{wordsOf(last)}</small>}
      </td>
      <td className="is-numeric">{people}</td>
      <td className="desk-act">
        <button
          type="button"
          className="btn btn-quiet"
          aria-label={text("register.of", { customer })}
          onClick={() => openPathOver(generatePath(paths.travellers, { id }))}
        >
          {text("register.open")}
        </button>
      </td>
    </tr>
  );
}
