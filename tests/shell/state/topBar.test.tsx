import { describe, expect, it, onTestFinished } from "vitest";

import { demoContract } from "@/contract/demo";
import { headerContract } from "@/contract/header";
import { shellFeature } from "@/features/shell/shellFeature";
import { cartItemRemoved, notificationsRead } from "@/features/shell/topBar/topBarSaves";
import {
  leaveQuestionDropped,
  listRequested,
  resetChosen,
  resetConfirmed,
  resetQuestionDropped,
  selectIsAskingToLeave,
  selectIsAskingToReset,
  selectLists,
  selectProblems,
  selectStatus,
  signOutChosen,
  type TopBarList,
} from "@/features/shell/topBar/topBarSlice";
import { selectIsSignedIn } from "@/shared/session/sessionSlice";
import { holdUnsavedWork } from "@/shared/unsavedWork";

import { openArea, until, wordsOf } from "../../support/openArea";

const { listCartItems, listNotifications, listApps, removeCartItem, markNotificationsRead } = headerContract;

async function openTopBar() {
  const area = await openArea(shellFeature);
  const { dispatch, see } = area;
  const load = async (...names: TopBarList[]) => {
    for (const name of names) dispatch(listRequested(name));
    for (const name of names) await until(() => expect(see(selectStatus)[name]).not.toBe("loading"));
  };
  const cart = () => see(selectLists).cart.map(({ id }) => id);
  const unread = () => see(selectLists).notifications.filter(({ isRead }) => !isRead).length;
  return { ...area, load, cart, unread };
}

describe.each([
  { name: "cart", endpoint: listCartItems },
  { name: "notifications", endpoint: listNotifications },
  { name: "apps", endpoint: listApps },
] as const)("the list of the top bar: $name", ({ name, endpoint }) => {
  it("comes when it is asked for, and says why it does not", async () => {
    const { see, load, network } = await openTopBar();
    expect([see(selectStatus)[name], see(selectLists)[name]]).toEqual(["loading", []]);
    network.fail(endpoint, { status: 400, message: "Ahora no." });
    await load(name);
    expect([see(selectStatus)[name], wordsOf(see(selectProblems)[name])]).toEqual(["failed", "Ahora no."]);
    await load(name);
    expect(see(selectStatus)[name]).toBe("loaded");
    expect(see(selectLists)[name].length).toBeGreaterThan(2);
    const others = Object.entries(see(selectLists)).filter(([other]) => other !== name);
    expect(others.map(([, list]) => list.length)).toEqual([0, 0]);
  });
});

it("outlives a proxy that answers with a page", async () => {
  const { see, load, db } = await openTopBar();
  db.cartItems.all = () => "<html>" as never;
  await load("cart");
  expect([see(selectStatus).cart, wordsOf(see(selectProblems).cart)]).toEqual(["failed", "sentence.generic"]);
});

it("asks for all lists at once, and none waits for another", async () => {
  const { see, load, network } = await openTopBar();
  network.slow(listCartItems);
  await load("cart", "apps", "notifications");
  expect(Object.values(see(selectStatus))).toEqual(["loaded", "loaded", "loaded"]);
});

describe("an article that is taken out of the cart", () => {
  it("is gone at once, and at the server", async () => {
    const { dispatch, load, cart, network, db } = await openTopBar();
    await load("cart");
    const [first, second, ...rest] = cart();
    dispatch(cartItemRemoved(first!));
    dispatch(cartItemRemoved(second!));
    expect(cart()).toEqual(rest);
    await network.idle();
    await until(() => expect(db.cartItems.all().map(({ id }) => id)).toEqual(rest));
    expect(cart()).toEqual(rest);
  });

  it("is there again when it is refused, and the reason said", async () => {
    const { dispatch, load, cart, network, notices, unread } = await openTopBar();
    await load("cart", "notifications");
    const [all, news] = [cart(), unread()];
    network.fail(removeCartItem, { status: 400, message: "Ya no." });
    dispatch(cartItemRemoved(all[0]!));
    expect(unread()).toBe(news);
    await until(() => expect(notices()).toEqual(["Ya no."]));
    expect(cart()).toEqual(all);
  });
});

describe("notifications", () => {
  it("are read at once, all of them, and at the server", async () => {
    const { dispatch, load, unread, network, db, cart } = await openTopBar();
    await load("notifications", "cart");
    const articles = cart();
    expect(unread()).toBeGreaterThan(0);
    dispatch(notificationsRead());
    expect([unread(), cart()]).toEqual([0, articles]);
    await network.idle();
    expect(db.notifications.all().every(({ isRead }) => isRead)).toBe(true);
    expect(unread()).toBe(0);
  });

  it("are unread again when that is refused", async () => {
    const { dispatch, load, unread, network, notices } = await openTopBar();
    await load("notifications");
    const before = unread();
    network.fail(markNotificationsRead, { status: 400, message: "Ahora no." });
    dispatch(notificationsRead());
    await until(() => expect(notices()).toEqual(["Ahora no."]));
    expect(unread()).toBe(before);
  });
});

describe("leaving", () => {
  it("asks nothing where nothing would be lost", async () => {
    const { dispatch, see } = await openTopBar();
    dispatch(signOutChosen());
    await until(() => expect(see(selectIsSignedIn)).toBe(false));
    expect(see(selectIsAskingToLeave)).toBe(false);
  });

  it("asks first where something is not saved, and stays when one stays", async () => {
    const { dispatch, see } = await openTopBar();
    onTestFinished(holdUnsavedWork());
    expect(see(selectIsAskingToLeave)).toBe(false);
    dispatch(signOutChosen());
    await until(() => expect(see(selectIsAskingToLeave)).toBe(true));
    dispatch(leaveQuestionDropped());
    expect([see(selectIsAskingToLeave), see(selectIsSignedIn)]).toEqual([false, true]);
  });
});

describe("the demo's data", () => {
  it("are made anew only once that is confirmed, and once", async () => {
    const { dispatch, see, load, network, cart, db } = await openTopBar();
    await load("cart");
    const all = cart();
    dispatch(cartItemRemoved(all[0]!));
    await network.idle();
    expect(see(selectIsAskingToReset)).toBe(false);
    dispatch(resetChosen());
    expect(see(selectIsAskingToReset)).toBe(true);
    dispatch(resetQuestionDropped());
    expect(see(selectIsAskingToReset)).toBe(false);
    await network.idle();
    expect([network.callsOf(demoContract.resetDemo), db.cartItems.all().length]).toEqual([0, all.length - 1]);

    dispatch(resetChosen());
    network.slow(demoContract.resetDemo);
    dispatch(resetConfirmed());
    dispatch(resetConfirmed());
    expect(see(selectIsAskingToReset)).toBe(false);
    await network.idle();
    expect(network.callsOf(demoContract.resetDemo)).toBe(1);
    await load("cart");
    expect(cart()).toEqual(all);
  });

  it("stay as they are where that is refused, and one is told", async () => {
    const { dispatch, network, notices } = await openTopBar();
    network.fail(demoContract.resetDemo, { status: 400, message: "Ahora no." });
    dispatch(resetConfirmed());
    await until(() => expect(notices()).toEqual(["Ahora no."]));
  });
});
