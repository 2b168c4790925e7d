import { useDispatch, useSelector } from "react-redux";

import type { RateCalendar } from "@/contract/reservations/rateCalendar";
import { useText } from "@/shared/i18n/useText";

import { ruleWords } from "../values/changeWords";
import type { RateWords } from "../values/rateWords";
import { DerivationDialog } from "./DerivationDialog";
import { FloorDialog } from "./FloorDialog";
import { type PlanRefusal, planRefusals, type PlanWrite } from "./planWrites";

interface PlanDialogProps {
  calendar: RateCalendar;
  write: PlanWrite;
  /** Of the write, where it opens again. */
  refusal?: PlanRefusal;
  words: RateWords;
  onClose: () => void;
}

/** Asks how a plan derives, or for a floor. Another person's change is shown before it is replaced. */
export function PlanDialog({ calendar, write, refusal, words, onClose }: PlanDialogProps) {
  const { text, say } = useText();
  const plan = "ratePlanId" in write ? calendar.ratePlans.find(({ id }) => id === write.ratePlanId) : undefined;
  const problem = refusal && (
    <div role="alert" className="alert alert-danger">
      <p>{say(refusal.why)}</p>
      {refusal.isChanged && (
        <p>
          {text("rates.theirs")}: <bdi>{ruleWords(write, "before", calendar, words)}</bdi>
        </p>
      )}
    </div>
  );

  if ("roomTypeId" in write) return <FloorDialog {...{ write, problem, words, onClose }} />;
  return plan && <DerivationDialog {...{ calendar, plan, write, problem, words, onClose }} />;
}

/** The first refused write, with what was typed, whatever tab is open. */
export function RefusedPlan(props: Pick<PlanDialogProps, "calendar" | "words">) {
  const dispatch = useDispatch();
  const refusal = useSelector(planRefusals.selectFirst);
  if (!refusal) return null;
  const { key, write } = refusal;
  return (
    <PlanDialog key={key} {...props} {...{ write, refusal }} onClose={() => dispatch(planRefusals.settled(key))} />
  );
}
