import type { FiledRecord } from "@/contract/billing/chainRecord";
import { operationOf } from "@/domain/billing/submissions";
import { useHotelTimes } from "@/shared/hotel/useHotelTimes";
import { useText } from "@/shared/i18n/useText";
import { Card } from "@/shared/ui/layout/Card";
import { Facts } from "@/shared/ui/layout/Facts";
import { Muted } from "@/shared/ui/layout/Muted";
import { Row } from "@/shared/ui/layout/Row";
import { Stack } from "@/shared/ui/layout/Stack";
import { Text } from "@/shared/ui/layout/Text";
import { StateBadge } from "@/shared/ui/states/StateBadge";

import { recordTones } from "./documentRecord";

/** 64 signs without a blank are cut at the end of the line, and copied whole. */
const Hash = ({ children }: { children: string }) => (
  <Text as="div" dir="ltr" cuts title={children}>
    {children}
  </Text>
);

/** All records of a document at the tax agency, the newest first, each with its own state and answer. */
export function AgencyRecords({ records }: { records: FiledRecord[] }) {
  const { text } = useText();
  if (records.length === 0) return null;
  return (
    <Card title={text("billing.agency")}>
      <Stack as="ol" gap={16} padX={20} padY={16} align="stretch">
        {records.map((one) => (
          <AgencyRecord key={one.record.hash} {...one} />
        ))}
      </Stack>
    </Card>
  );
}

function AgencyRecord({ record, sending }: FiledRecord) {
  const { text } = useText();
  const { dayAndTime } = useHotelTimes();
  return (
    <Stack as="li" gap={6} align="stretch">
      <Row gap={12} rowGap={2} wraps>
        <strong>{text(`billing.operation.${operationOf({ record, sending })}`)}</strong>
        <Muted>{dayAndTime(record.generatedAt)}</Muted>
        {sending && (
          <StateBadge tone={recordTones[sending.state]}>{text(`billing.record.${sending.state}`)}</StateBadge>
        )}
      </Row>
      {sending?.fault && (
        <Text as="p" lang="es" dir="ltr" tone={sending.state === "rejected" ? "danger" : "body"}>
          {`${sending.fault.code} · ${sending.fault.message}`}
        </Text>
      )}
      <Facts
        shape="table"
        size={13}
        facts={[
          { label: text("billing.hash"), value: <Hash>{record.hash}</Hash> },
          {
            label: text("billing.previous"),
            value: record.previous ? <Hash>{record.previous}</Hash> : text("billing.firstRecord"),
          },
          { label: text("billing.sentAt"), value: sending?.sentAt && dayAndTime(sending.sentAt) },
          { label: text("billing.receipt"), value: sending?.receipt },
        ]}
      />
    </Stack>
  );
}
