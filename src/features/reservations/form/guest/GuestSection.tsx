import { useFormikContext } from "formik";

import type { Guest } from "@/contract/guests/guest";
import { splitFullName } from "@/domain/people/splitFullName";
import { useText } from "@/shared/i18n/useText";

import { type BookingValues, noGuest } from "../bookingValues";
import { ChosenGuest } from "./ChosenGuest";
import { DuplicateWarning } from "./DuplicateWarning";
import { FormSection } from "@/shared/record/FormSection";
import { GuestSearch } from "./GuestSearch";
import { NewGuestFields } from "./NewGuestFields";

/** For whom: a guest whom the hotel knows, or a new one. */
export function GuestSection() {
  const { text } = useText();
  const { values, setValues } = useFormikContext<BookingValues>();
  const { guest, newGuest } = values;

  function choose(chosen: Guest | null) {
    void setValues((now) => ({ ...now, guest: chosen, newGuest: null }));
  }

  /** What was typed into the search is their name, most likely. */
  function writeDown(name: string) {
    void setValues((now) => ({ ...now, guest: null, newGuest: { ...noGuest, ...splitFullName(name) } }));
  }

  return (
    <FormSection title={text("booking.guest")}>
      {guest && <ChosenGuest guest={guest} onChange={() => choose(null)} />}
      {newGuest && (
        <>
          <NewGuestFields onBack={() => choose(null)} />
          <DuplicateWarning guest={newGuest} onUse={choose} />
        </>
      )}
      {!guest && !newGuest && <GuestSearch onChoose={choose} onNew={writeDown} />}
    </FormSection>
  );
}
