import { billingContract } from "@/contract/billing/billing";
import { createClient } from "@/shared/api/createClient";

export const billingApi = createClient(billingContract);
