import { useSelector } from "react-redux";

import type { GuestAct, GuestProfile } from "@/contract/guests/guestProfile";
import { fullName } from "@/domain/people/names";
import type { Act } from "@/shared/actions/act";
import type { OpenDialog } from "@/shared/actions/ActionDialog";
import { ActionRow } from "@/shared/actions/ActionRow";
import { ReasonDialog } from "@/shared/actions/ReasonDialog";
import { useFormat } from "@/shared/i18n/useFormat";
import { selectHotel } from "@/shared/hotel/hotelSlice";
import { useText } from "@/shared/i18n/useText";
import { RecordHead } from "@/shared/ui/page/RecordHead";
import { Warning } from "@/shared/ui/states/Warning";

import { AnonymiseDialog } from "./AnonymiseDialog";
import { type GuestActInput, guestRecord } from "./guestRecord";
import { LeftTexts } from "./namingTexts";
import { useGuestWords } from "./useGuestWords";

const acts: Act<GuestAct["action"], GuestActInput, GuestProfile>[] = [
  {
    action: "markUnwelcome",
    label: "guests.action.markUnwelcome",
    renderDialog: (dialog) => <UnwelcomeDialog dialog={dialog} />,
  },
  {
    action: "clearUnwelcome",
    label: "guests.action.clearUnwelcome",
    renderDialog: (dialog) => <ReasonDialog dialog={dialog} title="guests.action.clearUnwelcome" />,
  },
  {
    action: "anonymise",
    label: "guests.action.anonymise",
    renderDialog: (dialog, guest) => (
      <AnonymiseDialog dialog={dialog} guest={{ id: guest.id, name: fullName(guest) }} />
    ),
  },
];

function UnwelcomeDialog({ dialog }: { dialog: OpenDialog<GuestActInput> }) {
  const { text } = useText();
  return (
    <ReasonDialog dialog={dialog} title="guests.action.markUnwelcome">
      <p>{text("guests.unwelcomeHint")}</p>
    </ReasonDialog>
  );
}

interface GuestHeadProps {
  guest: GuestProfile;
  /** Something was typed in the form below. */
  isChanged: boolean;
}

/** How a guest is reached, what they have brought, and what can be done with their record. */
export function GuestHead({ guest, isChanged }: GuestHeadProps) {
  const { text } = useText();
  const { money, date, dayAndTime } = useFormat();
  const { labelOf } = useGuestWords();
  const waiting = guestRecord.useWaitingAct(guest.id);
  const property = useSelector(selectHotel)?.property;
  const { phone, email, stays, nights, spend, lastStay, balance, unwelcome, missing } = guest;
  const amount = (cents: number) => (property ? money({ cents, currency: property.currency }) : "");

  return (
    <>
      {unwelcome && (
        <Warning isStrong>
          {text("guests.unwelcomeBy", {
            reason: unwelcome.reason,
            name: unwelcome.by,
            time: dayAndTime(unwelcome.at, property?.timeZone),
          })}
        </Warning>
      )}
      <RecordHead
        label={text("guests.head")}
        marks={[
          ...(phone
            ? [{ label: labelOf("phone"), value: <a href={`tel:${phone.replace(/[^+\d]/g, "")}`}>{phone}</a> }]
            : []),
          ...(email ? [{ label: labelOf("email"), value: <a href={`mailto:${email}`}>{email}</a> }] : []),
        ]}
        facts={[
          { label: text("guests.stays"), value: stays },
          { label: text("guests.nights"), value: nights },
          { label: text("guests.spend"), value: amount(spend) },
          { label: text("guests.lastStay"), value: lastStay ? date(lastStay) : "—" },
          ...(balance === 0 ? [] : [{ label: text("column.balance"), value: amount(balance) }]),
        ]}
      >
        {missing.length > 0 && !guest.isAnonymised && (
          <p className="form-text">{text("guests.missing", { fields: missing.map(labelOf) })}</p>
        )}
        <ActionRow
          kit={guestRecord.acts}
          record={guest}
          permissions={guest.actions}
          acts={acts}
          waiting={waiting}
          isChanged={isChanged}
        />
      </RecordHead>
      {guest.isAnonymised && <LeftTexts guestId={guest.id} />}
    </>
  );
}
