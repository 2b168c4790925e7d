import { useDispatch, useSelector } from "react-redux";

import type { RateAct, RateCalendar, RateHistoryLine } from "@/contract/reservations/rateCalendar";
import { countOf, takenBack } from "@/domain/rates/rateChanges";
import { rateReason } from "@/domain/rates/rateReasons";
import { useReason } from "@/shared/i18n/useReason";
import { RecordHistory, type RecordHistoryEntry } from "@/shared/record/RecordHistory";
import { paths } from "@/shared/routing/paths";
import { Muted } from "@/shared/ui/layout/Muted";
import { Drawer, useDrawerClose } from "@/shared/ui/overlays/Drawer";
import { LoadState } from "@/shared/ui/states/LoadState";

import { rateHistory, rateWrites } from "../edit/rateWrites";
import { planWrites, ruleTakenBack } from "../plans/planWrites";
import { changeLabel, type RuleAct, ruleWords, spanOf } from "../values/changeWords";
import { HISTORY_PARAMETER } from "../values/useRatesQuery";
import type { RateWords } from "../values/rateWords";

interface HistoryDrawerProps {
  calendar: RateCalendar;
  words: RateWords;
}

/** Who has changed what, when, from what to what; and what still stands can be taken back, long after it was done. */
export function HistoryDrawer({ calendar, words }: HistoryDrawerProps) {
  const { text } = words;
  const reasonText = useReason();
  const dispatch = useDispatch();
  const close = useDrawerClose(paths.roomRates, [HISTORY_PARAMETER]);
  const load = rateHistory.use();
  const pending = [useSelector(rateWrites.selectPending), useSelector(planWrites.selectPending)].flat();

  function takeBack(act: RateAct) {
    if ("changes" in act) dispatch(rateWrites.written({ changes: takenBack(act.changes), isUndo: true }));
    else dispatch(planWrites.written(ruleTakenBack({ ...act, name: nameIn(calendar, act), isUndo: false })));
  }

  const entryOf = ({ act, isStanding, ...line }: RateHistoryLine): RecordHistoryEntry<string, string> => {
    const { what, changes } = wordsOfAct(act, calendar, words);
    const undo = (
      <button
        type="button"
        className="btn btn-quiet btn-sm"
        aria-label={text("rates.undoOf", { what })}
        aria-disabled={pending.length > 0 || undefined}
        onClick={() => pending.length === 0 && takeBack(act)}
      >
        {text("undo")}
      </button>
    );
    const plan = planNotSold(act, calendar);
    const why = plan && <Muted>{reasonText(rateReason("RATE_PLAN_NOT_SOLD", { rate: plan.name }))}</Muted>;
    return { ...line, what, changes, act: isStanding && (why ?? undo) };
  };

  return (
    <Drawer title={text("rates.history")} onClose={close}>
      <LoadState
        load={load}
        failed={text("rates.historyFailed")}
        empty={load.data?.length === 0 && text("rates.historyNone")}
      />
      {load.data && (
        <RecordHistory
          history={load.data.map(entryOf)}
          whatOf={(what) => what}
          words={{ labelOf: (label) => label, wordsOf: (_, value) => value }}
        />
      )}
    </Drawer>
  );
}

/** A plan whose nights an act has set, and which takes no values any more. */
const planNotSold = (act: RateAct, { ratePlans }: RateCalendar) =>
  "changes" in act
    ? ratePlans.find(({ id, isActive }) => !isActive && act.changes.some(({ ratePlanId }) => ratePlanId === id))
    : undefined;

/** Both in words: of a long list of nights the least and the greatest value. */
function wordsOfAct(act: RateAct, calendar: RateCalendar, words: RateWords) {
  const { text } = words;
  if ("changes" in act) {
    const changes = act.changes.map((change) => ({
      field: changeLabel(change, calendar, words),
      before: spanOf(change, (night) => night.before, words),
      after: spanOf(change, (night) => night.after, words),
    }));
    return { what: text("rates.changed", { count: countOf(act.changes) }), changes };
  }
  const name = nameIn(calendar, act);
  const isFloor = "roomTypeId" in act;
  const [before, after] = [ruleWords(act, "before", calendar, words), ruleWords(act, "after", calendar, words)];
  return {
    what: text(isFloor ? "rates.changeFloor" : "rates.changePlan", { name }),
    changes: [{ field: text(isFloor ? "rates.floor" : "rates.formula"), before, after }],
  };
}

/** Of the plan or the type that an act is about. */
const nameIn = ({ ratePlans, roomTypes }: RateCalendar, act: RuleAct): string =>
  ("ratePlanId" in act
    ? ratePlans.find(({ id }) => id === act.ratePlanId)
    : roomTypes.find(({ id }) => id === act.roomTypeId)
  )?.name ?? "";
