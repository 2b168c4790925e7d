import type { StatePart } from "@/shared/feature/feature";
import { hotelState } from "@/shared/hotel/hotelState";

import { policies, policyRecord } from "./policyRecord";
import { foundStays, simulatedStay } from "./simulation";

const follower = policyRecord.followedBy({ readAgain: policies.askAgain });

export const policiesState: StatePart[] = [policyRecord, follower, policies, foundStays, simulatedStay, hotelState];
