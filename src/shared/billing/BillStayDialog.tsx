import { useFormikContext } from "formik";
import { useState } from "react";

import type { BillableWindow } from "@/contract/billing/accountBilling";
import type { OpenDialog } from "@/shared/actions/ActionDialog";
import { ActionForm } from "@/shared/actions/ActionForm";
import { useText } from "@/shared/i18n/useText";
import { ChoiceField } from "@/shared/ui/fields/ChoiceField";

import { BillFields, billFaults, type BillValues, draftIn, proposedIn } from "./BillForm";
import { isBillable } from "./billableWindows";
import { OverLimitField, overLimit } from "./OverLimitField";
import type { BillInput } from "./stayBilling";

interface BillStayDialogProps {
  dialog: OpenDialog<BillInput>;
  reservationId: string;
  windows: readonly BillableWindow[];
  nameOf: WindowChoiceProps["nameOf"];
}

/** Asks for whom the document is, with the data that the law wants for a full invoice; a press issues it, or keeps a draft. */
export function BillStayDialog({ dialog, reservationId, windows: open, nameOf }: BillStayDialogProps) {
  const { text } = useText();
  const [asked] = useState(open);
  // what another tab has billed stays as it was asked for, until the server refuses it
  const windows = asked.map((window) => open.find((one) => one.window === window.window) ?? window);
  const windowOf = (values: BillValues) => windows.find(({ window }) => window === values.window) ?? windows[0]!;

  return (
    <ActionForm
      dialog={dialog}
      isDrafted
      title={text(asked.some(isBillable) ? "invoice.bill" : "invoice.proforma")}
      submitLabel={text("invoice.issue")}
      initialValues={proposedIn(windows[0]!)}
      faultsOf={(values) => billFaults(values, windowOf(values))}
      inputOf={(values): Partial<BillInput> => ({
        clientId: values.clientId,
        draft: draftIn(values, reservationId),
        ...overLimit(values),
      })}
      second={{
        label: text("invoice.keepDraft"),
        inputOf: (values): Partial<BillInput> => ({
          clientId: values.clientId,
          draft: draftIn(values, reservationId),
          isKept: true,
        }),
      }}
    >
      {(values) => (
        <>
          {windows.length > 1 && <WindowChoice windows={windows} nameOf={nameOf} />}
          <BillFields window={windowOf(values)} />
          <OverLimitField reasons={dialog.reasons} />
        </>
      )}
    </ActionForm>
  );
}

interface WindowChoiceProps {
  windows: readonly BillableWindow[];
  /** The guest, or who is billed. */
  nameOf: (window: BillableWindow["window"]) => string;
}

/** Each window has a payer of its own, and other things to bill. */
function WindowChoice({ windows, nameOf }: WindowChoiceProps) {
  const { text } = useText();
  const { setValues } = useFormikContext<BillValues>();
  const choose = (chosen: string | undefined) => {
    const window = windows.find((one) => one.window === chosen);
    if (window) void setValues((now) => ({ ...now, ...proposedIn(window) }));
  };
  return (
    <ChoiceField
      name="window"
      label={text("booking.window")}
      choices={windows.map(({ window }) => window)}
      wordsOf={nameOf}
      onChoose={choose}
    />
  );
}
