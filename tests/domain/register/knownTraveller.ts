import type { Traveller } from "@/contract/reservations/travellers";
import { noTraveller } from "@/domain/register/travellers";

/** Of whom the register knows all that it asks. */
export const knownTraveller: Traveller = {
  ...noTraveller,
  firstName: "Ana",
  lastName: "Ruiz",
  secondLastName: "Gil",
  sex: "female",
  birthDate: "1990-05-01",
  nationality: "ES",
  documentType: "dni",
  document: "12345678Z",
  supportNumber: "ABC123456",
  address: "Calle Mayor 1",
  postalCode: "11005",
  town: "Cádiz",
  country: "ES",
  phone: "+34 600 100 200",
  signature: "M1 1L2 2",
};
