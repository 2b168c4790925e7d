import "./planning.scss";

import { useSelector } from "react-redux";

import { useText } from "@/shared/i18n/useText";
import { Stack } from "@/shared/ui/layout/Stack";
import { roomUndo } from "@/shared/rooms/roomStatuses";
import { LoadState } from "@/shared/ui/states/LoadState";
import { PageHeader } from "@/shared/ui/page/PageHeader";
import { Tabs } from "@/shared/ui/Tabs";
import { OfferBar } from "@/shared/undo/OfferBar";

import { blockWrites } from "./blocks/blockWrites";
import { stayIdOf } from "./chart/planningBars";
import { CountsGrid } from "./counts/CountsGrid";
import { overbookings } from "./counts/overbookings";
import { PlanningTab } from "./PlanningTab";
import { planning } from "./planningState";
import { PlanningNights } from "./PlanningNights";
import { planningUndo } from "./plan/planningUndo";
import { usePlanningQuery } from "./plan/usePlanningQuery";
import { moves } from "./stays/moves";

/** Which room is whose on which night, and what is left to sell. */
export function PlanningPage() {
  const { text } = useText();
  const [{ from, nights }] = usePlanningQuery();
  const asked = { ...(from === undefined ? {} : { from }), nights };
  const load = planning.use(asked);
  const plan = load.data;
  const pending = [
    useSelector(moves.selectPending),
    useSelector(blockWrites.selectPending),
    useSelector(overbookings.selectPending),
  ];
  const isWaiting = pending.flat().some((write) => write.isWaiting);

  return (
    <>
      <PageHeader description={text("planning.plan")} />
      <OfferBar undo={planningUndo} takesFocus={false} inSight={barsOf} />
      <OfferBar undo={roomUndo} takesFocus={false} />
      <Stack padX={16} padY={16} gap={12} className="card planning">
        <Tabs
          label={text("planning.menu")}
          tabs={[
            {
              id: "planning",
              label: text("planning.grid"),
              content: plan && <PlanningTab plan={plan} />,
            },
            { id: "counts", label: text("planning.counts"), content: plan && <CountsGrid plan={plan} /> },
          ]}
        >
          <PlanningNights plan={plan} />
        </Tabs>
        {isWaiting && <p role="status">{text("assignment.waits")}</p>}
        <LoadState load={load} failed={text("planning.failed")} />
      </Stack>
    </>
  );
}

/** The bars of what was changed, as far as they are drawn. */
const barsOf = (changed: readonly string[]) =>
  [...document.querySelectorAll<HTMLElement>("[data-bar]")].filter(({ dataset: { bar = "" } }) =>
    changed.includes(stayIdOf(bar)),
  );
