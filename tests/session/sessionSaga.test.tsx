import { describe, expect, it } from "vitest";

import type { SignedInUser } from "@/contract/auth";
import { sentences } from "@/contract/sentences";
import { untilRenewed } from "@/shared/session/expiry";
import { startSession } from "@/shared/session/sessionSaga";
import {
  selectHasSignedOut,
  selectIsExpired,
  selectIsSignedIn,
  selectUser,
  sessionRenewed,
  signOutRequested,
  userChanged,
} from "@/shared/session/sessionSlice";
import { readSession } from "@/shared/session/storedSession";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { openStore } from "../support/openStore";

const marina: SignedInUser = { uid: 1, username: "Marina Solé", role: "admin", email: "admin@conserje.app" };
const joan: SignedInUser = { uid: 2, username: "Joan Puig", role: "staff", email: "joan@conserje.app" };

function openPage() {
  const store = openStore();
  const state = () => store.getState();
  return {
    ...store,
    user: () => selectUser(state())?.username,
    isSignedIn: () => selectIsSignedIn(state()),
    isExpired: () => selectIsExpired(state()),
    hasSignedOut: () => selectHasSignedOut(state()),
  };
}

/** As another tab leaves the browser's storage, with word of it. */
function storedElsewhere(user: SignedInUser | null, key = "token") {
  if (user) localStorage.setItem("authUser", JSON.stringify(user));
  if (user) localStorage.setItem("token", "theirs");
  else localStorage.removeItem("token");
  window.dispatchEvent(new StorageEvent("storage", { key }));
}

const expires = () => untilRenewed(new AbortController().signal);

describe("a sign-out", () => {
  it("removes the person's drafts, and nothing else that is stored", () => {
    alreadySignedIn();
    localStorage.setItem("draft:booking:-", "{}");
    localStorage.setItem("theme", "dark");
    const { dispatch, isSignedIn, hasSignedOut, user } = openPage();
    expect([isSignedIn(), hasSignedOut(), user()]).toEqual([true, false, "Marina Solé"]);
    dispatch(signOutRequested());
    expect([isSignedIn(), hasSignedOut(), user()]).toEqual([false, true, undefined]);
    expect(readSession()).toEqual({ token: null, user: null });
    expect(Object.keys(localStorage)).toEqual(["theme"]);
  });
});

describe("a changed name", () => {
  it("is stored with the person, where a person is signed in", () => {
    const signedOut = openPage();
    signedOut.dispatch(userChanged({ username: "Marina S." }));
    expect([signedOut.user(), localStorage.length]).toEqual([undefined, 0]);
    signedOut.stop();
    alreadySignedIn();
    const { dispatch, user } = openPage();
    dispatch(userChanged({ username: "Marina S." }));
    expect(user()).toBe("Marina S.");
    expect(readSession()).toMatchObject({ token: "any", user: { ...marina, username: "Marina S." } });
  });
});

describe("another tab", () => {
  it("signs this tab out, or in as another person, and not by other stored keys", () => {
    alreadySignedIn();
    const { user, isSignedIn } = openPage();
    storedElsewhere(joan, "theme");
    expect(user()).toBe("Marina Solé");
    storedElsewhere(joan);
    expect(user()).toBe("Joan Puig");
    storedElsewhere(null);
    expect(isSignedIn()).toBe(false);
    storedElsewhere(marina);
    expect([isSignedIn(), user()]).toEqual([true, "Marina Solé"]);
  });

  it("renews the session of the same person, who continues, and ends the calls of another person", async () => {
    alreadySignedIn();
    const { isExpired, user } = openPage();
    const wait = expires();
    expect(isExpired()).toBe(true);
    storedElsewhere(marina, "signedInAt");
    expect(await wait).toBe(true);
    expect([isExpired(), user()]).toEqual([false, "Marina Solé"]);
    const next = expires();
    storedElsewhere(joan);
    expect(await next).toBe(false);
  });
});

describe("a session that has expired", () => {
  it("holds calls until it is renewed, or the person leaves", async () => {
    alreadySignedIn();
    const { dispatch, isExpired, isSignedIn } = openPage();
    const first = expires();
    expect([isExpired(), isSignedIn()]).toEqual([true, true]);
    dispatch(sessionRenewed({ token: "new", user: marina }));
    expect(await first).toBe(true);
    expect(isExpired()).toBe(false);
    const second = expires();
    dispatch(signOutRequested());
    expect(await second).toBe(false);
  });

  it("is ignored if no person is signed in", async () => {
    const { isExpired } = openPage();
    expect(await expires()).toBe(false);
    expect(isExpired()).toBe(false);
  });

  it("ends in a sign-out if only the token is known", async () => {
    localStorage.setItem("token", "any");
    const { isSignedIn } = openPage();
    expect(isSignedIn()).toBe(true);
    expect(await expires()).toBe(false);
    expect(isSignedIn()).toBe(false);
    expect(localStorage.getItem("token")).toBeNull();
  });
});

describe("a sign-in", () => {
  async function signIn(page: ReturnType<typeof openPage>, user: SignedInUser, token = "new") {
    let problem: string | undefined;
    await page.install({
      catalogues: [],
      pages: [],
      state: async () => [
        {
          slices: [],
          *saga() {
            try {
              yield* startSession(token, user);
            } catch (error) {
              problem = (error as Error).message;
            }
          },
        },
      ],
    });
    return problem;
  }

  it("is stored before it is shown", async () => {
    const page = openPage();
    expect(await signIn(page, joan)).toBeUndefined();
    expect([page.user(), page.isSignedIn()]).toEqual(["Joan Puig", true]);
    expect(readSession()).toMatchObject({ token: "new", user: joan });
  });

  it("fails if the reply is a page of HTML", async () => {
    const page = openPage();
    expect(await signIn(page, "<html>" as never)).toBe(sentences.generic);
    expect([page.isSignedIn(), localStorage.length]).toEqual([false, 0]);
  });

  it("over an expired page is only for the same person", async () => {
    alreadySignedIn();
    const page = openPage();
    const wait = expires();
    expect(await signIn(page, joan)).toBe(sentences.loginRefused);
    expect([page.user(), page.isExpired()]).toEqual(["Marina Solé", true]);
    expect(readSession().token).toBe("any");
    expect(await signIn(page, marina)).toBeUndefined();
    expect(await wait).toBe(true);
    expect([page.user(), page.isExpired(), readSession().token]).toEqual(["Marina Solé", false, "new"]);
  });
});
