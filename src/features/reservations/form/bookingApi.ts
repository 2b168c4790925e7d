import { guestsContract } from "@/contract/guests";
import { propertyContract } from "@/contract/property";
import { ratesContract } from "@/contract/rates";
import { reservationsContract } from "@/contract/reservations";
import { createClient } from "@/shared/api/createClient";

export const bookingApi = createClient({
  ...propertyContract,
  ...ratesContract,
  ...guestsContract,
  ...reservationsContract,
});
