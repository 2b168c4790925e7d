import type { AppStore } from "@/app/store";
import type { Reservation } from "@/contract/reservations/reservations";
import type { ReservationDraft } from "@/contract/reservations/reservationDraft";
import type { Saving } from "@/shared/record/createSavingSlice";
import type { Random } from "@/fakeBackend/core/random";
import { draftOf, valuesOf } from "@/shared/stay/record/bookingValues";
import { reservationRecord } from "@/shared/stay/record/reservationRecord";

import { bookingDraft } from "../../support/bookingDraft";

const { formReopened, saveRequested } = reservationRecord.actions;
const { selectSaving } = reservationRecord.selectors;
/** A form as a person has it before them, from its first letter to its last save. */
export interface BookedForm {
  number: number;
  clientId: string;
  id?: string;
  version: number;
  draft: ReservationDraft;
  /** Whether the last that the person heard of it is that it was saved, as it stands. */
  isSaved: boolean;
  /** There is no room: the person gives up. */
  isGivenUp: boolean;
  /** Every note that was ever sent off. */
  notes: string[];
}

/** Somebody who writes reservations down, one form at a time, and repeats what was not saved, sometimes changed. */
export function bookingDesk({ between, next }: Random) {
  const forms: BookedForm[] = [];
  /** Which answer has been read already. */
  let read: Saving<Reservation, ReservationDraft> | undefined;

  const open = () => forms.find(({ isSaved, isGivenUp }) => !isSaved && !isGivenUp);

  function write(form: BookedForm) {
    const note = `ficha ${form.number}, nota ${form.notes.length + 1}`;
    form.notes.push(note);
    form.isSaved = false;
    form.draft = { ...form.draft, notes: { ...form.draft.notes, internal: note } };
  }

  function save(store: AppStore, form: BookedForm) {
    const { id, clientId, version, draft } = form;
    if (savingOf(store, form)?.status === "saving") return;
    store.dispatch(saveRequested({ kind: "form", id, clientId, version, draft, name: `ficha ${form.number}` }));
  }

  const savingOf = (store: AppStore, { clientId }: BookedForm) => selectSaving(store.getState() as never, clientId);

  function book(store: AppStore) {
    if (open()) return;
    const number = forms.length + 1;
    const day = between(10, 27);
    const draft = {
      ...bookingDraft,
      arrival: `2026-05-${day}`,
      departure: `2026-05-${day + 2}`,
      newGuest: { ...bookingDraft.newGuest!, email: `ficha${number}@example.org` },
    };
    const clientId = `ficha ${number}`;
    const form = { number, clientId, version: 0, draft, isSaved: false, isGivenUp: false, notes: [] };
    write(form);
    forms.push(form);
    save(store, form);
  }

  function amend(store: AppStore) {
    const form = forms.at(-1);
    if (!form?.isSaved || open()) return;
    write(form);
    save(store, form);
  }

  /** What the person does next, now that they see what became of the save; `isPatient` is not in the mood for changes. */
  function tend(store: AppStore, isPatient: boolean) {
    const form = open();
    if (!form) return;
    reopen(store, form);
    const saving = savingOf(store, form);
    if (saving.status === "saved" && saving.saved && saving !== read) settle(form, saving.saved);
    else if (saving.status === "refused" && saving !== read) {
      const { current, reasons = [] } = saving.refusal ?? {};
      if (current) merge(form, current);
      else if (reasons.length > 0) form.isGivenUp = true;
    } else if (saving.status === "waiting") {
      if (isPatient || next() > 0.005) return;
      write(form);
      save(store, form);
    } else if (saving.status !== "saving" && (isPatient || next() < 0.02)) {
      if (!isPatient && next() < 0.4) write(form);
      save(store, form);
    }
    read = saving;
  }

  /** What an earlier page has left waiting is what the page shows when it is opened again. */
  function reopen(store: AppStore, form: BookedForm) {
    if (savingOf(store, form).status !== "idle") return;
    const waiting = reservationRecord.selectWaitingForm(store.getState() as never, form.id ?? form.clientId);
    if (waiting) store.dispatch(formReopened({ clientId: form.clientId, waiting }));
  }

  /** As the page does it: the form starts again with the saved values. */
  function settle(form: BookedForm, saved: Reservation) {
    const { clientId, version, ...values } = valuesOf(saved);
    Object.assign(form, { id: saved.id, clientId, version, isSaved: true });
    form.draft = draftOf({ clientId, version, ...values });
  }

  /** Somebody else changed it: theirs holds, but for what was written here. */
  function merge(form: BookedForm, current: Reservation) {
    const { id, clientId, notes } = form;
    const { internal } = form.draft.notes;
    settle(form, current);
    Object.assign(form, { id, clientId, notes, isSaved: false });
    form.draft = { ...form.draft, notes: { ...form.draft.notes, internal } };
  }

  return { forms, book, amend, tend, isDone: () => !open() };
}
