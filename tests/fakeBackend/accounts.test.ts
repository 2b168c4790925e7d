import { beforeEach, describe, expect, it } from "vitest";

import { authContract } from "@/contract/auth";
import { sentences } from "@/contract/sentences";
import { startFakeBackend } from "@/fakeBackend";
import { secretOf } from "@/fakeBackend/core/secretOf";
import { createClient } from "@/shared/api/createClient";
import { http } from "@/shared/api/http";

import { refusalOf } from "../support/messagingBackend";

const auth = createClient(authContract, { isDoor: true });
const ada = { username: "Ada", email: "Ada@Hotel.example", password: "una larga" };

const now = new Date("2026-03-27T10:00:00Z");
let { db } = {} as ReturnType<typeof startFakeBackend>;
beforeEach(() => {
  const backend = startFakeBackend(http, { delayOf: () => 0, now: () => now });
  db = backend.db;
  return () => backend.stop();
});

const signIn = (email: string, password: string) => auth.login({ body: { email, password } });

describe("an account", () => {
  it("belongs to a member of staff, and opens with its address, ignoring case", async () => {
    const made = await auth.register({ body: ada });
    expect(made).toMatchObject({ username: "Ada", email: "Ada@hotel.example", role: "staff" });
    expect(made).not.toHaveProperty("secret");
    expect(JSON.stringify(made)).not.toContain(ada.password);
    expect(await signIn(" ada@hotel.EXAMPLE ", "una larga")).toEqual(made);
    expect(await refusalOf(signIn("ada@hotel.example", "otra"))).toMatchObject({
      status: 400,
      message: sentences.loginRefused,
    });
    expect((await refusalOf(signIn("nadie@hotel.example", "una larga"))).message).toBe(sentences.loginRefused);
    db.users.insert({ ...db.users.get(made.uid), uid: 99, secret: secretOf(ada.password, "99") });
    // it matches two records
    expect((await refusalOf(signIn(ada.email, ada.password))).message).toBe(sentences.loginRefused);
  });

  it("replies with a token that names the person and expires in an hour, where tokens are used", async () => {
    await auth.register({ body: ada });
    const { accessToken, ...user } = await auth.loginJwt({ body: ada });
    expect(JSON.stringify(user)).not.toContain(ada.password);
    const [head, payload, signature, ...more] = accessToken.split(".");
    expect(JSON.parse(atob(head!))).toEqual({ alg: "none", typ: "JWT" });
    const iat = now.getTime() / 1000;
    expect(JSON.parse(atob(payload!))).toMatchObject({ sub: String(user.uid), iat, exp: iat + 3600 });
    expect([signature, more, accessToken.includes("=")]).toEqual(["sample", [], false]);
  });

  it.each([
    ["username", { ...ada, username: " ADA", email: "otra@hotel.example" }, sentences.usernameTaken],
    ["email", { ...ada, username: "Otra", email: " ada@hotel.example" }, sentences.emailTaken],
  ])("is refused where its %s is somebody's already", async (field, body, sentence) => {
    await auth.register({ body: ada });
    const fields = { [field]: sentence };
    expect(await refusalOf(auth.registerJwt({ body }))).toMatchObject({ status: 400, message: sentence, fields });
  });

  it("of an identity provider is found again, and opens with no password", async () => {
    const profile = { provider: "google", token: "any", email: "eva@example.com", name: "Eva" };
    const made = await auth.socialLogin({ body: profile });
    expect(made).toMatchObject({ username: "Eva", email: "eva@example.com", role: "staff" });
    expect((await auth.socialLogin({ body: { ...profile, name: "Otra" } })).uid).toBe(made.uid);
    const other = await auth.socialLogin({ body: { ...profile, email: "leo@example.com" } });
    expect(other.uid).not.toBe(made.uid);
    for (const password of ["", "undefined"])
      expect((await refusalOf(signIn("eva@example.com", password))).status).toBe(400);
  });
});

describe("a password", () => {
  it("is changed with the old password, where that is asked for", async () => {
    await auth.register({ body: ada });
    await signIn(ada.email, ada.password);
    const refused = await refusalOf(auth.changePassword({ body: { password: "nueva larga", currentPassword: "no" } }));
    expect(refused).toMatchObject({ status: 400, fields: { currentPassword: sentences.wrongPassword } });
    const body = { password: "nueva larga", currentPassword: ada.password };
    expect(await auth.changePassword({ body })).toBe(sentences.passwordChanged);
    expect((await refusalOf(signIn(ada.email, ada.password))).status).toBe(400);
    await signIn(ada.email, "nueva larga");
    await auth.changePassword({ body: { password: "otra larga" } });
    expect(await signIn(ada.email, "otra larga")).toMatchObject({ username: "Ada" });
  });

  it("is requested with the same reply for known and unknown addresses", async () => {
    const known = await auth.forgotPassword({ body: { email: "admin@conserje.app" } });
    expect(await auth.forgotPassword({ body: { email: "nadie@example.com" } })).toBe(known);
    expect(await auth.forgotPasswordJwt({ body: { email: "nadie@example.com" } })).toBe(known);
  });
});

describe("a name", () => {
  it("is changed to another that is free", async () => {
    const { uid } = await auth.register({ body: ada });
    const update = (idx: number, username: string) => auth.updateProfile({ body: { idx, username } });
    expect(await update(uid, "ADA ")).toBe(sentences.profileUpdated);
    expect((await signIn(ada.email, ada.password)).username).toBe("ADA ");
    await auth.register({ body: { ...ada, username: "Eva", email: "eva@example.com" } });
    expect(await refusalOf(update(uid, "eva"))).toMatchObject({ fields: { username: sentences.usernameTaken } });
    for (const [idx, username] of [
      [uid, ""],
      [4711, "Nadie"],
    ] as const)
      expect((await refusalOf(update(idx, username))).message).toBe(sentences.profileNotUpdated);
  });
});
