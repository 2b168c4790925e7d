import { describe, expect, it } from "vitest";

import { authContract } from "@/contract/auth";
import { conversationsContract } from "@/contract/messaging/conversations";
import { reservationListContract } from "@/contract/reservations/reservationList";
import { demoConditions } from "@/fakeBackend/core/conditions";

const { listReservations, refreshReservations } = reservationListContract;

describe("the delays of the demo (section 9 of the specification)", () => {
  it("takes a second for the first rows of reservations, then none, and two for each refresh", () => {
    const { delayOf } = demoConditions();
    expect([listReservations, listReservations, listReservations].map(delayOf)).toEqual([1000, 0, 0]);
    expect([refreshReservations, refreshReservations].map(delayOf)).toEqual([2000, 2000]);
  });

  it("takes a second for a sign-in, half a second for a conversation, and nothing for the rest", () => {
    const { delayOf } = demoConditions();
    expect([authContract.login, authContract.loginJwt].map(delayOf)).toEqual([1000, 1000]);
    const { uploadFile, searchConversation, listCannedAnswers, restoreMessage, acknowledgeMessage, ...slow } =
      conversationsContract;
    const quick = [uploadFile, searchConversation, listCannedAnswers, restoreMessage, acknowledgeMessage, undefined];
    expect(new Set(Object.values(slow).map(delayOf))).toEqual(new Set([500]));
    expect(new Set(quick.map(delayOf))).toEqual(new Set([0]));
  });
});
