import type { StatePart } from "@/shared/feature/feature";
import { hotel } from "@/shared/hotel/hotelSlice";
import { hotelState } from "@/shared/hotel/hotelState";

import { dayReport, dayReports, nightClose } from "./closeApi";
import { closeRecord } from "./closeRecord";

const follower = closeRecord.followedBy({
  *show({ close }) {
    if (close) {
      yield* nightClose.tell(() => close);
      return;
    }
    yield* hotel.askAgain();
    yield* nightClose.askAgain();
    yield* dayReports.askAgain();
  },
});

export const closeState: StatePart[] = [hotelState, nightClose, dayReports, dayReport, closeRecord, follower];
