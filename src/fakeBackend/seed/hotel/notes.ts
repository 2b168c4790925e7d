import type { ReservationNotes } from "@/contract/reservations";

import type { Random } from "../random";
import { guestTexts, internalTexts, requestTexts, vipTexts } from "./wishes";

const silent: ReservationNotes = { internal: "", guest: "", request: "" };

/** Half of the guests have a request or a note. */
export function notesDrawn(isVip: boolean, { next, pick }: Random): ReservationNotes {
  if (isVip) return { internal: pick(vipTexts), guest: "", request: next() < 0.5 ? pick(requestTexts) : "" };
  if (next() < 0.55) return silent;
  return {
    internal: next() < 0.25 ? pick(internalTexts) : "",
    guest: next() < 0.08 ? pick(guestTexts) : "",
    request: next() < 0.75 ? pick(requestTexts) : "",
  };
}
