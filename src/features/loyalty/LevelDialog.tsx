import { type LevelDraft, levelLimits, type LoyaltyLevel } from "@/contract/guests/member";
import { levelFaults } from "@/domain/loyalty/loyaltyLevels";
import type { OpenDialog } from "@/shared/actions/ActionDialog";
import { ActionForm } from "@/shared/actions/ActionForm";
import { wholeNumber } from "@/shared/format/wholeNumber";
import { ConflictTable } from "@/shared/record/ConflictTable";
import { useText } from "@/shared/i18n/useText";
import { NotesField } from "@/shared/ui/fields/NotesField";
import { TextField } from "@/shared/ui/fields/TextField";

interface LevelDialogProps {
  dialog: OpenDialog<{ draft: LevelDraft }>;
  level: LoyaltyLevel;
  /** As somebody else has saved it since. */
  theirs?: LoyaltyLevel;
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
export function LevelDialog({ dialog, level, theirs, levels, currency }: LevelDialogProps) {
  const { text } = useText();
  const { id } = level;
  const fields = [
    { name: "minNights", label: text("loyalty.minNights") },
    { name: "minSpend", label: text("loyalty.minSpend", { currency }) },
    { name: "benefits", label: text("loyalty.benefits") },
  ];
  return (
    <ActionForm
      dialog={theirs ? { ...dialog, problem: undefined } : dialog}
      title={text("loyalty.editLevel", { level: text(`loyalty.level.${id}`) })}
      submitLabel={text("loyalty.saveLevel")}
      initialValues={valuesOf(level)}
      faultsOf={(values) => levelFaults(id, draftOf(values), levels)}
      inputOf={(values) => ({ draft: draftOf(values) })}
    >
      {() => (
        <>
          {theirs && (
            <ConflictTable
              key={theirs.version}
              title={text("reason.RECORD_STALE")}
              by=""
              fields={fields}
              base={valuesOf(level)}
              theirs={valuesOf(theirs)}
              onSettle={(settled) => dialog.act({ draft: draftOf(settled) }, undefined, theirs.version)}
            />
          )}
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
