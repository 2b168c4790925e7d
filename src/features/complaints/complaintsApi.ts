import { complaintsContract } from "@/contract/guests/complaints";
import { createClient } from "@/shared/api/createClient";

export const complaintsApi = createClient(complaintsContract);
