import { useState } from "react";

import type { Guest, GuestDraft } from "@/contract/people/guest";
import { fullName } from "@/domain/people/names";
import { useText } from "@/shared/i18n/useText";
import { Row } from "@/shared/ui/layout/Row";

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
        <Row
          padX={16}
          padY={12}
          round="small"
          fill="sand-tint"
          stripe="sand"
          gap={16}
          rowGap={6}
          wraps
          key={known.id}
          className="booking-duplicate"
        >
          <p>{text("booking.duplicate", { name: fullName(known) })}</p>
          <GuestDetails guest={known} />
          <Row gap={8} wraps className="booking-buttons">
            <button type="button" className="btn btn-primary btn-sm" onClick={() => onUse(known)}>
              {text("booking.duplicateUse")}
            </button>
            <button type="button" className="btn btn-quiet btn-sm" onClick={() => setOthers([...others, known.id])}>
              {text("booking.duplicateKeep")}
            </button>
          </Row>
        </Row>
      ))}
    </div>
  );
}
