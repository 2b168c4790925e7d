import type { GuestProfile } from "@/contract/guests/guestProfile";
import { fullName } from "@/domain/people/names";
import { useText } from "@/shared/i18n/useText";
import { RecordDrawer } from "@/shared/record/RecordDrawer";

import { GuestMarks } from "../list/GuestMarks";
import { GuestProfilePanel } from "./GuestProfilePanel";
import { guestRecord } from "./guestRecord";
import { NewGuestForm } from "./NewGuestForm";

/** A guest beside the list, or a new one. */
export function GuestDrawer({ id }: { id: string }) {
  const { text } = useText();

  function titleOf(guest: GuestProfile | undefined) {
    if (!guest) return text("guests.profile");
    return guest.isAnonymised ? text("guests.anonymous") : fullName(guest);
  }

  return (
    <RecordDrawer
      record={guestRecord}
      id={id}
      newTitle={text("guests.new")}
      titleOf={titleOf}
      renderBeside={(guest) => <GuestMarks guest={guest} text={text} />}
    >
      {(guest) => (guest ? <GuestProfilePanel key={guest.id} guest={guest} /> : <NewGuestForm />)}
    </RecordDrawer>
  );
}
