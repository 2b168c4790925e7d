import { nanoid } from "@reduxjs/toolkit";
import { useState } from "react";
import { useDispatch } from "react-redux";

import type { Planning, PlanningStay } from "@/contract/reservations/planning";
import type { CivilDate, Room } from "@/contract/property";
import type { StayMove } from "@/contract/reservations/stayMoves";
import type { Reason } from "@/contract/reservations/reservationReasons";
import type { StayBar } from "@/domain/planning/barsOfRooms";
import { type Drop, dropOf, explained } from "@/domain/planning/dropOf";
import { type BarGoal, type Judge, moveOf } from "@/domain/planning/judgeMove";
import { nightsAfter, placesOf } from "@/domain/planning/moved";
import { type MoveQuestions, moveQuestions, unanswered } from "@/domain/planning/moveQuestions";
import { changesRoomNow } from "@/domain/planning/moveReasons";
import { isDowngradeAccepted } from "@/domain/rates/downgrade";
import { isReady } from "@/domain/rooms/cleanliness";

import { type Move, moves } from "./moves";

/** A move that has to be asked about first. */
export interface AskedMove extends Omit<Move, "clientId" | "isUndo">, MoveQuestions {
  /** Into another type: which was sold, and which it is. */
  otherType?: { sold: string; type: string; isSimpler: boolean };
  /** Into a simpler type, which needs a reason. */
  isDowngrade: boolean;
  /** On other dates: the price is said first. */
  isRedated: boolean;
  /** Rooms that are dirty, and that guests in the house go into today. */
  dirty: string[];
  /** Two stays go into each other's room. */
  swap?: { other: string; otherRoom: string };
  /** Given already. */
  answers?: GivenAnswers;
}

/** Answers that need no price. */
export type GivenAnswers = Pick<StayMove, "moveReason" | "unusedNights" | "note">;
export type MoveAnswers = GivenAnswers & Pick<StayMove, "isRepriced">;

/** A stay that is to be longer, until then. */
interface Extending {
  stay: PlanningStay;
  departure: CivilDate;
}

export interface StayMoves {
  /** Why a bar cannot be moved there, whatever is answered. */
  judge: (bar: StayBar, goal: BarGoal) => Reason[];
  /** With what would be asked, as far as it is known. */
  move: (bar: StayBar, goal: BarGoal, answers?: GivenAnswers) => void;
  /** Outcome of dropping a bar. */
  dropOf: (bar: StayBar, goal: BarGoal) => Drop;
  drop: (bar: StayBar, goal: BarGoal) => void;
  asked: AskedMove | undefined;
  /** An extension for which the stay's own room is not free. */
  extending: Extending | undefined;
  /** Without a room it is not extended. */
  extend: (into?: { room: Room; from: CivilDate }) => void;
  /** Without answers it is not moved. */
  settle: (answers?: MoveAnswers) => void;
}

/** Moves of stays on the planning. A move that changes a price, or another stay, is asked about first. */
export function useStayMoves(plan: Planning, judge: Judge): StayMoves {
  const dispatch = useDispatch();
  const [asked, setAsked] = useState<AskedMove>();
  const [extending, setExtending] = useState<Extending>();
  const typeOf = (id: string | undefined) => plan.roomTypes.find((type) => type.id === id);
  const roomOf = (id: string | null | undefined) => plan.rooms.find((room) => room.id === id);
  const numberOf = (id: string | null | undefined) => roomOf(id)?.number ?? "";

  /** Of several stays, what has to be asked about one of them. */
  function questionsOf(bars: readonly StayBar[], wanted: readonly StayMove[]): MoveQuestions {
    const all = bars.map(({ stay }, place) => {
      const move = wanted[place]!;
      const after = { departure: move.departure, nights: nightsAfter(stay, move, plan) };
      return moveQuestions({ ...stay, nights: placesOf(stay) }, after, plan.businessDate);
    });
    return {
      isRoomMove: all.some(({ isRoomMove }) => isRoomMove),
      isShortened: all.some(({ isShortened }) => isShortened),
    };
  }

  /** The numbers of dirty rooms that guests in the house would go into now. */
  const dirtyOf = (bars: readonly StayBar[], wanted: readonly StayMove[]): string[] =>
    bars.flatMap(({ stay }, place) => {
      const move = wanted[place]!;
      const room = roomOf(move.roomId);
      const after = { departure: move.departure, nights: nightsAfter(stay, move, plan) };
      const isNow = changesRoomNow({ ...stay, nights: placesOf(stay) }, after, plan.businessDate);
      return isNow && room && !isReady(room.cleanliness) ? [room.number] : [];
    });

  /** Whether a bar goes into a simpler type than was sold, which its stay has not had yet. */
  function isDowngradeOf({ stay }: StayBar, { roomId }: Pick<StayMove, "roomId">): boolean {
    const [type, sold] = [typeOf(roomOf(roomId)?.roomTypeId), typeOf(stay.roomTypeId)];
    return (
      type !== undefined && sold !== undefined && type.rank < sold.rank && !isDowngradeAccepted(type.id, stay.bars)
    );
  }

  const write = (move: Omit<Move, "clientId" | "isUndo">) =>
    void dispatch(moves.written({ ...move, clientId: nanoid(), isUndo: false }));

  function moveBar(bar: StayBar, goal: BarGoal, answers: GivenAnswers = {}) {
    const { stay } = bar;
    const wanted = moveOf(bar, goal);
    const type = typeOf(roomOf(goal.roomId)?.roomTypeId);
    const sold = typeOf(stay.roomTypeId);
    const isOther = type && sold && type.id !== sold.id && type.id !== bar.bar.roomTypeId;
    const isDowngrade = isDowngradeOf(bar, wanted);
    const isRedated = wanted.arrival !== stay.arrival || wanted.departure !== stay.departure;
    const questions = questionsOf([bar], [wanted]);
    const { from, to: departure } = wanted;
    const room = numberOf(goal.roomId);
    // who is here changes rooms from tonight on
    const arrival = questions.isRoomMove && from < plan.businessDate ? plan.businessDate : from;
    const dirty = dirtyOf([bar], [wanted]);
    const move = { former: [stay], guest: stay.guest, room, arrival, departure };
    const asking = { ...move, moves: [wanted], ...questions, dirty, isDowngrade, isRedated, answers };
    if (isOther)
      setAsked({ ...asking, otherType: { sold: sold.name, type: type.name, isSimpler: type.rank < sold.rank } });
    else if (isRedated || dirty.length > 0 || unanswered(questions, answers).length > 0) setAsked(asking);
    else write({ ...move, moves: [{ ...wanted, ...answers }] });
  }

  return {
    judge: (bar, goal) => judge.ofMove(bar.bar, explained(moveOf(bar, goal))),
    move: moveBar,
    dropOf: (bar, goal) => dropOf(bar, goal, judge, plan),
    drop(bar, goal) {
      const { moves: both, partner, isExtension } = dropOf(bar, goal, judge, plan);
      if (isExtension) return setExtending({ stay: bar.stay, departure: goal.to });
      if (!partner) return moveBar(bar, goal);
      const { guest, arrival, departure } = bar.stay;
      setAsked({
        moves: both,
        former: [bar.stay, partner.stay],
        guest,
        room: numberOf(partner.bar.roomId),
        arrival,
        departure,
        ...questionsOf([bar, partner], both),
        dirty: dirtyOf([bar, partner], both),
        isDowngrade: both.some((move, place) => isDowngradeOf([bar, partner][place]!, move)),
        isRedated: false,
        swap: { other: partner.stay.guest, otherRoom: numberOf(bar.bar.roomId) },
      });
    },
    asked,
    extending,
    extend(into) {
      setExtending(undefined);
      if (!extending || !into) return;
      const { stay, departure } = extending;
      const { id: reservationId, version, arrival, guest } = stay;
      const { from, room } = into;
      const nights = { arrival, departure, from, to: departure };
      const move = { reservationId, version, ...nights, roomId: room.id, isRepriced: false };
      write({ moves: [move], former: [stay], guest, room: room.number, arrival: from, departure });
    },
    settle(answers) {
      setAsked(undefined);
      if (!asked || !answers) return;
      const { moves: wanted, former, guest, room, arrival, departure, swap } = asked;
      write({
        moves: wanted.map((move) => ({ ...move, ...answers })),
        former,
        guest: swap ? `${guest} · ${swap.other}` : guest,
        room,
        arrival,
        departure,
      });
    },
  };
}
