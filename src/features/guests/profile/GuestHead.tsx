import { useSelector } from "react-redux";

import type { GuestAct, GuestProfile } from "@/contract/guests/guestProfile";
import { fullName } from "@/domain/people/names";
import type { Act } from "@/shared/actions/act";
import type { OpenDialog } from "@/shared/actions/ActionDialog";
import { ReasonDialog } from "@/shared/actions/ReasonDialog";
import { useFormat } from "@/shared/i18n/useFormat";
import { selectHotel } from "@/shared/hotel/hotelSlice";
import { useText } from "@/shared/i18n/useText";
import { RecordActs } from "@/shared/record/RecordActs";
import { RecordHead } from "@/shared/ui/page/RecordHead";
import { Warning } from "@/shared/ui/states/Warning";
import { onDemand } from "@/shared/ui/states/onDemand";

import { type GuestActInput, guestRecord } from "./guestRecord";
import { LeftTexts } from "./namingTexts";
import { useGuestWords } from "./useGuestWords";

/** Opened a few times a year: the list does not wait for its code. */
const AnonymiseDialog = onDemand(async () => (await import("./AnonymiseDialog")).AnonymiseDialog, null);

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

/** How a guest is reached, what they have brought, and what can be done with their record. */
export function GuestHead({ guest }: { guest: GuestProfile }) {
  const { text } = useText();
  const { money, date, dayAndTime } = useFormat();
  const { labelOf } = useGuestWords();
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
          { label: labelOf("phone"), value: phone && <a href={`tel:${phone.replace(/[^+\d]/g, "")}`}>{phone}</a> },
          { label: labelOf("email"), value: email && <a href={`mailto:${email}`}>{email}</a> },
        ]}
        facts={[
          { label: text("guests.stays"), value: stays },
          { label: text("guests.nights"), value: nights },
          { label: text("guests.spend"), value: amount(spend) },
          { label: text("guests.lastStay"), value: lastStay ? date(lastStay) : "—" },
          { label: text("column.balance"), value: balance !== 0 && amount(balance) },
        ]}
      >
        {missing.length > 0 && !guest.isAnonymised && (
          <p className="form-text">{text("guests.missing", { fields: missing.map(labelOf) })}</p>
        )}
        <RecordActs kind={guestRecord} record={guest} acts={acts} />
      </RecordHead>
      {guest.isAnonymised && <LeftTexts guestId={guest.id} />}
    </>
  );
}
