import { useFormikContext } from "formik";
import type { ComponentProps, ReactNode } from "react";

import type { Member, MemberAction, MemberFields, MemberInputs } from "@/contract/guests/member";
import { noteLimits } from "@/contract/reservations/reservationDraft";
import { memberActFaults } from "@/domain/loyalty/loyaltyRules";
import type { OpenDialog } from "@/shared/actions/ActionDialog";
import { ActionForm } from "@/shared/actions/ActionForm";
import { useProperty } from "@/shared/hotel/useProperty";
import { useFormat } from "@/shared/i18n/useFormat";
import { wholeNumber } from "@/shared/format/wholeNumber";
import { useText } from "@/shared/i18n/useText";
import { NotesField } from "@/shared/ui/fields/NotesField";
import { SelectField } from "@/shared/ui/fields/SelectField";
import { TextField } from "@/shared/ui/fields/TextField";

export interface MemberDialogProps {
  dialog: OpenDialog<MemberFields>;
  member: Member;
}

const nothing = { points: "", reason: "", reservationId: "" };

type Values = typeof nothing;

interface MemberFormProps<Action extends MemberAction> extends MemberDialogProps {
  action: Action;
  inputOf: (values: Values) => MemberInputs[Action];
  reasonLabel?: "loyalty.reason" | "loyalty.reward";
  /** Above the reason. */
  children?: ReactNode;
}

/** Asks for what an act needs; what is wrong is said beside its field, by the rules of the server. */
function MemberForm<Action extends MemberAction>(props: MemberFormProps<Action>) {
  const { dialog, member, action, inputOf, reasonLabel = "loyalty.reason", children } = props;
  const { points, name, openStays, centsPerPoint } = member;
  const { text } = useText();
  const { currency } = useProperty();

  function faultsOf(input: MemberFields) {
    const folio = openStays.find(({ id }) => id === input.reservationId);
    return memberActFaults(action, input, points, folio && { open: folio.open, centsPerPoint, currency });
  }

  return (
    <ActionForm
      dialog={dialog}
      title={[text(`loyalty.action.${action}`), name]}
      initialValues={nothing}
      faultsOf={(values) => faultsOf(inputOf(values))}
      inputOf={inputOf}
    >
      {() => (
        <>
          {children}
          <NotesField name="reason" label={text(reasonLabel)} limit={noteLimits.letters} />
        </>
      )}
    </ActionForm>
  );
}

interface PointsFieldProps extends Pick<ComponentProps<typeof TextField>, "label" | "inputMode"> {
  action: "adjust" | "redeem";
  balance: number;
  /** Says what points that are right would do. */
  wordsOf: (points: number) => string;
}

function PointsField({ action, balance, wordsOf, ...field }: PointsFieldProps) {
  const { text } = useText();
  const points = wholeNumber(useFormikContext<Values>().values.points);
  const isRight = !memberActFaults(action, { points }, balance).some((fault) => fault.field === "points");
  const available = text("loyalty.available", { points: text("loyalty.pointCount", { count: balance }) });
  return <TextField name="points" hint={isRight ? wordsOf(points) : available} {...field} />;
}

export function AdjustDialog(props: MemberDialogProps) {
  const { text } = useText();
  const { points: balance } = props.member;
  return (
    <MemberForm {...props} action="adjust" inputOf={({ points, reason }) => ({ points: wholeNumber(points), reason })}>
      <PointsField
        action="adjust"
        label={text("loyalty.adjustPoints")}
        balance={balance}
        wordsOf={(points) =>
          text("loyalty.balanceAfter", { points: text("loyalty.pointCount", { count: balance + points }) })
        }
      />
    </MemberForm>
  );
}

export function RedeemDialog(props: MemberDialogProps) {
  const { points: balance, openStays, centsPerPoint } = props.member;
  const { text } = useText();
  const { money, date } = useFormat();
  const { currency } = useProperty();
  return (
    <MemberForm
      {...props}
      action="redeem"
      inputOf={({ points, reason, reservationId }) => ({ points: wholeNumber(points), reason, reservationId })}
      reasonLabel="loyalty.reward"
    >
      <PointsField
        action="redeem"
        label={text("loyalty.points")}
        inputMode="numeric"
        balance={balance}
        wordsOf={(points) => text("loyalty.redeemWorth", { worth: money({ cents: points * centsPerPoint, currency }) })}
      />
      {openStays.length > 0 && (
        <SelectField name="reservationId" label={text("loyalty.folio")}>
          <option value="">{text("loyalty.noFolio")}</option>
          {openStays.map(({ id, room, arrival, departure }) => (
            <option key={id} value={id}>
              {[room, id, `${date(arrival)} – ${date(departure)}`].filter(Boolean).join(" · ")}
            </option>
          ))}
        </SelectField>
      )}
    </MemberForm>
  );
}

export const UndoDialog = (props: MemberDialogProps) => (
  <MemberForm {...props} action="undo" inputOf={({ reason }) => ({ reason, entryId: props.dialog.about })} />
);

export function LeaveDialog(props: MemberDialogProps) {
  const { text } = useText();
  const { points } = props.member;
  return (
    <MemberForm {...props} action="leave" inputOf={({ reason }) => ({ reason })}>
      {points > 0 && <p>{text("loyalty.leaveLoses", { count: points })}</p>}
    </MemberForm>
  );
}
