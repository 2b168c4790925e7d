import type { StatePart } from "@/shared/feature/feature";
import { hotelState } from "@/shared/hotel/hotelState";

import { openMember, programme } from "./loyaltyApi";
import { levelActionsPart, loyaltyWrites, memberActionsPart } from "./loyaltyWrites";
import { memberList } from "./memberList";

export const loyaltyState: StatePart[] = [
  hotelState,
  memberList,
  programme,
  openMember,
  loyaltyWrites,
  memberActionsPart,
  levelActionsPart,
];
