import { describe, expect, it } from "vitest";

import { reservationsContract } from "@/contract/reservations/reservations";
import { valuesOf } from "@/shared/stay/record/bookingValues";
import type { FormSave } from "@/shared/record/recordRules";
import type { ReservationDraft } from "@/contract/reservations/reservationDraft";
import { browserWentOffline, browserWentOnline } from "@/shared/connection/connectionSlice";
import { reservationRecord } from "@/shared/stay/record/reservationRecord";

import { bookingDraft } from "../../support/bookingDraft";
import { until, wordsOf } from "../../support/openArea";
import { openFormDesk, ROMANO } from "./formDesk";

const {
  formLeft,
  formReopened,
  formSaved: reservationSaved,
  saveDelayed,
  saveRefused,
  saveRequested,
} = reservationRecord.actions;
const { selectRecord: selectReservation, selectSaving } = reservationRecord.selectors;
const { drafts } = reservationRecord;
const { createReservation } = reservationsContract;

const formOf = (clientId: string, firstName: string): FormSave<ReservationDraft> => ({
  kind: "form",
  clientId,
  version: 0,
  draft: { ...bookingDraft, newGuest: { ...bookingDraft.newGuest!, firstName } },
  name: `${firstName} Otero`,
});
const ana = formOf("one form", "Ana");
const eva = formOf("another form", "Eva");
const noAdult = { ...ana, draft: { ...ana.draft, adults: 0 } };
const full = { message: { text: "Completo." }, fields: {}, reasons: [] };

async function openSaving() {
  const desk = await openFormDesk();
  const { dispatch, see, hotel, inBooks, network } = desk;
  const saving = ({ clientId }: FormSave<ReservationDraft>) => see(selectSaving, clientId);
  const status = (form: FormSave<ReservationDraft>) => saving(form).status;
  const why = (form: FormSave<ReservationDraft>) => saving(form).refusal?.reasons.map(({ code }) => code);
  const booked = () =>
    [...hotel.all()].map(({ id }) => inBooks(id).guest).filter(({ lastName }) => lastName === "Otero");
  const names = () => booked().map(({ firstName }) => firstName);
  function loseConnection() {
    dispatch(browserWentOffline());
    network.fail(createReservation, "connection lost");
  }
  return { ...desk, loseConnection, saving, status, why, names };
}

describe("saving a form", () => {
  it("is under way, and then there is a reservation", async () => {
    const { dispatch, saving, names, inBooks, network, notices } = await openSaving();
    dispatch(saveRequested(ana));
    expect(saving(ana)).toEqual({ status: "saving", clientId: ana.clientId, draft: ana.draft });
    await network.idle();
    const { status, draft, saved, refusal } = saving(ana);
    expect([status, draft, refusal]).toEqual(["saved", ana.draft, undefined]);
    expect(saved).toEqual(inBooks(saved!.id));
    expect([names(), notices()]).toEqual([["Ana"], ["booking.created"]]);
  });

  it("is no other form's business", async () => {
    const { dispatch, saving, network } = await openSaving();
    dispatch(saveRequested(ana));
    expect(saving(eva)).toEqual({ status: "idle" });
    await network.idle();
    expect(saving(eva)).toEqual({ status: "idle" });
  });

  it("does not keep another form from being saved, however long it takes", async () => {
    const { dispatch, status, names, network } = await openSaving();
    network.slow(createReservation);
    dispatch(saveRequested(ana));
    dispatch(formLeft(ana.clientId));
    dispatch(saveRequested(eva));
    await network.idle();
    expect([status(eva), names().toSorted()]).toEqual(["saved", ["Ana", "Eva"]]);
  });

  it("is refused with its reasons, and tried again without them", async () => {
    const { dispatch, status, why, names, network } = await openSaving();
    dispatch(saveRequested(noAdult));
    await network.idle();
    expect([status(ana), why(ana), names()]).toEqual(["refused", ["ADULT_MISSING"], []]);
    dispatch(saveRequested(ana));
    expect([status(ana), why(ana)]).toEqual(["saving", undefined]);
    await network.idle();
    expect([status(ana), why(ana), names()]).toEqual(["saved", undefined, ["Ana"]]);
  });

  it("keeps what was typed under its own name while it waits, so that another form can be begun", async () => {
    const { dispatch, loseConnection, status, inBooks } = await openSaving();
    const typed = { ...valuesOf(inBooks(ROMANO)), clientId: ana.clientId };
    drafts.write(drafts.nameOf(ana), typed);
    loseConnection();
    dispatch(saveRequested(ana));
    await until(() => expect(status(ana)).toBe("waiting"));
    expect([drafts.read(ana.clientId)?.values, drafts.read(drafts.nameOf(ana))]).toEqual([typed, undefined]);
    dispatch(browserWentOnline());
    await until(() => expect(status(ana)).toBe("saved"));
    expect(drafts.read(ana.clientId)).toBeUndefined();
  });

  it("says no more why it was refused once it is saved", async () => {
    const { dispatch, saving, inBooks } = await openSaving();
    const { clientId } = ana;
    dispatch(saveRequested(ana));
    dispatch(saveRefused({ clientId, refusal: full }));
    expect(saving(ana)).toMatchObject({ status: "refused", refusal: full });
    dispatch(reservationSaved({ clientId, saved: inBooks(ROMANO), isOpen: true }));
    expect([saving(ana).status, saving(ana).refusal]).toEqual(["saved", undefined]);
  });
});

describe("a form that was left while it was saved", () => {
  it("is saved, and what is open stays open", async () => {
    const { dispatch, status, names, open, see, network } = await openSaving();
    await open(ROMANO);
    dispatch(saveRequested(ana));
    dispatch(formLeft(ana.clientId));
    expect(status(ana)).toBe("idle");
    await network.idle();
    expect([status(ana), names(), see(selectReservation)?.id]).toEqual(["idle", ["Ana"], ROMANO]);
  });

  it("does not touch the form that is open instead", async () => {
    const { dispatch, status, saving, inBooks } = await openSaving();
    const { clientId } = ana;
    dispatch(formReopened({ clientId: eva.clientId }));
    dispatch(saveDelayed(clientId));
    expect(status(eva)).toBe("idle");
    dispatch(saveRefused({ clientId, refusal: full }));
    expect([status(eva), saving(eva).refusal]).toEqual(["idle", undefined]);
    dispatch(reservationSaved({ clientId, saved: inBooks(ROMANO), isOpen: false }));
    expect([status(eva), saving(eva).saved]).toEqual(["idle", undefined]);
    dispatch(saveRequested(eva));
    dispatch(formLeft(clientId));
    expect(status(eva)).toBe("saving");
  });

  it("says why it was refused when it is opened again, until it is saved again", async () => {
    const { dispatch, status, why, notices, network } = await openSaving();
    const { clientId } = ana;
    dispatch(saveRequested(noAdult));
    dispatch(formLeft(clientId));
    await network.idle();
    expect([notices(), status(ana)]).toEqual([["booking.notSaved"], "idle"]);
    dispatch(formReopened({ clientId }));
    expect([status(ana), why(ana)]).toEqual(["refused", ["ADULT_MISSING"]]);

    dispatch(saveRequested(ana));
    dispatch(formLeft(clientId));
    dispatch(formReopened({ clientId }));
    expect([status(ana), why(ana)]).toEqual(["idle", undefined]);
  });

  it("says so of itself alone", async () => {
    const { dispatch, saving, status } = await openSaving();
    dispatch(saveRefused({ clientId: ana.clientId, refusal: full }));
    dispatch(formReopened({ clientId: eva.clientId }));
    expect(saving(eva)).toEqual({ status: "idle", clientId: eva.clientId, refusal: undefined });
    dispatch(formReopened({ clientId: ana.clientId }));
    expect([status(ana), wordsOf(saving(ana).refusal?.message)]).toEqual(["refused", "Completo."]);
  });

  it("says nothing of a refusal once it has been saved all the same", async () => {
    const { dispatch, status, inBooks } = await openSaving();
    const { clientId } = ana;
    dispatch(saveRefused({ clientId, refusal: full }));
    dispatch(reservationSaved({ clientId, saved: inBooks(ROMANO), isOpen: false }));
    dispatch(formReopened({ clientId }));
    expect(status(ana)).toBe("idle");
  });

  it("waits as it was left when it is opened again", async () => {
    const { dispatch, loseConnection, see, saving } = await openSaving();
    const { clientId } = ana;
    loseConnection();
    dispatch(saveRequested(ana));
    await until(() => expect(saving(ana).status).toBe("waiting"));
    dispatch(formLeft(clientId));
    expect(saving(ana)).toEqual({ status: "idle" });
    dispatch(formReopened({ clientId, waiting: see(reservationRecord.selectWaitingForm, clientId) }));
    expect(saving(ana)).toEqual({ status: "waiting", clientId, draft: ana.draft });
  });
});
