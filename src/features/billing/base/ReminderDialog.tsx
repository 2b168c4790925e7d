import type { BillingDocument } from "@/contract/billing/billingDocument";
import type { Addressee, ReminderText } from "@/contract/billing/reminder";
import { messageLimits } from "@/contract/guests/guestMessage";
import type { Property } from "@/contract/property";
import { noteLimits } from "@/contract/reservations/reservationDraft";
import { textFaults } from "@/domain/guestMessages/messageFaults";
import type { OpenDialog } from "@/shared/actions/ActionDialog";
import { ActionForm } from "@/shared/actions/ActionForm";
import { useProperty } from "@/shared/hotel/useProperty";
import { useText } from "@/shared/i18n/useText";
import { useWordsIn, type Words } from "@/shared/i18n/useWordsIn";
import { NotesField } from "@/shared/ui/fields/NotesField";
import { TextField } from "@/shared/ui/fields/TextField";
import { Facts } from "@/shared/ui/layout/Facts";

type LateDocument = Pick<BillingDocument, "number" | "issuedOn" | "dueOn" | "open">;

export interface ReminderDialogProps<Input> {
  dialog: OpenDialog<Input>;
  addressee: Addressee;
  /** The documents that should have been paid by now. */
  documents: readonly LateDocument[];
  inputOf: (reminder: ReminderText) => Partial<Input>;
}

/** Catalogues of the texts that the customer reads. */
const catalogues = ["billing"] as const;

/** Proposes a reminder in the language of its reader, which a person may change before it is sent. */
export function ReminderDialog<Input>({ dialog, addressee, documents, inputOf }: ReminderDialogProps<Input>) {
  const { text } = useText();
  const property = useProperty();
  const words = useWordsIn(addressee.language, catalogues);
  if (!words) return null;
  const language = words.language.code;
  return (
    <ActionForm
      dialog={dialog}
      isDrafted
      title={[text("billing.action.remind"), addressee.name]}
      submitLabel={text("billing.reminder.send")}
      initialValues={reminderOf(documents, property, words)}
      faultsOf={(values) => textFaults(values, true)}
      inputOf={(values) => inputOf({ ...values, language })}
    >
      {() => (
        <>
          <Facts shape="beside" facts={[{ label: text("guestContact.to"), value: <bdi>{addressee.email}</bdi> }]} />
          <TextField
            name="subject"
            label={text("guestContact.subject")}
            dir="auto"
            maxLength={messageLimits.subjectLetters}
          />
          <NotesField name="body" label={text("guestContact.body")} limit={noteLimits.letters} rows={12} />
        </>
      )}
    </ActionForm>
  );
}

function reminderOf(
  documents: readonly LateDocument[],
  { name: hotel, currency }: Pick<Property, "name" | "currency">,
  { text, formats }: Words,
) {
  const money = (cents: number) => formats.money({ cents, currency });
  const lines = documents.map(({ number, issuedOn, dueOn, open }) =>
    text("billing.reminder.line", {
      number,
      issued: formats.date(issuedOn),
      due: formats.date(dueOn ?? issuedOn),
      amount: money(open),
    }),
  );
  const total = documents.reduce((sum, { open }) => sum + open, 0);
  return {
    subject: text("billing.reminder.subject", { hotel }),
    body: [
      text("billing.reminder.lead", { count: documents.length }),
      lines.join("\n"),
      text("billing.reminder.total", { amount: money(total) }),
      text("billing.reminder.close"),
      hotel,
    ].join("\n\n"),
  };
}
