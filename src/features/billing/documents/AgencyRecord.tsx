import type { BillingDocument } from "@/contract/billing/billingDocument";
import { useHotelTimes } from "@/shared/hotel/useHotelTimes";
import { useText } from "@/shared/i18n/useText";
import { RecordHistory } from "@/shared/record/RecordHistory";
import { useRecordWords } from "@/shared/record/useRecordWords";
import { Card } from "@/shared/ui/layout/Card";
import { Facts } from "@/shared/ui/layout/Facts";
import { Text } from "@/shared/ui/layout/Text";
import { Stack } from "@/shared/ui/layout/Stack";
import { StateBadge } from "@/shared/ui/states/StateBadge";
import { Warning } from "@/shared/ui/states/Warning";

import { recordTones } from "./documentRecord";

/** 64 signs without a blank. */
const Hash = ({ children }: { children: string }) => (
  <Text as="bdi" size={13} breaksWords>
    {children}
  </Text>
);

/** The record of a document at the tax agency, and who did what with the document. */
export function AgencyRecord({ document: { record, sending, history } }: { document: BillingDocument }) {
  const { text } = useText();
  const { dayAndTime } = useHotelTimes();
  const words = useRecordWords({
    number: { label: "billing.number" },
    customer: { label: "billing.customer" },
    amount: { label: "invoice.amount", as: "cents" },
  });
  return (
    <>
      {record && sending && (
        <Card title={text("billing.agency")}>
          <Stack gap={12} padX={20} padY={16}>
            {sending.fault && (
              <Warning>
                <span lang="es">
                  <bdi>{`${sending.fault.code} · ${sending.fault.message}`}</bdi>
                </span>
              </Warning>
            )}
            <Facts
              shape="below"
              facts={[
                {
                  label: text("billing.record"),
                  value: (
                    <StateBadge tone={recordTones[sending.state]}>{text(`billing.record.${sending.state}`)}</StateBadge>
                  ),
                },
                { label: text("billing.sentAt"), value: sending.sentAt && dayAndTime(sending.sentAt) },
                { label: text("billing.receipt"), value: sending.receipt },
                { label: text("billing.hash"), value: <Hash>{record.hash}</Hash> },
                {
                  label: text("billing.previous"),
                  value: record.previous ? <Hash>{record.previous}</Hash> : text("billing.firstRecord"),
                },
              ]}
            />
          </Stack>
        </Card>
      )}
      <RecordHistory
        title={text("billing.history")}
        history={history}
        whatOf={(what) => text(`billing.history.${what}`)}
        words={words}
      />
    </>
  );
}
