import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

import type { MoveResult } from "@/contract/reservations/assignment";
import type { Criteria } from "@/domain/assignment/criteria";
import type { Proposal } from "@/domain/assignment/solveAssignment";

import type { ArrivalRange } from "./arrivalRanges";

/** The server's result of a move, done or undone. */
export interface RowResult extends MoveResult {
  isUndo: boolean;
}

interface AssignmentState {
  /** Of arrivals, for which the proposal is. */
  range: ArrivalRange | undefined;
  /** From 0 to 1 while rooms are looked for. */
  progress?: number;
  proposal?: Proposal;
  /** Reservations that are not to be moved. */
  unselected: string[];
  /** By reservation. */
  results: Record<string, RowResult>;
}

const initialState: AssignmentState = { range: undefined, unselected: [], results: {} };

export const assignmentSlice = createSlice({
  name: "assignment",
  initialState,
  reducers: {
    proposalRequested: (_, { payload: { range } }: PayloadAction<{ range: ArrivalRange; criteria: Criteria }>) => ({
      ...initialState,
      range,
      progress: 0,
    }),
    progressed(state, { payload: progress }: PayloadAction<number>) {
      state.progress = progress;
    },
    /** The best proposal so far is shown. */
    searchStopped() {},
    proposalMade(state, { payload: proposal }: PayloadAction<Proposal>) {
      delete state.progress;
      state.proposal = proposal;
    },
    rowToggled(state, { payload: id }: PayloadAction<string>) {
      const others = state.unselected.filter((other) => other !== id);
      state.unselected = others.length < state.unselected.length ? others : [...others, id];
    },
    unselectedReplaced(state, { payload: ids }: PayloadAction<string[]>) {
      state.unselected = ids;
    },
    movesAnswered(
      { proposal, results },
      { payload }: PayloadAction<{ asOf: number; results: MoveResult[]; isUndo: boolean }>,
    ) {
      if (!proposal) return; // the page was loaded again
      proposal.asOf = payload.asOf;
      for (const result of payload.results) {
        const move = proposal.moves.find(({ stay }) => stay.id === result.reservationId);
        if (move && result.isDone) move.stay.version = result.version;
        if (result.isDone && payload.isUndo) delete results[result.reservationId];
        else results[result.reservationId] = { ...result, isUndo: payload.isUndo };
      }
    },
  },
  selectors: { selectAssignment: (state) => state },
});

/** Whether the hotel's books have the move. */
export const isApplied = (result: RowResult | undefined) => result !== undefined && result.isDone !== result.isUndo;

export const { proposalRequested, progressed, searchStopped, proposalMade } = assignmentSlice.actions;
export const { rowToggled, unselectedReplaced, movesAnswered } = assignmentSlice.actions;
export const { selectAssignment } = assignmentSlice.selectors;
