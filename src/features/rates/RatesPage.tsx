import "./rates.scss";

import { useSelector } from "react-redux";

import { useText } from "@/shared/i18n/useText";
import { Stack } from "@/shared/ui/layout/Stack";
import { PageHeader } from "@/shared/ui/page/PageHeader";
import { LoadState } from "@/shared/ui/states/LoadState";
import { Tabs } from "@/shared/ui/Tabs";
import { OfferBar } from "@/shared/undo/OfferBar";

import { RatesTab } from "./calendar/RatesTab";
import { useRateWords } from "./values/rateWords";
import { ConflictDialog } from "./edit/ConflictDialog";
import { rateUndo, rateWrites } from "./edit/rateWrites";
import { HistoryDrawer } from "./history/HistoryDrawer";
import { RefusedPlan } from "./plans/PlanDialog";
import { PlansTab } from "./plans/PlansTab";
import { planWrites } from "./plans/planWrites";
import { rates } from "./ratesState";
import { SimulatorTab } from "./simulator/SimulatorTab";
import { useRatesQuery } from "./values/useRatesQuery";

/** A year: further nights are a press away. */
const SHOWN_NIGHTS = 365;

/** Prices and restrictions of each night, how plans derive from each other, and the price of a stay, explained. */
export function RatesPage() {
  const { text } = useText();
  const [{ from, isHistoryOpen }] = useRatesQuery();
  const load = rates.use({ ...(from && { from }), days: SHOWN_NIGHTS });
  const calendar = load.data;
  const words = useRateWords({ currency: calendar?.currency ?? "EUR" });
  const pending = [useSelector(rateWrites.selectPending), useSelector(planWrites.selectPending)];

  return (
    <>
      <PageHeader description={text("rates.plan")} />
      <OfferBar undo={rateUndo} takesFocus={false} />
      <Stack padX={16} padY={16} gap={12} className="card rates">
        <Tabs
          label={text("rates.menu")}
          tabs={[
            { id: "calendar", label: text("rates.calendar"), content: <RatesTab calendar={calendar} /> },
            {
              id: "simulator",
              label: text("rates.simulator"),
              content: calendar && <SimulatorTab calendar={calendar} />,
            },
            {
              id: "plans",
              label: text("rates.plansTab"),
              drawn: "open", // its dialogs are open only where they are seen
              content: calendar && <PlansTab calendar={calendar} />,
            },
          ]}
        />
        {pending.flat().some(({ isWaiting }) => isWaiting) && <p role="status">{text("rates.waits")}</p>}
        <LoadState load={load} failed={text("rates.failed")} />
      </Stack>
      {calendar && isHistoryOpen && <HistoryDrawer calendar={calendar} words={words} />}
      {calendar && <ConflictDialog calendar={calendar} words={words} />}
      {calendar && <RefusedPlan calendar={calendar} words={words} />}
    </>
  );
}
