import type { BilledStay } from "@/contract/billing/billingDocument";
import type { Words } from "@/shared/i18n/useWordsIn";
import { type PlainColumn, PlainTable } from "@/shared/ui/PlainTable";

import { Parts } from "./Parts";

interface PrintedStaysProps {
  stays: readonly BilledStay[];
  isRoll: boolean;
  words: Words;
}

/** Whom a company pays for: on a roll, one line for a stay. */
export function PrintedStays({ stays, isRoll, words: { text, formats } }: PrintedStaysProps) {
  const guest = {
    id: "guest",
    head: text("booking.guest"),
    isRowHead: true,
    render: (stay: BilledStay) => <bdi>{stay.guest}</bdi>,
  };
  const nights = {
    id: "nights",
    head: text("invoice.nights"),
    isNumeric: true,
    render: (stay: BilledStay) => stay.nights,
  };
  const wide: PlainColumn<BilledStay>[] = [
    guest,
    { id: "room", head: text("booking.room"), render: ({ room }) => room },
    { id: "arrival", head: text("booking.arrival"), render: ({ arrival }) => formats.date(arrival) },
    { id: "departure", head: text("booking.departure"), render: ({ departure }) => formats.date(departure) },
    nights,
    { id: "voucher", head: text("invoice.voucher"), render: ({ voucher }) => <bdi>{voucher}</bdi> },
  ];
  const narrow: PlainColumn<BilledStay>[] = [
    {
      ...guest,
      render: ({ guest: name, room, arrival, departure, voucher }) => (
        <Parts parts={[...new Set([name, room, formats.date(arrival), formats.date(departure), voucher])]} />
      ),
    },
    nights,
  ];
  return (
    <PlainTable<BilledStay>
      caption={text("invoice.stays")}
      rows={stays}
      keyOf={({ reservationId }) => reservationId}
      columns={isRoll ? narrow : wide}
    />
  );
}
