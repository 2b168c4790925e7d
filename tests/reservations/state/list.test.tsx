import { describe, expect, it } from "vitest";

import { reservationListContract } from "@/contract/reservations/reservationList";
import { reservationList } from "@/features/reservations/list/reservationList";
import { browserWentOffline, browserWentOnline } from "@/shared/connection/connectionSlice";

import { until, wordsOf } from "../../support/openArea";
import { firstPage, openList } from "./listDesk";
import { reservationRecord } from "@/shared/stay/record/reservationRecord";

const { listReservations, refreshReservations } = reservationListContract;

const {
  selectAreRowsRight,
  selectArrived,
  selectAsOf,
  selectHasFailed,
  selectHasNewerPage,
  selectInView,
  selectIsLoading,
  selectIsRefreshing,
  selectPageInstead,
  selectProblem,
  selectRequest,
  selectRows,
  selectTotal,
} = reservationList.selectors;

describe("the list of reservations", () => {
  it("is on its way, and then there with what the hotel has", async () => {
    const { see, shown, onPage, hotel, load } = await openList();
    expect([see(selectIsLoading), see(selectIsRefreshing), shown(), see(selectTotal)]).toEqual([true, false, [], 0]);
    expect([see(selectInView), see(selectAsOf), see(selectArrived), see(selectRequest)]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    await load();
    expect(shown()).toEqual(onPage());
    expect(shown()).toHaveLength(10);
    expect([see(selectTotal), see(selectInView)]).toEqual([12, hotel.list.inView]);
    expect([see(selectAreRowsRight), see(selectHasFailed), see(selectHasNewerPage)]).toEqual([true, false, false]);
    expect(see(selectRequest)?.query).toEqual(firstPage);
  });

  it("says why it does not come, and comes when it is asked for again", async () => {
    const { see, shown, load, network, notices } = await openList();
    await load({ page: 2 });
    network.fail(listReservations, { status: 400, message: "Ahora no." });
    await load();
    expect([see(selectHasFailed), wordsOf(see(selectProblem))]).toEqual([true, "Ahora no."]);
    expect(see(selectAreRowsRight)).toBe(false);
    expect(notices()).toEqual([]);
    await load();
    expect([see(selectHasFailed), see(selectAreRowsRight), shown().length]).toEqual([false, true, 10]);
  });

  it("is that of the last question", async () => {
    const { dispatch, load, network, shown, onPage } = await openList();
    network.slow(listReservations);
    dispatch(reservationList.actions.requested({ query: firstPage }));
    await load({ page: 2 });
    await network.idle();
    expect(shown()).toEqual(onPage({ ...firstPage, page: 2 }));
    expect(shown()).toHaveLength(2);
  });

  it("leaves out what is gone from the screen until it is back", async () => {
    const { dispatch, load, shown } = await openList();
    await load();
    const [first, second, ...others] = shown();
    dispatch(reservationList.actions.hidden([first!]));
    dispatch(reservationList.actions.hidden([second!]));
    expect(shown()).toEqual(others);
    await load();
    expect(shown()).toEqual(others);
    dispatch(reservationList.actions.shownAgain([second!]));
    expect(shown()).toEqual([second, ...others]);
  });

  it("leaves out what an earlier page deleted and could not send, and nothing else it left", async () => {
    const { dispatch, load, shown, network, hotel } = await openList();
    await load();
    dispatch(browserWentOffline());
    const [deleted, ...others] = shown();
    const deleting = { kind: "deletion", customer: "Ana Otero", act: "delete" } as const;
    const restoring = { ...deleting, act: "restore" } as const;
    const time = "2026-03-27T09:00:00.000Z";
    const action = { kind: "act", action: "cancel", request: { version: 1 } } as const;
    dispatch(
      reservationRecord.writes.actions.adopted([
        { key: "a", time, isWaiting: true, what: { ...deleting, id: deleted! } },
        { key: "b", time, isWaiting: true, what: { ...restoring, id: others[0]! } },
        { key: "c", time, isWaiting: true, what: { ...action, id: others[1]! } },
      ]),
    );
    expect(shown()).toEqual(others);
    await network.idle();
    expect(hotel.get(deleted!).isDeleted).toBeUndefined();
    expect(shown()).toEqual(others);
  });
});

describe("a page that lies behind the last page", () => {
  it("has the last page instead", async () => {
    const { see, load } = await openList();
    await load({ page: 5 });
    expect([see(selectRows), see(selectPageInstead)]).toEqual([[], 2]);
    await load({ page: 9, perPage: 15 });
    expect(see(selectPageInstead)).toBe(1);
  });

  it("has none where no reservation is found at all, or where it has rows", async () => {
    const { see, load } = await openList();
    await load({ page: 3, text: "nobody is called so" });
    expect([see(selectTotal), see(selectPageInstead)]).toEqual([0, undefined]);
    await load({ page: 2 });
    expect(see(selectPageInstead)).toBeUndefined();
  });

  it("has none while another page is on its way, or did not come", async () => {
    const { see, load, dispatch, network } = await openList();
    await load({ page: 5 });
    network.fail(listReservations, 500);
    dispatch(reservationList.actions.requested({ query: { ...firstPage, page: 2 } }));
    expect(see(selectPageInstead)).toBeUndefined();
    await until(() => expect(see(selectHasFailed)).toBe(true));
    expect(see(selectPageInstead)).toBeUndefined();
  });
});

describe("a refresh", () => {
  it("brings what came in from the channels, which stays until the next", async () => {
    const { see, load, dispatch, network, hotel } = await openList();
    await load();
    expect([see(selectIsRefreshing), see(selectArrived)]).toEqual([false, undefined]);
    network.slow(refreshReservations);
    dispatch(reservationList.actions.requested({ query: firstPage, isRefresh: true }));
    expect(see(selectIsRefreshing)).toBe(true);
    await until(() => expect(see(selectArrived)).toHaveLength(1));
    const [newest] = see(selectArrived)!;
    expect(hotel.get(newest!.id).createdAt).toBe(Date.parse("2026-03-27T10:00:00.000Z"));
    expect([see(selectIsRefreshing), see(selectTotal)]).toEqual([false, 13]);
    expect(network.callsOf(listReservations)).toBe(1);

    await load({ page: 2 });
    expect(see(selectArrived)).toEqual([newest]);
    dispatch(reservationList.actions.requested({ query: firstPage, isRefresh: true }));
    expect(see(selectArrived)).toBeUndefined();
    await until(() => expect(see(selectArrived)).toHaveLength(1));
    expect(see(selectArrived)).not.toEqual([newest]);
  });

  it("is none where the page is only asked for", async () => {
    const { see, dispatch } = await openList();
    dispatch(reservationList.actions.requested({ query: firstPage }));
    expect([see(selectIsLoading), see(selectIsRefreshing)]).toEqual([true, false]);
  });

  it("leaves the rows from before when it fails, and says why", async () => {
    const { see, load, shown, network } = await openList();
    await load();
    const before = shown();
    network.fail(refreshReservations, { status: 400, message: "Ahora no." });
    await load({}, true);
    expect([see(selectHasFailed), wordsOf(see(selectProblem))]).toEqual([true, "Ahora no."]);
    expect([see(selectAreRowsRight), shown()]).toEqual([true, before]);
  });
});

describe("what others change while the list is on the screen", () => {
  it("is seen at once where the rows are the same", async () => {
    const { see, load, dispatch, shown, changeElsewhere, hotel } = await openList();
    await load();
    const [first] = shown();
    const before = shown();
    changeElsewhere(first!, { adults: 7, childrenAges: [] });
    dispatch(reservationList.actions.outdated());
    await until(() => expect(see(selectRows)[0]!.cant_personas).toBe(7));
    expect([shown(), see(selectHasNewerPage), see(selectIsLoading)]).toEqual([before, false, false]);
    expect(see(selectAsOf)).toBe(hotel.revision.count);
  });

  it("waits where the rows differ, and is shown when the person asks for it", async () => {
    const { see, load, dispatch, shown, bookElsewhere, hotel } = await openList();
    await load({ sort: "created_at", order: "desc" });
    const before = shown();
    const { id } = bookElsewhere({ arrival: "2026-03-28", departure: "2026-03-29" });
    dispatch(reservationList.actions.outdated());
    await until(() => expect(see(selectHasNewerPage)).toBe(true));
    expect([shown(), see(selectInView)]).toEqual([before, hotel.list.inView]);
    expect(see(selectInView)!.tomorrow).toBeGreaterThan(0);
    expect(see(selectAsOf)).toBe(hotel.revision.count);
    dispatch(reservationList.actions.newerShown());
    expect([shown()[0], shown().length]).toEqual([id, 10]);
    expect([see(selectTotal), see(selectHasNewerPage)]).toEqual([13, false]);
    dispatch(reservationList.actions.newerShown());
    expect(shown()[0]).toBe(id);
  });

  it("is forgotten once it has been undone", async () => {
    const { see, load, dispatch, bookElsewhere, changeElsewhere } = await openList();
    await load({ perPage: 15 });
    const { id } = bookElsewhere();
    dispatch(reservationList.actions.outdated());
    await until(() => expect(see(selectHasNewerPage)).toBe(true));
    changeElsewhere(id, { isDeleted: true });
    dispatch(reservationList.actions.outdated());
    await until(() => expect(see(selectHasNewerPage)).toBe(false));
    expect(see(selectTotal)).toBe(12);
  });

  it("waits no longer once the list has been asked for again", async () => {
    const { see, load, dispatch, shown, bookElsewhere } = await openList();
    await load({ perPage: 15 });
    const { id } = bookElsewhere();
    dispatch(reservationList.actions.outdated());
    await until(() => expect(see(selectHasNewerPage)).toBe(true));
    await load({ perPage: 15 });
    expect([see(selectHasNewerPage), shown().includes(id)]).toEqual([false, true]);
  });

  it("is asked for once the list is there that was on its way, and may be older", async () => {
    let answers = 0;
    const answerDelayOf = () => {
      answers += 1;
      return answers === 1 ? 20 : 0; // a request made during it would be there first
    };
    const { see, dispatch, network, shown, bookElsewhere, load } = await openList({ conditions: { answerDelayOf } });
    const loading = load({ perPage: 15 });
    await until(() => expect(answers).toBe(1));
    bookElsewhere();
    dispatch(reservationList.actions.outdated());
    await loading;
    expect(shown()).toHaveLength(12);
    await until(() => expect(see(selectHasNewerPage)).toBe(true));
    expect(network.callsOf(listReservations)).toBe(2);
  });

  it("is not put in the place of a list that did not come", async () => {
    const { see, dispatch, network, load, shown, bookElsewhere } = await openList();
    await load({ page: 2 });
    const before = shown();
    network.fail(listReservations, { status: 400, message: "Ahora no." });
    const loading = load();
    bookElsewhere();
    dispatch(reservationList.actions.outdated());
    await loading;
    await until(() => expect(network.callsOf(listReservations)).toBe(3));
    await network.idle();
    expect([see(selectHasFailed), see(selectHasNewerPage), shown()]).toEqual([true, false, before]);
  });

  it("does not come in the way of another page that was asked for since", async () => {
    const { see, dispatch, network, load, shown, onPage, bookElsewhere } = await openList();
    await load();
    network.slow(listReservations);
    bookElsewhere();
    dispatch(reservationList.actions.outdated());
    await until(() => expect(network.callsOf(listReservations)).toBe(2));
    await load({ page: 2 }, true);
    await network.idle();
    expect(see(selectHasNewerPage)).toBe(false);
    expect(shown()).toEqual(onPage({ ...firstPage, page: 2 }));
  });

  it("is asked for again and again without a connection, and quietly", async () => {
    const { see, dispatch, network, load, bookElsewhere, notices } = await openList();
    await load({ perPage: 15 });
    bookElsewhere();
    network.fail(listReservations, "connection lost");
    dispatch(reservationList.actions.outdated());
    await until(() => expect(network.callsOf(listReservations)).toBe(2));
    await network.idle();
    expect([see(selectHasNewerPage), see(selectHasFailed), notices()]).toEqual([false, false, []]);
    dispatch(browserWentOnline());
    await until(() => expect(see(selectHasNewerPage)).toBe(true));
  });

  it("stays as it is where the server refuses the request, without a notice", async () => {
    const { see, dispatch, network, load, bookElsewhere, notices, shown } = await openList();
    await load({ perPage: 15 });
    bookElsewhere();
    network.fail(listReservations, { status: 400, message: "Ahora no." });
    dispatch(reservationList.actions.outdated());
    await until(() => expect(network.callsOf(listReservations)).toBe(2));
    await network.idle();
    expect([see(selectHasNewerPage), see(selectHasFailed), notices()]).toEqual([false, false, []]);
    expect(shown()).toHaveLength(12);
  });
});
