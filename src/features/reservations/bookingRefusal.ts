import axios from "axios";

import type { Reason } from "@/contract/reasons";
import type { HistoryEntry } from "@/contract/reservationHistory";
import type { Reservation, ReservationRefusal } from "@/contract/reservations";
import { fieldMessagesOf, messageOf } from "@/shared/api/messageOf";
import type { Sentence } from "@/shared/i18n/sentence";
import { isObject } from "@/shared/isObject";

/** Why the server did not do what was asked. */
export interface BookingRefusal {
  message: Sentence;
  /** By the field's name. */
  fields: Record<string, Sentence>;
  reasons: Reason[];
  /** The reservation as it stands now, where somebody else changed it meanwhile. */
  current?: Reservation;
  /** What they did to it, the newest first. */
  news: HistoryEntry[];
}

/** `version` is that of the reservation which the request was about; each change adds one, and a line of history. */
export function bookingRefusalOf(error: unknown, version = 0): BookingRefusal {
  const body: unknown = axios.isAxiosError(error) ? error.response?.data : undefined;
  const { reasons = [], current } = isObject(body) ? (body as Partial<ReservationRefusal>) : {};
  const news = current?.history.slice(0, current.version - version) ?? [];
  return { message: messageOf(error), fields: fieldMessagesOf(error) ?? {}, reasons, current, news };
}
