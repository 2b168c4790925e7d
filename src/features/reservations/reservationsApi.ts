import { guestsContract } from "@/contract/guests";
import { hotelChangesContract } from "@/contract/hotelChanges";
import { propertyContract } from "@/contract/property";
import { ratesContract } from "@/contract/rates";
import { reservationsContract } from "@/contract/reservations";
import { createClient } from "@/shared/api/createClient";

export const reservationsApi = createClient({
  ...propertyContract,
  ...ratesContract,
  ...guestsContract,
  ...reservationsContract,
  ...hotelChangesContract,
});
