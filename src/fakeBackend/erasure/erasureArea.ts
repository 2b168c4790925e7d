import { channels } from "../channels/channelsArea";
import { complaints } from "../complaints/complaintsArea";
import type { Area } from "../core/area";
import { guestMessages } from "../guestMessages/guestMessagesArea";
import { erasureContract, guests } from "../guests/guestsArea";
import { handover } from "../handover/handoverArea";
import { hotelArea } from "../hotel/hotelArea";
import { housekeeping } from "../housekeeping/housekeepingArea";
import { shift } from "../housekeeping/shift/shiftArea";
import { loyalty } from "../loyalty/loyaltyArea";
import { messaging } from "../messaging/messagingArea";
import { pos } from "../pos/posArea";
import { register } from "../register/registerArea";
import { requests } from "../requests/requestsArea";
import { rooms } from "../rooms/roomsArea";

/** It reads all texts in which a guest may be named. It has no rows of its own. */
export const erasure: Area<undefined> = hotelArea(erasureContract, () => import("./erasurePart"), [
  guests,
  requests,
  complaints,
  loyalty,
  guestMessages,
  handover,
  register,
  messaging,
  pos,
  channels,
  rooms,
  housekeeping,
  shift,
]);
