import { useFormikContext } from "formik";

import type { Guest } from "@/contract/people/guest";
import { fullName } from "@/domain/people/names";
import { useText } from "@/shared/i18n/useText";
import { Row } from "@/shared/ui/layout/Row";
import { Alert } from "@/shared/ui/states/Alert";
import { Chosen } from "@/shared/ui/fields/Picker";
import { TextField } from "@/shared/ui/fields/TextField";
import { StateBadge } from "@/shared/ui/states/StateBadge";

import type { BookingValues } from "../record/bookingValues";

export function ChosenGuest({ guest }: { guest: Guest }) {
  return (
    <Chosen name={fullName(guest)}>
      <GuestDetails guest={guest} />
      {guest.notes && <p dir="auto">{guest.notes}</p>}
      {guest.unwelcome && <Unwelcome guest={guest} reason={guest.unwelcome.reason} />}
    </Chosen>
  );
}

/** Who takes a guest whom the hotel does not want back says why; the reservation's history keeps it. */
function Unwelcome({ guest: { id }, reason }: { guest: Guest; reason: string }) {
  const { text } = useText();
  const { initialValues } = useFormikContext<BookingValues>();
  return (
    <>
      <Alert kind="danger">{text("booking.unwelcome", { reason })}</Alert>
      {(initialValues.version === 0 || initialValues.guest?.id !== id) && (
        <TextField name="admitReason" label={text("booking.admitReason")} dir="auto" />
      )}
    </>
  );
}

/** By what one tells two of the same name apart. */
export function GuestDetails({ guest: { email, phone, document, stays, isVip } }: { guest: Guest }) {
  const { text } = useText();
  return (
    <Row as="span" gap={12} rowGap={0} wraps breaksWords tone="muted" size={13} className="booking-guest-details">
      {isVip && <StateBadge tone="open">{text("list.vip")}</StateBadge>}
      {[email, phone, document].filter(Boolean).map((detail) => (
        <bdi key={detail}>{detail}</bdi>
      ))}
      <span>{text("booking.stays", { count: stays })}</span>
    </Row>
  );
}
