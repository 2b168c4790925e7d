import { useMemo, useRef, useState } from "react";

import type { Planning, PlanningBar } from "@/contract/reservations/planning";
import type { RoomBlock } from "@/contract/property";
import { addDays, dayNumber } from "@/domain/civilDate";
import { createJudge } from "@/domain/planning/judgeMove";
import { useText } from "@/shared/i18n/useText";
import type { GridRange } from "@/shared/timeGrid/gridLines";
import type { TimeGridHandle } from "@/shared/timeGrid/TimeGrid";
import { Row } from "@/shared/ui/layout/Row";
import { onDemand } from "@/shared/ui/states/onDemand";
import { useNarrowerThan } from "@/shared/ui/useMediaQuery";

import { BlockDialog } from "./blocks/BlockDialog";
import { DayList } from "./chart/DayList";
import { type BarPlace, StaySearch } from "./StaySearch";
import { LiftDialog } from "./blocks/LiftDialog";
import { NightsDialog, type RoomNights } from "./stays/NightsDialog";
import { PlanningFilters } from "./plan/PlanningFilters";
import { PlanningGrid } from "./chart/PlanningGrid";
import { barOf, blockOf } from "./chart/planningBars";
import { StayDialog } from "./stays/StayDialog";
import type { ExtendDialogProps } from "@/shared/stay/rooms/ExtendDialog";
import { MoveDialog } from "./stays/MoveDialog";
import { filterIn, usePlanningQuery } from "./plan/usePlanningQuery";
import { type StayMoves, useStayMoves } from "./stays/useStayMoves";

const ExtendDialog = onDemand<ExtendDialogProps>(
  async () => (await import("@/shared/stay/rooms/ExtendDialog")).ExtendDialog,
  null,
);

interface PlanningTabProps {
  plan: Planning;
}

/** The rooms with their stays, and what a person does with these. */
export function PlanningTab({ plan }: PlanningTabProps) {
  const { text } = useText();
  const isNarrow = useNarrowerThan("tablet");
  const [{ stay, day, block: blockAsked, folded, ...asked }, change] = usePlanningQuery();
  const { type, floor, feature, situation, company } = filterIn(asked, plan);
  const filter = useMemo(
    () => ({ type, floor, feature, situation, company }),
    [type, floor, feature, situation, company],
  );
  const judge = useMemo(() => createJudge(plan), [plan]);
  const moves = useStayMoves(plan, judge);
  const [drawn, setDrawn] = useState<RoomNights>();
  const [blocking, setBlocking] = useState<Partial<RoomNights>>();
  const [lifting, setLifting] = useState<RoomBlock>();
  const grid = useRef<TimeGridHandle>(null);
  const blockWanted = blocking ?? (blockAsked === "" ? undefined : roomOf(plan, blockAsked));
  const open = stay === "" ? undefined : plan.stays.find(({ id }) => id === stay);

  function openBar(barId: string) {
    const opened = blockOf(plan, barId);
    if (opened) setLifting(opened);
    else change({ stay: barOf(plan, barId)?.stay.id ?? "" });
  }

  function find(reservationId: string, { line, column }: BarPlace) {
    if (isNarrow) change({ stay: reservationId });
    else grid.current?.focus(line, column);
  }

  function endBlocking() {
    setBlocking(undefined);
    if (blockAsked !== "") change({ block: "" });
  }

  const moveByDialog: StayMoves["move"] = (bar, goal, answers) => {
    moves.move(bar, goal, answers);
    const last = dayNumber(goal.to) - dayNumber(plan.from) - 1;
    grid.current?.follow({ of: bar.stay.id, column: last, lineIds: [goal.roomId ?? "", bar.bar.roomId ?? ""] });
  };

  function draw({ lineId, from, to }: GridRange) {
    const room = plan.rooms.find(({ id }) => id === lineId);
    if (room) setDrawn({ room, arrival: addDays(plan.from, from), departure: addDays(plan.from, to) });
  }

  const block = (
    <button type="button" className="btn btn-quiet" onClick={() => setBlocking({})}>
      {text("planning.block")}
    </button>
  );

  return (
    <>
      <Row after={12} gap={8} wraps className="planning-row">
        <StaySearch plan={plan} filter={filter} onFound={find} />
        {isNarrow && block}
        <PlanningFilters plan={plan} />
        {!isNarrow && block}
      </Row>
      {plan.stays.length === 0 && <p className="form-text">{text("planning.none")}</p>}
      {isNarrow ? (
        <DayList
          plan={plan}
          filter={filter}
          day={day || plan.businessDate}
          onDay={(night) => change({ day: night })}
          onOpenBar={openBar}
          onOpenCell={(lineId, column) => draw({ lineId, from: column, to: column + 1 })}
        />
      ) : (
        <PlanningGrid
          ref={grid}
          plan={plan}
          filter={filter}
          folded={folded}
          onFold={(ids) => change({ fold: ids.join(",") })}
          moves={moves}
          onOpen={openBar}
          onDraw={draw}
        />
      )}
      {open && (
        <StayDialog
          stay={open}
          plan={plan}
          acts={{ ...moves, move: moveByDialog }}
          onBlock={(nights) => {
            change({ stay: "" });
            setBlocking(nights);
          }}
          onClose={() => change({ stay: "" })}
        />
      )}
      {drawn && (
        <NightsDialog
          plan={plan}
          nights={drawn}
          judge={judge}
          onBlock={() => {
            setDrawn(undefined);
            setBlocking(drawn);
          }}
          onClose={() => setDrawn(undefined)}
        />
      )}
      {blockWanted && <BlockDialog plan={plan} judge={judge} wanted={blockWanted} onClose={endBlocking} />}
      {lifting && <LiftDialog plan={plan} block={lifting} onClose={() => setLifting(undefined)} />}
      {moves.extending && <ExtendDialog {...moves.extending} onSettle={moves.extend} />}
      {moves.asked && <MoveDialog asked={moves.asked} currency={plan.currency} onSettle={moves.settle} />}
    </>
  );
}

/** The room that the address names, if there is one; from tomorrow on where somebody is in it. */
function roomOf({ rooms, stays, businessDate }: Planning, number: string): Partial<RoomNights> {
  const room = rooms.find((one) => one.number === number);
  if (!room) return {};
  const isOccupied = stays.some(({ state, bars }) => {
    const isNow = (bar: PlanningBar) => bar.roomId === room.id && bar.from <= businessDate && businessDate <= bar.to;
    return state === "inHouse" && bars.some(isNow);
  });
  return isOccupied ? { room, arrival: addDays(businessDate, 1), departure: addDays(businessDate, 2) } : { room };
}
