import "./shift.scss";

import type { KeyboardEvent } from "react";
import { useSelector } from "react-redux";

import type { InputOf } from "@/contract/definition/defineRecord";
import { denominations, type TillShift, tillShift } from "@/contract/pos/shifts";
import { fieldFaults } from "@/domain/definition/fieldFaults";
import { countedCash } from "@/domain/pos/drawer";
import { posReason } from "@/domain/pos/posReason";
import type { OpenDialog } from "@/shared/actions/ActionDialog";
import { ActionForm } from "@/shared/actions/ActionForm";
import { wholeNumber } from "@/shared/format/wholeNumber";
import { useBookingFormat } from "@/shared/hotel/useBookingFormat";
import { useProperty } from "@/shared/hotel/useProperty";
import { useText } from "@/shared/i18n/useText";
import { isObject } from "@/shared/shapes";
import { FieldGroup } from "@/shared/ui/fields/FieldGroup";
import { TextField } from "@/shared/ui/fields/TextField";
import { Columns } from "@/shared/ui/layout/Columns";
import { Facts } from "@/shared/ui/layout/Facts";
import { Reasons } from "@/shared/ui/states/Reasons";
import { waitingWrites } from "@/shared/write/waitingWrites";

/** The writes of the page where this device sells. */
const TILL_WRITES = "tillWrites";

const unsentSales = () => waitingWrites(TILL_WRITES).filter((write) => isObject(write) && write.kind === "sale").length;

type Values = Record<"pieces", Record<(typeof denominations)[number], string>>;

const { input } = tillShift.acts.count;

/** An empty field is none. */
const piecesIn = ({ pieces }: Values) =>
  Object.fromEntries(
    denominations.map((value) => [value, pieces[value].trim() === "" ? 0 : wholeNumber(pieces[value])]),
  ) as Record<(typeof denominations)[number], number>;

interface CountDialogProps {
  dialog: OpenDialog<InputOf<typeof tillShift>>;
  shift: TillShift;
}

/** Asks for the notes and coins in the drawer; nothing says how much there should be. */
export function CountDialog({ dialog, shift }: CountDialogProps) {
  const { text } = useText();
  const { money } = useBookingFormat(useProperty());
  const unsent = useSelector(unsentSales);
  const waiting = unsent > 0 ? [posReason("SALES_WAITING", { count: unsent })] : [];
  const initialValues: Values = {
    pieces: Object.fromEntries(denominations.map((value) => [value, ""])) as Values["pieces"],
  };
  return (
    <ActionForm
      dialog={dialog}
      isDrafted
      title={[text("tillShifts.action.count"), text(`tickets.till.${shift.till}`)]}
      submitLabel={text("tillShifts.counted.save")}
      initialValues={initialValues}
      faultsOf={(values) => [
        ...fieldFaults(input, { pieces: piecesIn(values) }),
        ...waiting.map((reason) => ({ field: "pieces", reason })),
      ]}
      inputOf={(values) => ({ pieces: piecesIn(values) })}
    >
      {(values) => {
        const total = countedCash(piecesIn(values));
        return (
          <>
            {waiting.length > 0 && <Reasons reasons={waiting} />}
            <p>{text("tillShifts.blind")}</p>
            <FieldGroup name="pieces" label={text("tillShifts.pieces.count")}>
              <Columns least={5.5} gap={12} rowGap={10} align="end" onKeyDown={goOn}>
                {denominations.map((value) => (
                  <TextField
                    key={value}
                    name={`pieces.${value}`}
                    label={text(`tillShifts.pieces.count.${value}`)}
                    inputMode="numeric"
                    enterKeyHint="next"
                  />
                ))}
              </Columns>
            </FieldGroup>
            <Facts
              shape="sums"
              className="shift-total"
              aria-live="polite"
              facts={[
                {
                  label: text("tillShifts.total"),
                  value: Number.isNaN(total) ? "—" : money(total),
                  isTotal: true,
                },
              ]}
            />
          </>
        );
      }}
    </ActionForm>
  );
}

/** Enter goes to the next field, and from the last one it sends. */
function goOn(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
  const fields = [...event.currentTarget.querySelectorAll("input")];
  const next = fields[fields.indexOf(event.target) + 1];
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.select();
}
