import { createAction } from "@reduxjs/toolkit";

import type { TillId } from "@/contract/outlets";
import type { ParkedTicket } from "@/contract/pos/till";
import { billingContract } from "@/contract/billing/billing";
import { loyaltyContract } from "@/contract/guests/loyalty";
import { createClient } from "@/shared/api/createClient";
import type { StatePart } from "@/shared/feature/feature";
import { onLeading } from "@/shared/feature/watch";
import { hotelState } from "@/shared/hotel/hotelState";
import { createSearch } from "@/shared/load/createSearch";
import { call, put, type Saga, select } from "@/shared/saga/effects";

import { keepChosenTill, tillDevice } from "../../tillDevice";
import { keepTickets } from "./keepTickets";
import type { Settlement } from "./payTicket";
import { refuse, sell } from "./sellSaga";
import { tillApi, toldTill } from "./tillLoad";
import { selectDraft, selectTill, ticketActions, ticketSlice } from "./ticketSlice";
import { till, tillWrites } from "./tillWrites";

const { ended, sendingBegun, tillChosen } = ticketActions;

/** The ticket of the moment is paid. */
export const paid = createAction<Settlement>("till/paid");
/** The ticket of the moment is put aside under a name. */
export const putAside = createAction<string>("till/putAside");
export const takenUp = createAction<ParkedTicket>("till/takenUp");
/** The ticket of the moment is not sold. One that was put aside before is voided, for a reason. */
export const dropped = createAction<string>("till/dropped");
/** This device sells at a till from now on; `isForced` where another did. */
export const tillTaken = createAction<{ till: TillId; isForced?: true }>("till/taken");

/** One after the other: a press while something is on its way does nothing. */
const acting = <Payload>(act: (payload: Payload) => Saga) =>
  function* (payload: Payload): Saga {
    yield* put(sendingBegun());
    try {
      yield* act(payload);
    } catch (error) {
      yield* refuse(error);
    }
  };

const park = acting(function* (name: string): Saga {
  const { id, lines, discount, version } = yield* select(selectDraft);
  const at = yield* select(selectTill);
  if (!at) return;
  yield* tillWrites.sendNow({ kind: "park", draft: { id, till: at, name, lines, discount, version } });
  yield* put(ended());
});

const take = acting(function* ({ id, version }: ParkedTicket): Saga {
  const at = yield* select(selectTill);
  if (!at) return;
  const ticket = yield* call(tillApi.takeTicket, { params: { id }, body: { till: at, version } });
  const { name, lines, discount } = ticket;
  yield* put(ended(undefined, { id, name, lines, discount, payments: [], version: ticket.version }));
});

const drop = acting(function* (reason: string): Saga {
  const { id, version } = yield* select(selectDraft);
  if (version !== undefined)
    yield* call(tillApi.actOnTicket, { params: { id, action: "void" }, body: { version, reason } });
  yield* put(ended());
});

const takeTill = acting(function* ({ till: at, isForced }: { till: TillId; isForced?: true }): Saga {
  yield* call(tillApi.useTill, { params: { till: at }, body: { device: tillDevice(), isForced } });
  keepChosenTill(at);
  yield* put(tillChosen(at));
  yield* put(toldTill.requested(at));
});

const tickets: StatePart = {
  slices: [ticketSlice],
  needs: [hotelState],
  *saga() {
    yield onLeading(paid, sell);
    yield onLeading(putAside, park);
    yield onLeading(takenUp, take);
    yield onLeading(dropped, drop);
    yield onLeading(tillTaken, takeTill);
    yield* keepTickets();
  },
};

/** Guests in house, by room or surname. */
export const soughtGuests = createSearch("tillGuests", async (typed) => {
  const words = typed.toLowerCase();
  const guests = await tillApi.listRoomGuests();
  return guests.filter(({ room, guest }) => room.startsWith(typed) || guest.toLowerCase().includes(words)).slice(0, 8);
});

const { listReceivables } = createClient({ listReceivables: billingContract.listReceivables });

/** Accounts on credit, by name or tax number. */
export const soughtAccounts = createSearch("tillAccounts", async (typed) => {
  const words = typed.toLowerCase();
  const { accounts } = await listReceivables();
  const isFound = (one: string) => one.toLowerCase().includes(words);
  return accounts.filter(({ id, customer: { name, taxId } }) => id !== "" && [name, taxId].some(isFound)).slice(0, 8);
});

const { listMembers } = createClient({ listMembers: loyaltyContract.listMembers });

/** Members of the loyalty programme, by name or number. */
export const soughtMembers = createSearch("tillMembers", async (text) => {
  const { rows } = await listMembers({ query: { text, page: 1, perPage: 8 } });
  return rows;
});

export const saleState: StatePart[] = [till, tillWrites, tickets, soughtGuests, soughtAccounts, soughtMembers];
