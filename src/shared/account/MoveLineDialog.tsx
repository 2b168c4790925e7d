import { useState } from "react";

import type { MoveInput } from "@/contract/account/accountActs";
import { type MoveShare, moveShares } from "@/contract/account/accountWindows";
import { movable, partOf, restOf } from "@/domain/account/placing";
import { moveFaults } from "@/domain/account/windowFaults";
import { otherWindow } from "@/domain/account/windows";
import { ActionForm, type OwnId } from "@/shared/actions/ActionForm";
import { centsOf } from "@/shared/format/centsOf";
import { wholeNumber } from "@/shared/format/wholeNumber";
import { useBookingFormat } from "@/shared/hotel/useBookingFormat";
import { useLanguage, useText } from "@/shared/i18n/useText";
import { ChoiceField } from "@/shared/ui/fields/ChoiceField";
import { TextField } from "@/shared/ui/fields/TextField";

import {
  type AccountDialogProps,
  type AccountLine,
  deskReference,
  useAccountLines,
  useWindowName,
} from "./accountLines";

const noValues = { share: "all" as MoveShare, amount: "", percent: "50", nights: "1" };

/** Half of a line or, once less is left of it, as much as that. */
const percentOf = (rest: number, amount: number) =>
  String(amount > 0 ? Math.max(1, Math.min(50, Math.floor((rest * 100) / amount))) : 50);

/** Asks how much of the line goes to the other window that the dialog is about: all of it, a part, or several nights. */
export function MoveLineDialog(props: AccountDialogProps<"move">) {
  const line = useAccountLines(props.account).find(({ id }) => id === props.dialog.about);
  return line && <MoveForm {...props} line={line} />;
}

function MoveForm({ dialog, account, line }: AccountDialogProps<"move"> & { line: AccountLine }) {
  const { text } = useText();
  const { locale } = useLanguage();
  const { money } = useBookingFormat(account);
  const nameOf = useWindowName(account);
  const label = text("booking.action.move");
  const window = otherWindow(line.window);
  const { charges } = movable(account);
  // what is left of it here
  const rest = line.charge ? restOf(line.charge, charges) : line.amount;
  const [initialValues] = useState(() => ({ ...noValues, percent: percentOf(rest, line.amount) }));
  const shares = moveShares.filter((share) =>
    share === "nights" ? line.charge?.kind === "room" : share === "all" || line.amount > 0,
  );

  function inputOf({ share, ...typed }: typeof noValues & OwnId): MoveInput {
    const how = {
      all: {},
      amount: { amount: centsOf(typed.amount, locale) },
      percent: { percent: wholeNumber(typed.percent) },
      nights: { nights: wholeNumber(typed.nights) },
    };
    return { sourceRef: deskReference(typed), chargeId: line.id, window, share, ...how[share] };
  }

  const faultsOf = (values: typeof noValues & OwnId) =>
    moveFaults(inputOf(values), { charges, currency: account.currency });

  /** The amounts that go and stay, once both are known. */
  function partsOf(values: typeof noValues & OwnId): string {
    const { share, amount = 0, percent = 0 } = inputOf(values);
    if ((share !== "amount" && share !== "percent") || faultsOf(values).length > 0) return "";
    const part = partOf(line.amount, share === "amount" ? { amount } : { percent });
    return text("booking.shareParts", { part: money(part), rest: money(rest - part) });
  }

  return (
    <ActionForm
      dialog={dialog}
      title={[label, account.name]}
      initialValues={initialValues}
      faultsOf={faultsOf}
      inputOf={inputOf}
    >
      {(values) => (
        <>
          <p>{text("booking.moving", { what: line.what, amount: money(rest), window: nameOf(window) })}</p>
          <ChoiceField
            name="share"
            label={text("booking.share")}
            choices={shares}
            wordsOf={(share) => text(`booking.share.${share}`)}
          />
          {values.share === "amount" && (
            <TextField
              name="amount"
              label={text("booking.amount", { currency: account.currency })}
              inputMode="decimal"
            />
          )}
          {values.share === "percent" && (
            <TextField
              name="percent"
              label={text("booking.sharePercent", { amount: money(line.amount) })}
              inputMode="numeric"
            />
          )}
          {values.share === "nights" && (
            <TextField name="nights" label={text("booking.shareNights")} inputMode="numeric" />
          )}
          <p role="status">{partsOf(values)}</p>
        </>
      )}
    </ActionForm>
  );
}
