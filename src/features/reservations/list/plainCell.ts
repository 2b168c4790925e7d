import type { SalesChannel } from "@/contract/property";
import type { ReservationRow } from "@/contract/reservationList";
import type { CsvCell } from "@/shared/csv/csvOf";
import type { Formats } from "@/shared/format/formats";
import type { Texts } from "@/shared/i18n/texts";

import { listedTime } from "./listedTime";
import type { ColumnId } from "./useColumns";

/** A cell without colours or links, for a file or for paper; amounts in units of the currency. */
export function plainCell(
  row: ReservationRow,
  column: ColumnId,
  channels: SalesChannel[],
  text: Texts["text"],
  formats: Formats,
): CsvCell {
  switch (column) {
    case "checkin":
    case "checkout":
    case "created_at":
      return listedTime(row[column], formats);
    case "status":
      return text("list.onTime");
    case "situation":
      return text(`situation.${row.situation}`);
    case "channelId":
      return channels.find(({ id }) => id === row.channelId)?.name ?? row.channelId;
    case "total":
    case "balance":
      return row[column] / 100;
    default:
      return row[column];
  }
}
