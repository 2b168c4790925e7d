import { useState } from "react";

import type { Guest, GuestDraft } from "@/contract/people/guest";
import { fullName } from "@/domain/people/names";
import { useText } from "@/shared/i18n/useText";
import { Offer } from "@/shared/ui/states/Offer";

import { GuestDetails } from "./ChosenGuest";
import { knownGuests } from "./soughtGuests";

interface DuplicateWarningProps {
  /** As they are being written down. */
  guest: GuestDraft;
  onUse: (guest: Guest) => void;
}

/** Somebody has this e-mail, telephone or document already: the same person, perhaps. */
export function DuplicateWarning({ guest: { email, phone, document }, onUse }: DuplicateWarningProps) {
  const { text } = useText();
  const [others, setOthers] = useState<string[]>([]);
  const { data = [] } = knownGuests.use({ email: email.trim(), phone: phone.trim(), document: document.trim() });
  const duplicates = data.filter(({ id }) => !others.includes(id));

  return (
    <div role="status">
      {duplicates.map((known) => (
        <Offer
          key={known.id}
          sentence={text("booking.duplicate", { name: fullName(known) })}
          take={{ label: text("booking.duplicateUse"), onPress: () => onUse(known) }}
          leave={{ label: text("booking.duplicateKeep"), onPress: () => setOthers([...others, known.id]) }}
        >
          <GuestDetails guest={known} />
        </Offer>
      ))}
    </div>
  );
}
