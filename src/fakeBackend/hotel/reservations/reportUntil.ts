import type { LocalMinute } from "@/contract/formats";
import { localTime } from "@/domain/localTime";
import { reportNoShowUntil } from "@/domain/reservations/noShowReport";

import type { StoredReservation } from "../books/StoredReservation";
import type { Hotel } from "../Hotel";

/** Until when the channel of a no-show is to be told; undefined where it is not. */
export const reportUntil = (stored: StoredReservation, { setUp, property, clock }: Hotel): LocalMinute | undefined =>
  reportNoShowUntil(stored, {
    channel: setUp.channels.find(stored.channelId),
    checkOutTime: property.checkOutTime,
    localTime: localTime(clock().getTime(), property.timeZone),
  });
