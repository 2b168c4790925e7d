import { describe, expect, it } from "vitest";

import {
  feePreviewRequested,
  roomChoicesRequested,
  selectDetailsProblem,
  selectFeePreview,
  selectRoomChoices,
} from "@/shared/stay/rooms/actionDetailsSlice";
import { browserWentOffline } from "@/shared/connection/connectionSlice";
import { reservationRecord } from "@/shared/stay/record/reservationRecord";

import { until, wordsOf } from "../../support/openArea";
import { KOHLER, openFormDesk, ROMANO } from "./formDesk";
import { reservationCalls } from "../../support/reservationCalls";

const { closed: reservationClosed, opened: reservationOpened } = reservationRecord.actions;
const { asked: actionAsked, forgotten: actionForgotten, requested: actionRequested } = reservationRecord.acts.actions;
const {
  selectRefusal: selectActionRefusal,
  selectAsked: selectAskedAction,
  selectPending: selectPendingAction,
} = reservationRecord.acts.selectors;

const { actOnReservation, getReservation, listRoomChoices, previewCancellation } = reservationCalls;

const refusedForNow = { status: 400, message: "Ahora no." };
const request = { version: 1 };
const withoutReason = { id: ROMANO, action: "cancel", request } as const;
const roomTakenBack = { id: ROMANO, action: "unassignRoom", request } as const;
const feeOfCancelling = { id: ROMANO, action: "cancel" } as const;
const ONE_NIGHT = 10182; // 112,00 € without VAT

async function openActions() {
  const desk = await openFormDesk();
  const { dispatch, see, network } = desk;
  const asked = () => see(selectAskedAction);
  const pending = () => see(selectPendingAction);
  const why = () => see(selectActionRefusal)?.reasons.map(({ code }) => code);
  const fee = () => see(selectFeePreview)?.fee;
  const rooms = () => see(selectRoomChoices);
  const problem = () => wordsOf(see(selectDetailsProblem));
  const waiting = (id: string) => see(reservationRecord.selectWaitingAct, id);
  function loseConnection() {
    dispatch(browserWentOffline());
    network.fail(actOnReservation, "connection lost");
  }
  await desk.open(ROMANO);
  return { ...desk, loseConnection, asked, pending, why, fee, rooms, problem, waiting };
}

describe("what is done with a reservation", () => {
  it("leaves another reservation's page and dialog as they are, and says that it is done", async () => {
    const { dispatch, open, shown, inBooks, asked, notices, network } = await openActions();
    network.slow(actOnReservation);
    dispatch(actionRequested(roomTakenBack));
    dispatch(actionForgotten());
    await open(KOHLER);
    dispatch(actionAsked("cancel"));
    await until(() => expect(notices()).toEqual(["booking.saved"]));
    expect([asked(), shown().reservation]).toEqual(["cancel", inBooks(KOHLER)]);
  });

  it.each([
    { how: "done", fails: [] },
    { how: "refused", fails: [refusedForNow] },
    { how: "delayed", fails: ["connection lost" as const] },
  ])("is no longer under way once it is $how, although its reservation is just being read again", async ({ fails }) => {
    const { dispatch, pending, network } = await openActions();
    network.slow(actOnReservation, getReservation);
    network.fail(actOnReservation, ...fails);
    dispatch(actionRequested(roomTakenBack));
    dispatch(reservationOpened(ROMANO));
    expect(pending()).toBe("unassignRoom");
    await network.idle();
    expect(pending()).toBeUndefined();
  });

  it("that has to wait leaves another reservation's dialog open", async () => {
    const { dispatch, loseConnection, open, asked, waiting, network } = await openActions();
    network.slow(actOnReservation);
    loseConnection();
    dispatch(actionRequested(roomTakenBack));
    dispatch(actionForgotten());
    await open(KOHLER);
    dispatch(actionAsked("cancel"));
    await until(() => expect(waiting(ROMANO)).toBe("unassignRoom"));
    expect(asked()).toBe("cancel");
  });

  it("waits although its page is left", async () => {
    const { dispatch, loseConnection, waiting, notices, network } = await openActions();
    loseConnection();
    dispatch(actionRequested(roomTakenBack));
    dispatch(reservationClosed(ROMANO));
    await network.idle();
    expect([waiting(ROMANO), notices()]).toEqual(["unassignRoom", []]);
  });
});

describe("what a cancellation costs", () => {
  it("is said before it is cancelled, and again for its reason", async () => {
    const { dispatch, fee, asked, network } = await openActions();
    dispatch(actionAsked("cancel"));
    dispatch(feePreviewRequested(feeOfCancelling));
    await network.idle();
    expect(fee()).toBe(ONE_NIGHT);
    dispatch(feePreviewRequested({ ...feeOfCancelling, cancelReason: "modified" }));
    expect([asked(), fee()]).toEqual(["cancel", undefined]);
    await network.idle();
    expect([asked(), fee()]).toEqual(["cancel", 0]);
  });

  it("is said of a guest who did not come, whatever the reason", async () => {
    const { dispatch, fee, network } = await openActions();
    dispatch(feePreviewRequested({ id: ROMANO, action: "markNoShow", cancelReason: "modified" }));
    await network.idle();
    expect(fee()).toBe(ONE_NIGHT);
  });

  it("is that of the reason that was chosen last", async () => {
    const { dispatch, fee, network } = await openActions();
    network.slow(previewCancellation);
    dispatch(feePreviewRequested({ ...feeOfCancelling, cancelReason: "modified" }));
    await until(() => expect(network.callsOf(previewCancellation)).toBe(1));
    dispatch(feePreviewRequested(feeOfCancelling));
    await network.idle();
    expect(fee()).toBe(ONE_NIGHT);
  });

  it("leaves standing why it was refused", async () => {
    const { dispatch, why, fee, network } = await openActions();
    dispatch(actionRequested(withoutReason));
    await network.idle();
    dispatch(feePreviewRequested(feeOfCancelling));
    expect(why()).toEqual(["REASON_MISSING"]);
    await network.idle();
    expect([why(), fee()]).toEqual([["REASON_MISSING"], ONE_NIGHT]);
  });

  it("may not be known, and is asked for again", async () => {
    const { dispatch, fee, problem, network } = await openActions();
    network.fail(previewCancellation, refusedForNow);
    dispatch(feePreviewRequested(feeOfCancelling));
    await network.idle();
    expect([fee(), problem()]).toEqual([undefined, "Ahora no."]);
    dispatch(feePreviewRequested(feeOfCancelling));
    expect(problem()).toBeUndefined();
    await network.idle();
    expect([fee(), problem()]).toEqual([ONE_NIGHT, undefined]);
  });

  it("is not said in another dialog, nor why it is not known", async () => {
    const { dispatch, problem, network } = await openActions();
    network.slow(previewCancellation);
    network.fail(previewCancellation, refusedForNow);
    dispatch(actionAsked("cancel"));
    dispatch(feePreviewRequested(feeOfCancelling));
    await until(() => expect(network.callsOf(previewCancellation)).toBe(1));
    dispatch(actionForgotten());
    dispatch(actionAsked("assignRoom"));
    await network.idle();
    expect(problem()).toBeUndefined();
  });
});

describe("the rooms that a reservation could have", () => {
  it("are all, the free rooms first", async () => {
    const { dispatch, rooms, asked, hotel, network } = await openActions();
    dispatch(actionAsked("assignRoom"));
    dispatch(roomChoicesRequested(ROMANO));
    expect([asked(), rooms()]).toEqual(["assignRoom", undefined]);
    await network.idle();
    expect(rooms()).toHaveLength(hotel.rooms.length);
    expect([rooms()![0]!.reasons, asked()]).toEqual([[], "assignRoom"]);
  });

  it("are asked for again when the chosen room was refused, with the reason on the screen", async () => {
    const { dispatch, rooms, why, network } = await openActions();
    dispatch(actionRequested(withoutReason));
    dispatch(roomChoicesRequested(ROMANO));
    await network.idle();
    dispatch(roomChoicesRequested(ROMANO));
    expect([rooms(), why()]).toEqual([undefined, ["REASON_MISSING"]]);
    await network.idle();
    expect([rooms()?.length, why()]).toEqual([expect.any(Number), ["REASON_MISSING"]]);
  });

  it.each([roomChoicesRequested(ROMANO), feePreviewRequested(feeOfCancelling)])(
    "are asked for while something is under way, and it stays so: $type",
    async (question) => {
      const { dispatch, asked, pending, network } = await openActions();
      network.slow(actOnReservation);
      dispatch(actionAsked("assignRoom"));
      dispatch(actionRequested(roomTakenBack));
      dispatch(question);
      expect(pending()).toBe("unassignRoom");
      await network.idle();
      expect([asked(), pending()]).toEqual([undefined, undefined]);
    },
  );

  it("may not be known, and are asked for again", async () => {
    const { dispatch, rooms, problem, network } = await openActions();
    network.fail(listRoomChoices, refusedForNow);
    dispatch(roomChoicesRequested(ROMANO));
    await network.idle();
    expect([rooms(), problem()]).toEqual([undefined, "Ahora no."]);
    dispatch(roomChoicesRequested(ROMANO));
    expect(problem()).toBeUndefined();
    await network.idle();
    expect([rooms()?.length, problem()]).toEqual([expect.any(Number), undefined]);
  });

  it("are not said in another dialog, nor why they are not known", async () => {
    const { dispatch, problem, network } = await openActions();
    network.slow(listRoomChoices);
    network.fail(listRoomChoices, refusedForNow);
    dispatch(actionAsked("assignRoom"));
    dispatch(roomChoicesRequested(ROMANO));
    await until(() => expect(network.callsOf(listRoomChoices)).toBe(1));
    dispatch(actionForgotten());
    dispatch(actionAsked("cancel"));
    await network.idle();
    expect(problem()).toBeUndefined();
  });
});
