import type { GuestData } from "@/contract/guest";

import { unknownData } from "./unknownData";

/** What is left of a guest whose personal data are erased: the country, for the statistics. */
export const anonymisedData = ({ country }: Pick<GuestData, "country">): GuestData => ({
  ...unknownData,
  firstName: "Anonimizado",
  lastName: "",
  email: "",
  phone: "",
  document: "",
  country,
});
