import { Link } from "react-router-dom";

import { closeSteps, type ClosingInput, countLimits, type NightClose } from "@/contract/day/close";
import type { Property } from "@/contract/property";
import { addDays } from "@/domain/civilDate";
import { closingFaults } from "@/domain/close/closeRules";
import { revenueOf } from "@/domain/close/dayRates";
import { isStepOpen, leftIn, stepStates } from "@/domain/close/stepStates";
import type { OpenDialog } from "@/shared/actions/ActionDialog";
import { ActionForm } from "@/shared/actions/ActionForm";
import { ActionRow } from "@/shared/actions/ActionRow";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { NotesField } from "@/shared/ui/fields/NotesField";
import { Row } from "@/shared/ui/layout/Row";
import { Stack } from "@/shared/ui/layout/Stack";
import { Alert } from "@/shared/ui/states/Alert";

import { closeRecord, useWaitingAct } from "./closeRecord";

interface CloseButtonProps {
  close: NightClose;
  property: Property;
}

/** Closes the day, once a person has read what that does; until then it says what is missing. */
export function CloseButton({ close, property }: CloseButtonProps) {
  const { date, isAhead, actions, figures, messages } = close;
  const { text } = useText();
  const [states, left] = [stepStates(close), leftIn(close)];
  const missing = closeSteps.filter((step) => isStepOpen(states[step]));
  const { money, longDay, date: shortDate } = useFormat();
  const waiting = useWaitingAct(date);
  const all = money({ cents: revenueOf(figures), currency: property.currency });
  const effects = [
    text("close.charges", { count: figures.sold }),
    text("close.messagesDue", { count: messages.due }),
    text("close.keepsReport", { amount: all }),
    text("close.nextDate", { date: longDay(addDays(date, 1)) }),
  ];
  const renderDialog = (dialog: OpenDialog<ClosingInput>) => (
    <ActionForm
      dialog={dialog}
      title={text("close.confirm", { date: shortDate(date) })}
      submitLabel={text("close.close")}
      initialValues={{ reason: "" }}
      faultsOf={(values) => closingFaults(values, close)}
      inputOf={(values) => values}
    >
      {() => (
        <>
          {isAhead && (
            <Alert kind="danger">
              {text("close.ahead", { date: longDay(date), closed: longDay(addDays(date, -1)) })}
            </Alert>
          )}
          <ul className="bullets">
            {effects.map((effect) => (
              <li key={effect}>{effect}</li>
            ))}
          </ul>
          <p>{text("close.final")}</p>
          {isAhead && <NotesField name="reason" label={text("close.aheadReason")} limit={countLimits.letters} />}
        </>
      )}
    </ActionForm>
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
      {missing.length > 0 && (
        <Row as="p" gap={12} rowGap={4} wraps className="close-missing">
          {text("close.missing")}
          {missing.map((step) => (
            <Link key={step} to={{ hash: step }} replace>
              {text("close.stateOf", { state: text(`close.step.${step}`), count: left[step] })}
            </Link>
          ))}
        </Row>
      )}
    </Stack>
  );
}
