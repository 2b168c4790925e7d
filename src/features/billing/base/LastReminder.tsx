import { generatePath } from "react-router-dom";

import type { Reminder } from "@/contract/billing/reminder";
import { messageTones } from "@/shared/hotel/tones";
import { useHotelTimes } from "@/shared/hotel/useHotelTimes";
import { useReason } from "@/shared/i18n/useReason";
import { useText } from "@/shared/i18n/useText";
import { PathLink } from "@/shared/routing/PathLink";
import { paths } from "@/shared/routing/paths";
import { Row } from "@/shared/ui/layout/Row";
import { Text } from "@/shared/ui/layout/Text";
import { StateBadge } from "@/shared/ui/states/StateBadge";

export function LastReminder({ reminder: { messageId, state, at, failure } }: { reminder: Reminder }) {
  const { text } = useText();
  const { dayAndTime } = useHotelTimes();
  const reasonText = useReason();
  return (
    <Row as="span" gap={8} rowGap={2} align="center" wraps>
      <StateBadge tone={messageTones[state]}>{text(`guestContact.state.${state}`)}</StateBadge>
      <PathLink to={generatePath(paths.guestMessage, { id: messageId })}>{dayAndTime(at)}</PathLink>
      {failure && (
        <Text size={13} tone="danger" dir="auto">
          {reasonText(failure)}
        </Text>
      )}
    </Row>
  );
}
