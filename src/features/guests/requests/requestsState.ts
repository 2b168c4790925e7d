import type { StatePart } from "@/shared/feature";

import { requestList } from "./requestList";
import { requestRecord } from "./requestRecord";
import { requestActionsPart, requestForm, requestSaves } from "./requestSaves";
import { duties, requestKinds, soughtReservations } from "./requestsApi";

export const requestsState: StatePart[] = [
  requestList,
  requestRecord,
  requestForm,
  requestSaves,
  requestActionsPart,
  requestKinds,
  duties,
  soughtReservations,
];
