import { describe, expect, it, onTestFinished } from "vitest";

import { demoContract } from "@/contract/demo";
import { headerContract } from "@/contract/header";
import { shellFeature } from "@/features/shell/shellFeature";
import { apps, cart, cartItemRemoved, notifications, notificationsRead } from "@/features/shell/topBar/topBarLists";
import {
  leaveQuestionDropped,
  resetChosen,
  resetConfirmed,
  resetQuestionDropped,
  selectIsAskingToLeave,
  selectIsAskingToReset,
  signOutChosen,
} from "@/features/shell/topBar/topBarSlice";
import { selectIsSignedIn } from "@/shared/session/sessionSlice";
import { holdUnsavedWork } from "@/shared/session/unsavedWork";

import { openArea, until, wordsOf } from "../../support/openArea";

const { listCartItems, removeCartItem, markNotificationsRead } = headerContract;

async function openTopBar() {
  const area = await openArea(shellFeature);
  const { dispatch, see } = area;
  const load = async (...lists: (typeof cart | typeof notifications | typeof apps)[]) => {
    for (const list of lists) dispatch(list.requested());
    for (const list of lists) await until(() => expect(see(list.selectStatus)).not.toBe("loading"));
  };
  const articles = () => see(cart.selectData)!.map(({ id }) => id);
  const unread = () => see(notifications.selectData)!.filter(({ isRead }) => !isRead).length;
  return { ...area, load, articles, unread };
}

it("outlives a proxy that answers with a page", async () => {
  const { see, load, db } = await openTopBar();
  db.cartItems.all = () => "<html>" as never;
  await load(cart);
  expect([see(cart.selectStatus), wordsOf(see(cart.selectProblem))]).toEqual(["failed", "sentence.generic"]);
});

it("asks for all lists at once, and none waits for another", async () => {
  const { see, load, network, db } = await openTopBar();
  network.slow(listCartItems);
  await load(cart, apps, notifications);
  expect(see(cart.selectData)).toEqual(db.cartItems.all());
  expect(see(notifications.selectData)).toEqual(db.notifications.all());
  expect(see(apps.selectData)!.length).toBeGreaterThan(2);
});

describe("an article that is taken out of the cart", () => {
  it("is gone at once, and at the server", async () => {
    const { dispatch, load, articles, network, db } = await openTopBar();
    await load(cart);
    const [first, second, ...rest] = articles();
    dispatch(cartItemRemoved(first!));
    dispatch(cartItemRemoved(second!));
    expect(articles()).toEqual(rest);
    await network.idle();
    await until(() => expect(db.cartItems.all().map(({ id }) => id)).toEqual(rest));
    expect(articles()).toEqual(rest);
  });

  it("is there again when it is refused, and the reason said", async () => {
    const { dispatch, load, articles, network, notices, unread } = await openTopBar();
    await load(cart, notifications);
    const [all, news] = [articles(), unread()];
    network.fail(removeCartItem, { status: 400, message: "Ya no." });
    dispatch(cartItemRemoved(all[0]!));
    expect(unread()).toBe(news);
    await until(() => expect(notices()).toEqual(["Ya no."]));
    expect(articles()).toEqual(all);
  });
});

describe("notifications", () => {
  it("are read at once, all of them, and at the server", async () => {
    const { dispatch, load, unread, network, db, articles } = await openTopBar();
    await load(notifications, cart);
    const all = articles();
    expect(unread()).toBeGreaterThan(0);
    dispatch(notificationsRead());
    expect([unread(), articles()]).toEqual([0, all]);
    await network.idle();
    expect(db.notifications.all().every(({ isRead }) => isRead)).toBe(true);
    expect(unread()).toBe(0);
  });

  it("are unread again when that is refused", async () => {
    const { dispatch, load, unread, network, notices } = await openTopBar();
    await load(notifications);
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
  it("are made again only after the confirmation, and once", async () => {
    const { dispatch, see, load, network, articles, db } = await openTopBar();
    await load(cart);
    const all = articles();
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
    dispatch(cart.requested());
    await until(() => expect(articles()).toEqual(all));
  });

  it("stay as they are after a refusal, with a notice", async () => {
    const { dispatch, network, notices } = await openTopBar();
    network.fail(demoContract.resetDemo, { status: 400, message: "Ahora no." });
    dispatch(resetConfirmed());
    await until(() => expect(notices()).toEqual(["Ahora no."]));
  });
});
