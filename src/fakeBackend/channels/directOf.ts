import type { HistoryEntry } from "@/contract/reservations/reservationHistory";

import type { StoredReservation } from "../hotel/books/StoredReservation";
import type { Hotel } from "../hotel/Hotel";

/** A reservation of the channel that it has cancelled and the hotel has taken back as its own sale. */
export const directOf = (channelId: string, externalId: string, hotel: Hotel): StoredReservation | undefined =>
  [...hotel.all()].find(
    ({ externalRef, state, isDeleted, history = [] }) =>
      externalRef === externalId &&
      !isDeleted &&
      state !== "cancelled" &&
      history.some(({ what, changes }) => what === "reactivate" && changes.some((one) => isFrom(one, channelId))),
  );

const isFrom = ({ field, before }: HistoryEntry["changes"][number], channelId: string) =>
  field === "channelId" && before === channelId;
