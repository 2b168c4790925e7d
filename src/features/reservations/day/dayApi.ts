import { dayContract } from "@/contract/day";
import { createClient } from "@/shared/api/createClient";

export const dayApi = createClient(dayContract);
