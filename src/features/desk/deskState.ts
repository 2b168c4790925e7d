import { hotelState } from "@/shared/hotel/hotelState";
import { roomsState } from "@/shared/rooms/roomStatuses";
import { enrolments, guestMembership, memberLevels } from "@/shared/stay/member/enrolments";
import { offersState } from "@/shared/stay/offer/offersState";
import { billedStay } from "@/shared/stay/record/billedStay";
import { stayState } from "@/shared/stay/stayState";

import { sheetData } from "./print/sheetData";
import { handover, handoverWrites } from "./handover/handoverNotes";
import { deskGroupPart } from "./lists/deskGroup";
import { registerFilesPart } from "./register/registerFiles";
import { registerMarksPart } from "./register/registerMarks";
import { registerFollower, registerRecord, registers } from "./register/registerRecord";
import { freeRooms } from "./stay/freeRooms";

export const deskState = [
  hotelState,
  ...roomsState,
  ...stayState,
  billedStay,
  guestMembership,
  memberLevels,
  enrolments,
  freeRooms,
  offersState,
  deskGroupPart,
  handover,
  sheetData,
  handoverWrites,
  registers,
  registerRecord,
  registerFollower,
  registerFilesPart,
  registerMarksPart,
];
