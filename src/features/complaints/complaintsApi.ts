import { complaintsContract } from "@/contract/complaints";
import { createClient } from "@/shared/api/createClient";

export const complaintsApi = createClient(complaintsContract);
