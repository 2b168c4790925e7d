import type { Desk } from "@/contract/reservations/desk";
import { lastClosed } from "@/domain/reservations/lateArrival";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import type { BilledStay } from "@/shared/stay/record/billedStay";
import { Text } from "@/shared/ui/layout/Text";
import { Muted } from "@/shared/ui/layout/Muted";

import { DeskTable } from "./DeskTable";
import { soughtRows } from "./soughtRows";

interface NoShowsProps {
  desk: Desk;
  sought: string;
  billed: BilledStay | undefined;
  currency: string | undefined;
}

/** Who did not come on the day that was closed last: they may still stand at the desk. Nothing where none is found. */
export function NoShows({ desk: { noShows, rooms, businessDate }, sought, billed, currency }: NoShowsProps) {
  const { text } = useText();
  const { date } = useFormat();
  if (soughtRows(noShows, sought, billed).length === 0) return null;
  const title = text("desk.noShows", { date: date(lastClosed(businessDate)) });
  return (
    <Text as="section" before={20} aria-label={title}>
      <Text as="h3" size={16}>
        {title}
      </Text>
      <Muted as="p" after={8}>
        {text("desk.noShows.hint")}
      </Muted>
      <DeskTable list="arrivals" label={title} rows={noShows} {...{ rooms, sought, billed, currency }} />
    </Text>
  );
}
