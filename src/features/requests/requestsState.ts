import type { StatePart } from "@/shared/feature/feature";
import { hotelState } from "@/shared/hotel/hotelState";

import { requestList } from "./requestList";
import { duties, requestKinds, soughtReservations } from "./requestsApi";
import { requestServing } from "./requestServing";

export const requestsState: StatePart[] = [
  hotelState,
  requestList,
  ...requestServing.parts,
  requestKinds,
  duties,
  soughtReservations,
];
