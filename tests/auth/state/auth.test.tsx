import { describe, expect, it, onTestFinished, vi } from "vitest";

import { authContract } from "@/contract/auth";
import { demoSignIn } from "@/contract/demoSignIn";
import { authFeature } from "@/features/auth/authFeature";
import { login, recovery, registration, renewal, socialLoginRequested } from "@/features/auth/submissions";
import { http } from "@/shared/api/http";
import { untilRenewed } from "@/shared/session/expiry";
import { selectIsExpired, selectIsSignedIn, selectUser } from "@/shared/session/sessionSlice";
import { readSession } from "@/shared/session/storedSession";

import { openArea, until } from "../../support/openArea";

const newcomer = { username: "Nora Vidal", email: "nora@conserje.app", password: "Faro-Azul-12" };
const { email, password } = demoSignIn;

async function openDoor({ isJwt = false, isSignedOut = true } = {}) {
  if (isJwt) vi.stubEnv("VITE_AUTH", "jwt");
  onTestFinished(() => void vi.unstubAllEnvs());
  const area = await openArea(authFeature, { isSignedOut });
  const ends = (submission: typeof login | typeof registration | typeof recovery | typeof renewal) =>
    until(() => {
      const { status, message, fieldMessages = {} } = area.see(submission.selectors.selectSubmission);
      expect(["accepted", "refused"]).toContain(status);
      return { status, says: message, ofFields: Object.keys(fieldMessages) };
    });
  return { ...area, ends };
}

describe("signing in", () => {
  it("starts a session with a name and a password, and stores no password", async () => {
    const { dispatch, see, ends } = await openDoor();
    dispatch(login.actions.submitted(demoSignIn));
    expect(see(login.selectors.selectSubmission).status).toBe("submitting");
    expect(await ends(login)).toEqual({ status: "accepted", says: undefined, ofFields: [] });
    expect(see(selectUser)).toMatchObject({ email, role: "admin" });
    const { token, user } = readSession();
    expect([token, user?.email]).toEqual(["conserje-session", email]);
    expect(JSON.stringify(localStorage)).not.toContain(password);
  });

  it("takes a token from any reply that has it", async () => {
    const { dispatch, ends } = await openDoor();
    const { response } = http.interceptors;
    const own = response.use((reply) => ({ ...reply, data: { ...(reply.data as object), accessToken: "own" } }));
    onTestFinished(() => response.eject(own));
    dispatch(login.actions.submitted(demoSignIn));
    await ends(login);
    expect(readSession().token).toBe("own");
    expect(localStorage.getItem("authUser")).not.toContain("own");
  });

  it("takes the token of the server, and does not store it with the person", async () => {
    const { dispatch, see, ends, network } = await openDoor({ isJwt: true });
    dispatch(login.actions.submitted(demoSignIn));
    await ends(login);
    expect([network.callsOf(authContract.loginJwt), network.callsOf(authContract.login)]).toEqual([1, 0]);
    const { token, user } = readSession();
    expect(token!.split(".")).toHaveLength(3);
    expect(user).toEqual(see(selectUser));
    expect(JSON.stringify(user)).not.toContain(token);
  });

  it("creates an account for a new person of an identity provider", async () => {
    const { dispatch, see, ends } = await openDoor();
    dispatch(socialLoginRequested({ provider: "google", token: "any", email: "noa@conserje.app", name: "Noa Prats" }));
    expect((await ends(login)).status).toBe("accepted");
    expect(see(selectUser)).toMatchObject({ username: "Noa Prats", role: "staff" });
    expect(readSession().token).toBe("conserje-session");
  });

  it("starts no session with a wrong password, or if the form is left before the reply", async () => {
    const { dispatch, see, network, ends } = await openDoor();
    dispatch(login.actions.submitted({ email, password: "otra" }));
    const { status, says } = await ends(login);
    expect([status, says]).toEqual(["refused", { id: "sentence.loginRefused" }]);
    network.slow(authContract.login);
    dispatch(login.actions.submitted(demoSignIn));
    dispatch(login.actions.forgotten());
    await network.idle();
    expect([see(selectIsSignedIn), see(login.selectors.selectSubmission).status]).toEqual([false, "idle"]);
    expect(readSession().token).toBeNull();
  });
});

describe("a session that has expired", () => {
  it("is renewed with the password alone, for the same person", async () => {
    const { dispatch, see, ends } = await openDoor({ isSignedOut: false });
    void untilRenewed(new AbortController().signal);
    await until(() => expect(see(selectIsExpired)).toBe(true));
    dispatch(renewal.actions.submitted({ password: "otra" }));
    expect((await ends(renewal)).status).toBe("refused");
    expect(see(selectIsExpired)).toBe(true);
    dispatch(renewal.actions.submitted({ password }));
    await until(() => expect(see(selectIsExpired)).toBe(false));
    expect(see(selectUser)?.email).toBe(email);
  });
});

describe.each([
  { isJwt: false, register: authContract.register, forgotPassword: authContract.forgotPassword },
  { isJwt: true, register: authContract.registerJwt, forgotPassword: authContract.forgotPasswordJwt },
])("an account, with a token: $isJwt", ({ isJwt, register, forgotPassword }) => {
  it("is created, and its owner learns where to sign in", async () => {
    const { dispatch, ends, db, network } = await openDoor({ isJwt });
    dispatch(registration.actions.submitted({ ...newcomer, repeatedPassword: newcomer.password }));
    const done = { status: "accepted", says: { id: "register.done", values: { email: newcomer.email } }, ofFields: [] };
    expect(await ends(registration)).toEqual(done);
    expect(network.callsOf(register)).toBe(1);
    expect(db.users.all().at(-1)).toMatchObject({ username: newcomer.username, email: newcomer.email });
  });

  it("gets a letter for a forgotten password", async () => {
    const { dispatch, ends, network } = await openDoor({ isJwt });
    dispatch(recovery.actions.submitted({ email }));
    const { status, says } = await ends(recovery);
    expect([status, says]).toEqual(["accepted", { id: "sentence.checkYourMail" }]);
    expect(network.callsOf(forgotPassword)).toBe(1);
  });
});
