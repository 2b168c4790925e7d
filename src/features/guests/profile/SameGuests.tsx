import { fullName } from "@/domain/people/names";
import { useFormikContext } from "formik";

import { useText } from "@/shared/i18n/useText";
import { PathLink } from "@/shared/routing/PathLink";
import { Warning } from "@/shared/ui/states/Warning";

import { sameGuests } from "../duplicates/duplicates";
import { guestPath } from "../guestPaths";
import type { GuestValues } from "./guestRecord";

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
