import { registerContract } from "@/contract/reservations/registers";
import { createClient } from "@/shared/api/createClient";

export const registerApi = createClient(registerContract);
