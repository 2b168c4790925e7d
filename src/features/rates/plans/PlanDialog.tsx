import type { RateCalendar } from "@/contract/reservations/rateCalendar";
import { useText } from "@/shared/i18n/useText";

import type { RateWords } from "../values/rateWords";
import { DerivationDialog } from "./DerivationDialog";
import { FloorDialog } from "./FloorDialog";
import type { PlanRefusal, PlanWrite } from "./planWrites";

interface PlanDialogProps {
  calendar: RateCalendar;
  write: PlanWrite;
  /** Of the write, where it opens again. */
  refusal: PlanRefusal | undefined;
  words: RateWords;
  onClose: () => void;
}

/** Asks how a plan derives, or for a floor. Another person's change is shown before it is replaced. */
export function PlanDialog({ calendar, write, refusal, words, onClose }: PlanDialogProps) {
  const { text, say } = useText();
  const { ratePlans, currency } = calendar;
  const plan = "ratePlanId" in write ? ratePlans.find(({ id }) => id === write.ratePlanId) : undefined;
  const problem = refusal && (
    <div role="alert" className="alert alert-danger">
      <p>{say(refusal.why)}</p>
      {refusal.isChanged && (
        <p>
          {text("rates.theirs")}: <bdi>{beforeWords()}</bdi>
        </p>
      )}
    </div>
  );

  function beforeWords(): string {
    if ("roomTypeId" in write)
      return write.before === null ? text("rates.floorNone") : words.formats.money({ cents: write.before, currency });
    const former = plan && write.before && { ...plan, derivedFrom: write.before };
    return (former && words.formulaOf(former, ratePlans)) || text("rates.ownPrices");
  }

  if ("roomTypeId" in write) return <FloorDialog {...{ write, problem, words, onClose }} />;
  return plan && <DerivationDialog {...{ calendar, plan, write, problem, words, onClose }} />;
}
