import { guestsContract } from "@/contract/guests/guests";
import { createClient } from "@/shared/api/createClient";

export const guestsApi = createClient(guestsContract);
