import { useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";

import { type LevelDraft, levelLimits, type LoyaltyLevel } from "@/contract/guests/member";
import { levelFaults } from "@/domain/loyalty/loyaltyLevels";
import { ActionForm } from "@/shared/actions/ActionForm";
import { useReason } from "@/shared/i18n/useReason";
import { wholeNumber } from "@/shared/format/wholeNumber";
import { useText } from "@/shared/i18n/useText";
import { Alert } from "@/shared/ui/states/Alert";
import { NotesField } from "@/shared/ui/fields/NotesField";
import { TextField } from "@/shared/ui/fields/TextField";
import { Reasons } from "@/shared/ui/states/Reasons";

import { levelActions } from "./loyaltyActs";

interface LevelDialogProps {
  level: LoyaltyLevel;
  levels: readonly LoyaltyLevel[];
  currency: string;
}

const CENTS = 100;
const MOST_LETTERS = levelLimits.benefits * (levelLimits.letters + 1);

const valuesOf = ({ minNights, minSpend, benefits }: LevelDraft) => ({
  minNights: String(minNights),
  minSpend: String(minSpend / CENTS),
  benefits: benefits.join("\n"),
});

const draftOf = ({ minNights, minSpend, benefits }: ReturnType<typeof valuesOf>): LevelDraft => ({
  minNights: wholeNumber(minNights),
  minSpend: wholeNumber(minSpend) * CENTS,
  benefits: benefits.split("\n").flatMap((line) => line.trim() || []),
});

/** The thresholds and benefits of a level. The lowest asks for nothing. */
export function LevelDialog({ level, levels, currency }: LevelDialogProps) {
  const { text, say } = useText();
  const reasonText = useReason();
  const dispatch = useDispatch();
  const pending = useSelector(levelActions.selectors.selectPending);
  const refusal = useSelector(levelActions.selectors.selectRefusal);
  const { forgotten, requested } = levelActions.actions;
  const close = () => void dispatch(forgotten());
  useEffect(() => () => void dispatch(forgotten()), [dispatch, forgotten]);
  const { id, version } = level;

  const problem = refusal && (
    <Alert kind="danger">
      {refusal.reasons.length > 0 ? <Reasons reasons={refusal.reasons} /> : say(refusal.message)}
    </Alert>
  );
  return (
    <ActionForm
      dialog={{
        act: ({ draft }: { draft?: LevelDraft }) =>
          void dispatch(requested({ id, action: "edit", request: { version, draft } })),
        close,
        isBusy: pending !== undefined,
        problem,
      }}
      title={text("loyalty.editLevel", { level: text(`loyalty.level.${id}`) })}
      submitLabel={text("loyalty.saveLevel")}
      initialValues={valuesOf(level)}
      problemsOf={(values) => {
        const faults = levelFaults(id, draftOf(values), levels);
        return Object.fromEntries(faults.map(({ field, reason }) => [field, { text: reasonText(reason) }]));
      }}
      inputOf={(values) => ({ draft: draftOf(values) })}
      refused={refusal?.fields}
    >
      {() => (
        <>
          {id !== levels[0]?.id && (
            <>
              <TextField name="minNights" label={text("loyalty.minNights")} inputMode="numeric" />
              <TextField name="minSpend" label={text("loyalty.minSpend", { currency })} inputMode="numeric" />
            </>
          )}
          <NotesField
            name="benefits"
            label={text("loyalty.benefits")}
            hint={text("loyalty.benefitsHint")}
            limit={MOST_LETTERS}
            rows={5}
          />
        </>
      )}
    </ActionForm>
  );
}
