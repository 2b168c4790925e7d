import { nanoid } from "@reduxjs/toolkit";
import { useState } from "react";
import { useDispatch } from "react-redux";

import type { Planning, PlanningStay, StayMove } from "@/contract/reservations/planning";
import type { RoomType } from "@/contract/property";
import type { Reason } from "@/contract/reasons";
import type { StayBar } from "@/domain/planning/barsOfRooms";
import { type Drop, dropOf } from "@/domain/planning/dropOf";
import { type BarGoal, type Judge, moveOf } from "@/domain/planning/judgeMove";

import { moves } from "../planningState";

/** A move to a better type, whose price is to be settled first. */
export interface AskedUpgrade {
  stay: PlanningStay;
  move: StayMove;
  sold: RoomType;
  type: RoomType;
}

/** Two stays in each other's room. */
export interface AskedSwap {
  moves: StayMove[];
  former: PlanningStay[];
  guest: string;
  room: string;
  other: string;
  otherRoom: string;
}

export interface StayMoves {
  /** Why a bar cannot be moved there. */
  judge: (bar: StayBar, goal: BarGoal) => Reason[];
  move: (bar: StayBar, goal: BarGoal) => void;
  /** What a bar does where it is dropped. */
  dropOf: (bar: StayBar, goal: BarGoal) => Drop;
  drop: (bar: StayBar, goal: BarGoal) => void;
  upgrade: AskedUpgrade | undefined;
  /** `isRepriced` undefined: it is not moved. */
  settle: (isRepriced?: boolean) => void;
  swap: AskedSwap | undefined;
  settleSwap: (isSwapped: boolean) => void;
}

/** What a person does with the stays of the planning. What changes a price, or another stay, is asked about first. */
export function useStayMoves(plan: Planning, judge: Judge): StayMoves {
  const dispatch = useDispatch();
  const [upgrade, setUpgrade] = useState<AskedUpgrade>();
  const [swap, setSwap] = useState<AskedSwap>();
  const typeOf = (id: string | undefined) => plan.roomTypes.find((type) => type.id === id);
  const roomOf = (id: string | null | undefined) => plan.rooms.find((room) => room.id === id);

  function write(stay: PlanningStay, move: StayMove) {
    const { from: arrival, to: departure, roomId } = move;
    const room = roomOf(roomId)?.number ?? "";
    const what = { moves: [move], former: [stay], guest: stay.guest, room, arrival, departure };
    dispatch(moves.written({ ...what, clientId: nanoid(), isUndo: false }));
  }

  function writeSwap({ moves: both, former, guest, other, room }: AskedSwap) {
    const { arrival, departure } = former[0]!;
    const what = { moves: both, former, guest: `${guest} · ${other}`, room, arrival, departure };
    dispatch(moves.written({ ...what, clientId: nanoid(), isUndo: false }));
  }

  function moveBar(bar: StayBar, goal: BarGoal) {
    const { stay } = bar;
    const wanted = moveOf(bar, goal);
    const type = typeOf(roomOf(goal.roomId)?.roomTypeId);
    const sold = typeOf(stay.roomTypeId);
    const isUpgrade = type && sold && type.id !== sold.id && type.id !== bar.bar.roomTypeId;
    if (isUpgrade) setUpgrade({ stay, move: wanted, sold, type });
    else write(stay, wanted);
  }

  return {
    judge: (bar, goal) => judge.ofMove(bar.bar, moveOf(bar, goal)),
    move: moveBar,
    dropOf: (bar, goal) => dropOf(bar, goal, judge, plan),
    drop(bar, goal) {
      const { moves: both, partner } = dropOf(bar, goal, judge, plan);
      if (!partner) return moveBar(bar, goal);
      setSwap({
        moves: both,
        former: [bar.stay, partner.stay],
        guest: bar.stay.guest,
        room: roomOf(partner.bar.roomId)?.number ?? "",
        other: partner.stay.guest,
        otherRoom: roomOf(bar.bar.roomId)?.number ?? "",
      });
    },
    upgrade,
    settle(isRepriced) {
      setUpgrade(undefined);
      if (upgrade && isRepriced !== undefined) write(upgrade.stay, { ...upgrade.move, isRepriced });
    },
    swap,
    settleSwap(isSwapped) {
      setSwap(undefined);
      if (swap && isSwapped) writeSwap(swap);
    },
  };
}
