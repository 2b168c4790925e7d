import { nanoid } from "@reduxjs/toolkit";
import { useState } from "react";
import { useDispatch } from "react-redux";

import type { Planning, PlanningBar, PlanningStay, StayMove } from "@/contract/reservations/planning";
import type { RoomType } from "@/contract/property";
import type { Reason } from "@/contract/reasons";
import { type BarGoal, type Judge, moveOf } from "@/domain/planning/judgeMove";

import { moves } from "./planningState";

/** A move to a better type, whose price is to be settled first. */
export interface AskedUpgrade {
  stay: PlanningStay;
  move: StayMove;
  sold: RoomType;
  type: RoomType;
}

export interface StayMoves {
  /** Why a bar cannot go there. */
  judge: (stay: PlanningStay, bar: PlanningBar, goal: BarGoal) => Reason[];
  /** Moves it there, or asks about the price first. */
  move: (stay: PlanningStay, bar: PlanningBar, goal: BarGoal) => void;
  upgrade: AskedUpgrade | undefined;
  /** `isRepriced` undefined: it is not moved. */
  settle: (isRepriced?: boolean) => void;
}

/** What a person does with the stays of the planning. */
export function useStayMoves(plan: Planning, judge: Judge): StayMoves {
  const dispatch = useDispatch();
  const [upgrade, setUpgrade] = useState<AskedUpgrade>();
  const typeOf = (id: string | undefined) => plan.roomTypes.find((type) => type.id === id);
  const roomOf = (id: string | null) => plan.rooms.find((room) => room.id === id);

  function write(stay: PlanningStay, move: StayMove) {
    const { arrival, departure, roomId } = move;
    const room = roomOf(roomId)?.number ?? "";
    const what = { moves: [move], former: [stay], guest: stay.guest, room, arrival, departure };
    dispatch(moves.written({ ...what, clientId: nanoid(), isUndo: false }));
  }

  return {
    judge: (stay, bar, goal) => judge.ofMove(bar, moveOf(stay, bar, goal)),
    move(stay, bar, goal) {
      const move = moveOf(stay, bar, goal);
      const type = typeOf(roomOf(goal.roomId)?.roomTypeId);
      const sold = typeOf(stay.roomTypeId);
      const isUpgrade = type && sold && type.id !== sold.id && type.id !== bar.roomTypeId;
      if (isUpgrade) setUpgrade({ stay, move, sold, type });
      else write(stay, move);
    },
    upgrade,
    settle(isRepriced) {
      setUpgrade(undefined);
      if (upgrade && isRepriced !== undefined) write(upgrade.stay, { ...upgrade.move, isRepriced });
    },
  };
}
