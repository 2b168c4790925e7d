import type { Assignments } from "./assignment/Assignments";
import type { CloseBook } from "./close/CloseBook";
import type { ComplaintBook } from "./complaints/ComplaintBook";
import type { Core } from "./core";
import type { RoomMarks } from "./desk/DeskBooks";
import type { MessageBook } from "./guestMessages/MessageBook";
import type { GuestRegistry } from "./guests/GuestRegistry";
import type { HandoverBook } from "./handover/HandoverBook";
import type { Hotel } from "./hotel/Hotel";
import type { LoyaltyBook } from "./loyalty/LoyaltyBook";
import type { Messaging } from "./messaging/messagingData";
import type { Moves } from "./planning/Moves";
import type { RegisterBook } from "./register/RegisterBook";
import type { Requests } from "./requests/Requests";

/** The data of each area, by the area's name in areas.ts. */
export interface AreaData {
  readonly assignment: Assignments;
  readonly booking: undefined;
  readonly close: CloseBook;
  readonly complaints: ComplaintBook;
  readonly day: undefined;
  readonly desk: RoomMarks;
  readonly folio: undefined;
  readonly guestMessages: MessageBook;
  readonly guests: GuestRegistry;
  readonly handover: HandoverBook;
  readonly hotel: Hotel;
  readonly loyalty: LoyaltyBook;
  readonly messaging: Messaging;
  readonly planning: Moves;
  readonly register: RegisterBook;
  readonly requests: Requests;
}

/** The core's rows, and the data of each area, which can be read once its part is fetched. */
export type Database = Core & AreaData;
