import type { Member, MemberAction, MemberActInput } from "@/contract/guests/member";
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

interface MemberDialogProps {
  dialog: OpenDialog<MemberActInput>;
  action: MemberAction;
  member: Member;
}

const nothing = { points: "", reason: "", reservationId: "" };

/** Asks for what an act needs; what is wrong is said beside its field, by the rules of the server. */
export function MemberDialog({ dialog, action, member }: MemberDialogProps) {
  const { text } = useText();
  const { points: balance, name, openStays, centsPerPoint } = member;
  const { money, date } = useFormat();
  const { currency } = useProperty();
  const pointsText = (count: number) => text("loyalty.pointCount", { count });
  const label = text(`loyalty.action.${action}`);

  function inputOf({ points, reason, reservationId }: typeof nothing): Partial<MemberActInput> {
    if (action === "leave") return { reason };
    if (action === "undo") return { reason, entryId: dialog.about };
    return { reason, points: wholeNumber(points), ...(action === "redeem" && { reservationId }) };
  }

  function faultsOf(input: Partial<MemberActInput>) {
    const folio = openStays.find(({ id }) => id === input.reservationId);
    return memberActFaults(action, input, balance, folio && { open: folio.open, centsPerPoint, currency });
  }

  function hintOf(points: number) {
    const isRight = !faultsOf({ points }).some(({ field }) => field === "points");
    if (!isRight || points === 0) return text("loyalty.available", { points: pointsText(balance) });
    if (action === "adjust") return text("loyalty.balanceAfter", { points: pointsText(balance + points) });
    return text("loyalty.redeemWorth", { worth: money({ cents: points * centsPerPoint, currency }) });
  }

  return (
    <ActionForm
      dialog={dialog}
      title={[label, name]}
      initialValues={nothing}
      faultsOf={(values) => faultsOf(inputOf(values))}
      inputOf={inputOf}
    >
      {({ points }) => (
        <>
          {action === "leave" && balance > 0 && <p>{text("loyalty.leaveLoses", { count: balance })}</p>}
          {(action === "adjust" || action === "redeem") && (
            <TextField
              name="points"
              label={text(action === "adjust" ? "loyalty.adjustPoints" : "loyalty.points")}
              hint={hintOf(wholeNumber(points))}
              inputMode={action === "redeem" ? "numeric" : "text"}
            />
          )}
          {action === "redeem" && openStays.length > 0 && (
            <SelectField name="reservationId" label={text("loyalty.folio")}>
              <option value="">{text("loyalty.noFolio")}</option>
              {openStays.map(({ id, room, arrival, departure }) => (
                <option key={id} value={id}>
                  {[room, id, `${date(arrival)} – ${date(departure)}`].filter(Boolean).join(" · ")}
                </option>
              ))}
            </SelectField>
          )}
          <NotesField
            name="reason"
            label={text(action === "redeem" ? "loyalty.reward" : "loyalty.reason")}
            limit={noteLimits.letters}
          />
        </>
      )}
    </ActionForm>
  );
}
