import type { GuestData } from "@/contract/people/guest";

import { documentKey } from "../people/documents";
import { folded } from "../text/folded";

/** By which a person is still known when the record is edited, "" where it is unknown. */
export interface PersonSigns {
  firstName: string;
  lastName: string;
  birthDate: string;
  document: string;
}

export const personSigns = ({ firstName, lastName, birthDate, document }: Pick<GuestData, keyof PersonSigns>) =>
  ({
    firstName: folded(firstName),
    lastName: folded(lastName),
    birthDate,
    document: documentKey(document),
  }) satisfies PersonSigns;

/** Whether a record may still be of the person whom it was of: one sign has stayed. */
export const isStillOf = (was: PersonSigns, now: PersonSigns): boolean =>
  (Object.keys(was) as (keyof PersonSigns)[]).some((sign) => was[sign] !== "" && was[sign] === now[sign]);
