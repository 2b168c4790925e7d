import type { Ref } from "react";

import type { RateField } from "@/contract/reservations/rateCalendar";
import { closures } from "@/domain/rates/rateNight";
import { useReason } from "@/shared/i18n/useReason";
import { useText } from "@/shared/i18n/useText";
import { Row } from "@/shared/ui/layout/Row";
import { FieldProblem } from "@/shared/ui/fields/FieldProblem";

import type { RateEditing } from "./useRateEdit";
import { ValueField } from "../values/ValueField";

interface RateEditorProps {
  /** Where a digit that is typed in the grid goes on. */
  ref: Ref<HTMLInputElement>;
  edit: RateEditing;
  field: RateField;
  /** The value was set, or dropped: the focus goes back to the nights. */
  onDone: () => void;
}

/** Sets the shown field of the selected nights. */
export function RateEditor({ ref, edit, field, onDone }: RateEditorProps) {
  const { text } = useText();
  const reasonText = useReason();
  const closure = closures.find((one) => one === field);
  const problem = edit.reasons.map(reasonText).join(" ") || undefined;
  const isIdle = edit.count === 0;
  const act = (label: string, onAct: () => void, isBlocked = isIdle) => (
    <button
      type="button"
      className="btn btn-quiet"
      aria-disabled={isBlocked || undefined}
      onClick={() => !isBlocked && onAct()}
    >
      {label}
    </button>
  );

  return (
    <form
      aria-label={text("rates.edit")}
      className="screen-only"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isIdle && edit.fill()) onDone();
      }}
    >
      <Row gap={8} rowGap={8} wraps align="end" className="rates-row">
        {!closure && (
          <>
            <ValueField
              ref={ref}
              label={text(`rates.field.${field}`)}
              value={edit.typed}
              onChange={(value) => edit.setTyped(value)}
              onEscape={() => {
                edit.setTyped("");
                onDone();
              }}
              problem={problem}
            />
            <button type="submit" className="btn btn-primary" aria-disabled={isIdle || undefined}>
              {text("rates.fill")}
            </button>
          </>
        )}
        {closure && act(text("rates.close"), () => edit.close(closure, true))}
        {closure && act(text("rates.open"), () => edit.close(closure, false))}
        {act(text("rates.clear"), edit.clear)}
        {act(text("rates.copy"), edit.copy)}
        {act(text("rates.paste"), edit.paste, isIdle || !edit.hasCopied)}
      </Row>
      {closure && <FieldProblem id="rates-problem" problem={problem} />}
      <p role="status" className="form-text">
        {isIdle ? text("rates.selectHint") : text("rates.selected", { count: edit.count })}
      </p>
    </form>
  );
}
