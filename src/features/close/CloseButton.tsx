import type { NightClose } from "@/contract/day/close";
import type { Property } from "@/contract/property";
import { addDays } from "@/domain/civilDate";
import { revenueOf } from "@/domain/close/dayRates";
import { ActionDialog, type OpenDialog } from "@/shared/actions/ActionDialog";
import { ActionRow } from "@/shared/actions/ActionRow";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { Stack } from "@/shared/ui/layout/Stack";

import { closeRecord, useWaitingAct } from "./closeRecord";

interface CloseButtonProps {
  close: NightClose;
  property: Property;
}

/** Closes the day, once a person has read what that does; until then it says what is missing. */
export function CloseButton({ close: { date, actions, figures, messages }, property }: CloseButtonProps) {
  const { text } = useText();
  const { money, longDay, date: shortDate } = useFormat();
  const waiting = useWaitingAct(date);
  const all = money({ cents: revenueOf(figures), currency: property.currency });
  const effects = [
    text("close.charges", { count: figures.sold }),
    text("close.messagesDue", { count: messages.due }),
    text("close.keepsReport", { amount: all }),
    text("close.nextDate", { date: longDay(addDays(date, 1)) }),
  ];
  const renderDialog = (dialog: OpenDialog<object>) => (
    <ActionDialog
      dialog={dialog}
      title={text("close.confirm", { date: shortDate(date) })}
      submitLabel={text("close.close")}
      isComplete
      onSubmit={() => dialog.act({})}
    >
      {() => (
        <>
          <ul className="bullets">
            {effects.map((effect) => (
              <li key={effect}>{effect}</li>
            ))}
          </ul>
          <p>{text("close.final")}</p>
        </>
      )}
    </ActionDialog>
  );
  return (
    <Stack as="section" gap={12} className="card card-body" aria-label={text("close.close")}>
      <ActionRow
        kit={closeRecord.acts}
        record={{ id: date, version: 0 }}
        permissions={actions}
        acts={[{ action: "close", label: "close.close", isPrimary: () => true, renderDialog }]}
        waiting={waiting === "close" ? waiting : undefined}
      />
    </Stack>
  );
}
