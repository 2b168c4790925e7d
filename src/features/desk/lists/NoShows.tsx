import type { Desk } from "@/contract/reservations/desk";
import { lastClosed } from "@/domain/reservations/lateArrival";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { Text } from "@/shared/ui/layout/Text";

import { DeskTable } from "./DeskTable";
import { soughtRows } from "./soughtRows";

interface NoShowsProps {
  desk: Desk;
  sought: string;
  currency: string | undefined;
}

/** Who did not come on the day that was closed last: they may still stand at the desk. Nothing where none is found. */
export function NoShows({ desk: { noShows, rooms, businessDate }, sought, currency }: NoShowsProps) {
  const { text } = useText();
  const { date } = useFormat();
  if (soughtRows(noShows, sought).length === 0) return null;
  const title = text("desk.noShows", { date: date(lastClosed(businessDate)) });
  return (
    <Text as="section" before={20} className="desk-no-shows" aria-label={title}>
      <h3>{title}</h3>
      <p>{text("desk.noShows.hint")}</p>
      <DeskTable list="arrivals" label={title} rows={noShows} rooms={rooms} sought={sought} currency={currency} />
    </Text>
  );
}
