import "./planning.scss";

import { useDispatch, useSelector } from "react-redux";

import { useOutdated } from "@/shared/hotel/useHotelChanges";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { LoadState } from "@/shared/ui/LoadState";
import { PageHeader } from "@/shared/ui/PageHeader";
import { Tabs } from "@/shared/ui/Tabs";
import { UndoOffer } from "@/shared/undo/UndoOffer";

import { blockUndo, blockWrites } from "./blockWrites";
import { CountsGrid } from "./CountsGrid";
import { PlanningTab } from "./PlanningTab";
import { planning } from "./planningLoad";
import { moves, moveUndo, selectPlanning } from "./planningState";
import { PlanningToolbar } from "./PlanningToolbar";
import { usePlanningQuery } from "./usePlanningQuery";

/** Which room is whose on which night, and what is left to sell. */
export function PlanningPage() {
  const { text } = useText();
  const { date } = useFormat();
  const dispatch = useDispatch();
  const [{ from, nights }] = usePlanningQuery();
  const asked = { ...(from === undefined ? {} : { from }), nights };
  const load = planning.use(asked);
  const shown = useSelector(selectPlanning);
  const plan = load.data && shown;
  useOutdated(plan?.asOf, () => dispatch(planning.requested(asked, true)));
  const isMoving = useSelector(moves.selectPending).some((pending) => pending.isWaiting);
  const isBlocking = useSelector(blockWrites.selectPending).some((pending) => pending.isWaiting);

  return (
    <>
      <PageHeader
        title={text("planning.title")}
        parent={text("menu.reservations")}
        description={text("planning.plan")}
      />
      <UndoOffer
        undo={moveUndo}
        takesFocus={false}
        sentenceOf={([move]) => {
          if (!move) return "";
          const { guest, room } = move;
          if (move.moves.length > 1) return text("planning.swapped", { guest });
          const values = { guest, arrival: date(move.arrival), departure: date(move.departure) };
          return room === "" ? text("planning.unassigned", values) : text("planning.moved", { ...values, room });
        }}
      />
      <UndoOffer
        undo={blockUndo}
        takesFocus={false}
        sentenceOf={([write]) => {
          if (!write) return "";
          const { room, block, isLift } = write;
          if (isLift) return text("planning.lifted", { room });
          return text("planning.roomBlocked", { room, arrival: date(block.from), departure: date(block.to) });
        }}
      />
      <div className="card planning">
        <PlanningToolbar plan={plan} />
        {(isMoving || isBlocking) && <p role="status">{text("assignment.waits")}</p>}
        <LoadState load={load} failed={text("planning.failed")} />
        {plan && (
          <Tabs
            label={text("planning.title")}
            tabs={[
              { id: "planning", label: text("planning.grid"), content: <PlanningTab plan={plan} /> },
              { id: "counts", label: text("planning.counts"), content: <CountsGrid plan={plan} /> },
            ]}
          />
        )}
      </div>
    </>
  );
}
