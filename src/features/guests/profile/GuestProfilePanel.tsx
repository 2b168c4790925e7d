import type { ReactNode } from "react";

import type { GuestProfile } from "@/contract/guests/guestProfile";
import { fullName } from "@/domain/people/names";
import { useText } from "@/shared/i18n/useText";
import { RecordForm } from "@/shared/record/RecordForm";
import { SaveButton } from "@/shared/record/SaveButton";
import { Tabs } from "@/shared/ui/Tabs";
import { Stack } from "@/shared/ui/layout/Stack";

import { CommunicationFields, DataFields, PreferenceFields } from "./guestFields";
import { GuestHead } from "./GuestHead";
import { GuestHistory } from "./GuestHistory";
import { guestForm } from "./guestForm";
import { GuestStays } from "./GuestStays";
import { GuestComplaints } from "./GuestComplaints";
import { GuestMembership } from "./GuestMembership";
import { GuestMessages } from "./GuestMessages";
import { useGuestWords } from "./useGuestWords";

/** Who a guest is, what they cost and spent, and all that is written of them. One form holds the fields of all tabs. */
export function GuestProfilePanel({ guest }: { guest: GuestProfile }) {
  const { text } = useText();
  const words = useGuestWords();
  const fieldsOf = (content: ReactNode) => (
    <Stack as="fieldset" gap={16} shrinks disabled={guest.isAnonymised}>
      {content}
      {!guest.isAnonymised && <SaveButton />}
    </Stack>
  );
  return (
    <RecordForm {...guestForm} record={guest} fields={words.fields} head={<GuestHead guest={guest} />}>
      <Tabs
        label={text("guests.tabs")}
        tabs={[
          { id: "data", label: text("guests.tab.data"), content: fieldsOf(<DataFields id={guest.id} />) },
          { id: "stays", label: text("guests.stays"), content: <Stays guest={guest} /> },
          { id: "preferences", label: text("guests.field.preferences"), content: fieldsOf(<PreferenceFields />) },
          {
            id: "communication",
            label: text("guests.tab.communication"),
            content: (
              <>
                {fieldsOf(<CommunicationFields />)}
                <GuestMessages guestId={guest.id} isAnonymised={guest.isAnonymised} />
              </>
            ),
          },
          {
            id: "history",
            label: text("guests.tab.history"),
            content: <GuestHistory guest={guest} />,
          },
        ]}
      />
    </RecordForm>
  );
}

function Stays({ guest }: { guest: GuestProfile }) {
  const { id, reservations } = guest;
  return (
    <>
      <GuestStays stays={reservations} />
      <GuestMembership id={id} name={fullName(guest)} />
      <GuestComplaints guestId={id} />
    </>
  );
}
