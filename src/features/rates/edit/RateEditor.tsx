import type { Ref } from "react";

import type { RateField } from "@/contract/reservations/rateCalendar";
import { closures } from "@/domain/rates/rateNight";
import { useReason } from "@/shared/i18n/useReason";
import { useText } from "@/shared/i18n/useText";
import { FieldProblem } from "@/shared/ui/fields/FieldProblem";
import { Row } from "@/shared/ui/layout/Row";

import { ActButton, Acts } from "../values/Acts";
import { ValueField } from "../values/ValueField";
import type { RateEditing } from "./useRateEdit";

interface RateEditorProps {
  /** Where a digit that is typed in the grid goes on. */
  ref: Ref<HTMLInputElement>;
  edit: RateEditing;
  field: RateField;
  /** How nights are selected. */
  hint: string;
  /** Its buttons are shown once nights are selected, so that these have the room. */
  isFolded: boolean;
  /** The value was set, or dropped: the focus goes back to the nights. */
  onDone: () => void;
}

const PROBLEM_ID = "rates-problem";

/** Sets the shown field of the selected nights. What is wrong stands where the number of nights does: nothing moves. */
export function RateEditor({ ref, edit, field, hint, isFolded, onDone }: RateEditorProps) {
  const { text } = useText();
  const reasonText = useReason();
  const closure = closures.find((one) => one === field);
  const problem = edit.reasons.map(reasonText).join(" ") || edit.question(text("rates.fill"));
  const isIdle = edit.count === 0;
  const acts = [
    { label: text("rates.clear"), onAct: edit.clear, isBlocked: isIdle },
    { label: text("rates.copy"), onAct: edit.copy, isBlocked: isIdle },
    { label: text("rates.paste"), onAct: edit.paste, isBlocked: isIdle || !edit.hasCopied },
  ];
  return (
    <form
      aria-label={text("rates.edit")}
      className={isIdle ? "screen-only" : "screen-only rates-editor"}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isIdle && edit.fill()) onDone();
      }}
    >
      {!(isFolded && isIdle) && (
        <Row gap={8} rowGap={8} wraps align="end" className="rates-row">
          {closure ? (
            <>
              <ActButton label={text("rates.close")} onAct={() => edit.close(closure, true)} isBlocked={isIdle} />
              <ActButton label={text("rates.open")} onAct={() => edit.close(closure, false)} isBlocked={isIdle} />
            </>
          ) : (
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
                toldBy={PROBLEM_ID}
              />
              <button type="submit" className="btn btn-primary" aria-disabled={isIdle || undefined}>
                {text("rates.fill")}
              </button>
            </>
          )}
          <Acts acts={acts} />
        </Row>
      )}
      <div role="status" className="form-text rates-said">
        {problem ? (
          <FieldProblem id={PROBLEM_ID} problem={problem} />
        ) : isIdle ? (
          hint
        ) : (
          [text("rates.selected", { count: edit.count }), edit.unfollowed()].join(" ").trim()
        )}
      </div>
    </form>
  );
}
