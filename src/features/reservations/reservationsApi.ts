import { guestsContract } from "@/contract/guests";
import { ratesContract } from "@/contract/rates";
import { reservationsContract } from "@/contract/reservations";
import { createClient } from "@/shared/api/createClient";

export const reservationsApi = createClient({
  ...ratesContract,
  ...guestsContract,
  ...reservationsContract,
});
