import type { Person } from "@/contract/messaging/contacts";

import type { ContactRow } from "./sample/contacts";

export const toPerson = ({ id, firstName, lastName, profileImage }: ContactRow): Person => ({
  id,
  firstName,
  lastName,
  profileImage,
});
