import { describe, expect, it, onTestFinished } from "vitest";

import { demoContract } from "@/contract/demo";
import { headerContract } from "@/contract/header";
import { shellFeature } from "@/features/shell/shellFeature";
import { cart, cartItemRemoved, notifications, notificationsRead } from "@/features/shell/topBar/topBarLists";
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

const { removeCartItem, markNotificationsRead } = headerContract;

async function openTopBar() {
  const area = await openArea(shellFeature);
  const { dispatch, see } = area;
  const load = async (...lists: (typeof cart | typeof notifications)[]) => {
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

describe("a list of the top bar", () => {
  it("shows what was done to it at once, and the server has it", async () => {
    const { dispatch, load, articles, unread, network, db } = await openTopBar();
    await load(notifications, cart);
    const [first, second, ...rest] = articles();
    expect(unread()).toBeGreaterThan(0);
    dispatch(cartItemRemoved(first!));
    dispatch(cartItemRemoved(second!));
    expect(articles()).toEqual(rest);
    dispatch(notificationsRead());
    expect([unread(), articles()]).toEqual([0, rest]);
    await network.idle();
    await until(() => expect(db.cartItems.all().map(({ id }) => id)).toEqual(rest));
    expect(db.notifications.all().every(({ isRead }) => isRead)).toBe(true);
    expect([unread(), articles()]).toEqual([0, rest]);
  });

  it("is as before when that is refused, and the reason is said", async () => {
    const { dispatch, load, articles, unread, network, notices } = await openTopBar();
    await load(cart, notifications);
    const before = [articles(), unread()];
    network.fail(removeCartItem, { status: 400, message: "Ya no." });
    network.fail(markNotificationsRead, { status: 400, message: "Ahora no." });
    dispatch(cartItemRemoved(articles()[0]!));
    dispatch(notificationsRead());
    await until(() => expect(new Set(notices())).toEqual(new Set(["Ahora no.", "Ya no."])));
    expect([articles(), unread()]).toEqual(before);
  });
});

describe("leaving", () => {
  it("asks nothing where nothing would be lost", async () => {
    const { dispatch, see } = await openTopBar();
    dispatch(signOutChosen());
    await until(() => expect(see(selectIsSignedIn)).toBe(false));
    expect(see(selectIsAskingToLeave)).toBe(false);
  });

  it("asks first where something is not saved, and stays when the person stays", async () => {
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
