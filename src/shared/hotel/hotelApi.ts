import { hotelChangesContract } from "@/contract/hotelChanges";
import { propertyContract } from "@/contract/property";
import { ratesContract } from "@/contract/rates";
import { createClient } from "@/shared/api/createClient";

export const hotelApi = createClient({ ...propertyContract, ...ratesContract, ...hotelChangesContract });
