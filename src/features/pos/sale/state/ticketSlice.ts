import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

import type { RecordId } from "@/contract/formats";
import type { TillId } from "@/contract/outlets";
import type { PosReason } from "@/contract/pos/posReasons";
import type { Sale, TillArticle } from "@/contract/pos/till";
import { type Discount, type Ticket, type TicketLine, ticketLimits, type TicketPayment } from "@/contract/pos/tickets";
import { posReason } from "@/domain/pos/posReason";
import type { Sentence } from "@/shared/i18n/sentence";

import { chosenTill } from "../../tillDevice";
import { addTo, type Entry, eraseIn, modify, newDraft, ticketDrafts, type TicketDraft, typeInto } from "./ticketDraft";

/** The dialogs of a till: one is open at a time. */
export type TillDialog =
  | "pay"
  | "room"
  | "receivable"
  | "points"
  | "discount"
  | "modifiers"
  | "note"
  | "park"
  | "parked"
  | "void"
  | "till";

/** Why something was not done. */
export interface Refused {
  reasons: PosReason[];
  /** Where there are no reasons. */
  sentence?: Sentence;
  /** How to go on. */
  advice?: Sentence;
}

interface TicketState {
  till?: TillId;
  draft: TicketDraft;
  entry?: Entry;
  dialog?: TillDialog;
  /** Said in its place beside the ticket, until something else is done. */
  told?: Refused;
  /** Said in the dialog that is open. */
  refused?: Refused;
  isSending: boolean;
  /** Sold last: its receipt is shown until the next ticket begins. */
  sold?: Sale;
  /** Of those sold or put aside the last that the server has stored. */
  stored?: Ticket;
  /** Sales of this device that wait for the connection, those of its other tabs included. */
  unsent: number;
}

const draftAt = (till: TillId | undefined) => (till && ticketDrafts.read(till)?.values) ?? newDraft();

const initialState = (): TicketState => {
  const till = chosenTill();
  return { till, draft: draftAt(till), isSending: false, unsent: 0 };
};

const lineIn = ({ draft, entry }: TicketState) => draft.lines.find(({ id }) => id === entry?.lineId);

/** The ticket that is made at this till, and what its person does with it. */
export const ticketSlice = createSlice({
  name: "ticket",
  initialState,
  reducers: {
    tillChosen: {
      prepare: (till: TillId) => ({ payload: { till, draft: draftAt(till) } }),
      reducer: ({ unsent }, { payload }: PayloadAction<Pick<TicketState, "till" | "draft">>) => ({
        ...payload,
        isSending: false,
        unsent,
      }),
    },
    /** Another tab of this device has changed the ticket, or ended it. */
    draftHeard(state, { payload: draft }: PayloadAction<TicketDraft>) {
      if (draft.lines.length === 0) delete state.dialog;
      if (!draft.lines.some(({ id }) => id === state.entry?.lineId)) delete state.entry;
      state.draft = draft;
    },
    /** The ticket was changed at another till. */
    draftRenewed(state, { payload: draft }: PayloadAction<TicketDraft>) {
      state.draft = draft;
    },
    lineAdded(state, { payload: line }: PayloadAction<TicketLine>) {
      const entry = addTo(state.draft, line);
      if (!entry) return { ...state, told: { reasons: [posReason("TICKET_LINES", { max: ticketLimits.lines })] } };
      state.entry = entry;
      delete state.told;
      delete state.sold;
      return undefined;
    },
    lineChosen(state, { payload: lineId }: PayloadAction<RecordId>) {
      state.entry = { lineId, before: 0, typed: "" };
      delete state.told;
    },
    digitTyped(state, { payload: digit }: PayloadAction<string>) {
      const line = lineIn(state);
      if (line && state.entry) typeInto(line, state.entry, digit);
    },
    digitErased(state) {
      const line = lineIn(state);
      if (line && state.entry) eraseIn(line, state.entry);
    },
    lineRemoved(state) {
      const { draft, entry } = state;
      const place = draft.lines.findIndex(({ id }) => id === entry?.lineId);
      if (place < 0) return;
      draft.lines.splice(place, 1);
      const next = draft.lines[Math.min(place, draft.lines.length - 1)];
      if (next) state.entry = { lineId: next.id, before: 0, typed: "" };
      else {
        delete state.entry;
        delete draft.discount;
      }
    },
    modified(state, { payload }: PayloadAction<{ article: Pick<TillArticle, "modifiers">; names: string[] }>) {
      const line = lineIn(state);
      if (line) modify(line, payload.article, payload.names);
      delete state.dialog;
    },
    noted(state, { payload: note }: PayloadAction<string>) {
      const line = lineIn(state);
      if (line && note) line.note = note;
      else delete line?.note;
      delete state.dialog;
    },
    /** Off the line that is chosen, or the whole ticket; undefined takes it back. */
    discounted(state, { payload }: PayloadAction<{ isOfLine: boolean; discount?: Discount }>) {
      const of = payload.isOfLine ? lineIn(state) : state.draft;
      if (of && payload.discount) of.discount = payload.discount;
      else delete of?.discount;
      delete state.dialog;
    },
    partPaid(state, { payload: payment }: PayloadAction<TicketPayment>) {
      state.draft.payments.push(payment);
      delete state.refused;
    },
    paymentTakenBack({ draft }, { payload: paymentId }: PayloadAction<RecordId>) {
      draft.payments = draft.payments.filter(({ id }) => id !== paymentId);
    },
    dialogOpened(state, { payload: dialog }: PayloadAction<TillDialog>) {
      state.dialog = dialog;
      delete state.refused;
      delete state.told;
    },
    dialogClosed(state) {
      delete state.dialog;
      delete state.refused;
    },
    told: (state, { payload: told }: PayloadAction<Refused>) => ({ ...state, told }),
    untold(state) {
      delete state.told;
    },
    sendingBegun(state) {
      state.isSending = true;
      delete state.refused;
    },
    /** It stays as it is, and says why in the dialog, or beside the ticket where none is open. */
    notSent(state, { payload: refused }: PayloadAction<Refused>) {
      state.isSending = false;
      if (state.dialog) state.refused = refused;
      else state.told = refused;
    },
    /** The ticket is sold, put aside or voided; `next` follows. */
    ended: {
      prepare: (sold?: Sale, next = newDraft()) => ({ payload: { sold, next } }),
      reducer: (
        { till, unsent, stored },
        { payload: { sold, next } }: PayloadAction<{ sold?: Sale; next: TicketDraft }>,
      ): TicketState => ({ till, unsent, stored, draft: next, isSending: false, sold }),
    },
    stored: (state, { payload: stored }: PayloadAction<Ticket>) => ({ ...state, stored }),
    unsentCounted: (state, { payload: unsent }: PayloadAction<number>) => ({ ...state, unsent }),
  },
  selectors: {
    selectTicket: (state) => state,
    selectTill: ({ till }) => till,
    selectDraft: ({ draft }) => draft,
    selectDialog: ({ dialog }) => dialog,
    /** The one that is chosen. */
    selectLine: lineIn,
  },
});

export const ticketActions = ticketSlice.actions;
export const { selectTicket, selectTill, selectDraft, selectDialog, selectLine } = ticketSlice.selectors;
