import { loyaltyContract } from "@/contract/guests/loyalty";
import { createClient } from "@/shared/api/createClient";
import { createLoad } from "@/shared/load/createLoad";

export const loyaltyApi = createClient(loyaltyContract);

export const programme = createLoad("loyaltyProgramme", () => loyaltyApi.getProgramme(), loyaltyApi.getProgramme.reads);
