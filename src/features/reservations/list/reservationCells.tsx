import { generatePath } from "react-router-dom";

import type { ReservationRow } from "@/contract/reservations/reservationList";
import { isEnded } from "@/domain/reservations/situationOf";
import { situationTones } from "@/shared/hotel/tones";
import type { ListWords } from "@/shared/list/listColumn";
import { PathLink } from "@/shared/routing/PathLink";
import { paths } from "@/shared/routing/paths";
import { numberText } from "@/shared/stay/record/numberText";
import { Avatar } from "@/shared/ui/Avatar";
import { Row } from "@/shared/ui/layout/Row";
import { Stack } from "@/shared/ui/layout/Stack";
import { Text } from "@/shared/ui/layout/Text";
import { StateBadge } from "@/shared/ui/states/StateBadge";

interface CellProps {
  row: ReservationRow;
  words: ListWords;
}

/**
 * As the specification has it: the words never change, the colour says whether the guest is still to arrive. Where the
 * situation has no column it is here, and alone once the stay has ended: what is cancelled is not on time.
 */
export function Status({ row, words }: CellProps) {
  const badge = (
    <span className={`badge badge-${row.status === "P" ? "info" : "warning"}`}>{words.text("list.onTime")}</span>
  );
  if (words.isShown("situation")) return badge;
  if (isEnded(row.situation)) return <SituationMark row={row} words={words} />;
  return (
    <Stack gap={2} align="start" shrinks className="status-and-situation">
      {badge}
      <SituationMark row={row} words={words} />
    </Stack>
  );
}

export function SituationMark({ row: { situation }, words: { text } }: CellProps) {
  const name = text(`situation.${situation}`);
  return (
    <span className={`situation situation-${situationTones[situation]}`} title={name}>
      {name}
    </span>
  );
}

/** Who comes. The number is what a guest reads out on the telephone; room and situation follow where they have no column. */
export function Customer({ row, words }: CellProps) {
  const { id, customer, isVip, room, foundBy } = row;
  const { text, isShown } = words;
  return (
    <Row gap={8} shrinks className="customer">
      <Avatar name={customer} />
      <Stack shrinks>
        <Row as="span" gap={4} shrinks>
          <Text
            as={PathLink}
            cuts
            weight={550}
            to={generatePath(paths.reservation, { id })}
            className="customer-name"
            dir="auto"
            title={customer}
          >
            {customer}
          </Text>{" "}
          {isVip && <StateBadge tone="open">{text("list.vip")}</StateBadge>}
        </Row>
        <Row as="span" gap={4} shrinks tone="muted" size={12} isTabular className="customer-number">
          {id}{" "}
          {!isShown("room") && (
            <Text as="bdi" tone="body" weight={500} className="customer-room">
              {room || text("list.noRoom")}
            </Text>
          )}{" "}
          {!isShown("situation") && !isShown("status") && <SituationMark row={row} words={words} />}
        </Row>
        {foundBy && (
          <Text as="bdi" tone="muted" size={12} breaksWords>
            {numberText(foundBy, text)}
          </Text>
        )}
      </Stack>
    </Row>
  );
}
