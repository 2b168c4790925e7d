import { useFormikContext } from "formik";

import type { Guest } from "@/contract/people/guest";
import { fullName } from "@/domain/people/names";
import { useText } from "@/shared/i18n/useText";
import { createSearch } from "@/shared/load/createSearch";
import { PathLink } from "@/shared/routing/PathLink";
import { Warning } from "@/shared/ui/states/Warning";

import { guestPath } from "../list/guestPaths";
import { guestsApi } from "../list/guestsApi";
import type { GuestValues } from "./guestRecord";

/** Guests who have the e-mail, telephone or document that is being typed. */
export const sameGuests = createSearch(
  "sameGuests",
  (query: Pick<Guest, "email" | "phone" | "document">) => guestsApi.findDuplicates({ query }),
  ({ email, phone, document }) => !email && !phone && !document,
);

/** Warns while somebody is written down whom the hotel knows already. */
export function SameGuests({ exceptId }: { exceptId?: string }) {
  const { text } = useText();
  const { email, phone, document } = useFormikContext<GuestValues>().values;
  const { data = [] } = sameGuests.use({ email: email.trim(), phone: phone.trim(), document: document.trim() });
  return (
    <div role="status">
      {data
        .filter(({ id }) => id !== exceptId)
        .map((guest) => (
          <Warning key={guest.id}>
            <span>{text("guests.duplicate", { name: fullName(guest) })}</span>{" "}
            <PathLink to={guestPath(guest.id)} isOver>
              {text("guests.duplicateOpen")}
            </PathLink>
          </Warning>
        ))}
    </div>
  );
}
