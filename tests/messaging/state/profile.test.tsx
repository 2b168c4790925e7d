import { describe, expect, it } from "vitest";

import { authContract } from "@/contract/auth";
import { profileContract } from "@/contract/messaging/profile";
import { profileRequested, selectProfile, selectProfileStatus } from "@/features/messaging/profile/profileSlice";
import { profileUpdate } from "@/features/messaging/base/submissions";
import { selectUser } from "@/shared/session/sessionSlice";

import { until, wordsOf } from "../../support/openArea";
import { openMessages } from "./desk";

const { getProfile } = profileContract;
const { updateProfile } = authContract;

async function openProfile() {
  const area = await openMessages();
  const { dispatch, see } = area;
  const load = async () => {
    dispatch(profileRequested());
    await until(() => expect(see(selectProfileStatus)).not.toBe("loading"));
  };
  return {
    ...area,
    load,
    status: () => see(selectProfileStatus),
    profile: () => see(selectProfile),
    name: () => see(selectUser)?.username,
    rename: (username: string) => dispatch(profileUpdate.actions.submitted({ username })),
    submission: () => see(profileUpdate.selectors.selectSubmission),
  };
}

describe("the own profile", () => {
  it("loads from the server, again after a failure, and stays on the screen while it reloads", async () => {
    const { status, profile, load, network, dispatch, messaging } = await openProfile();
    network.fail(getProfile, 500);
    await load();
    expect([status(), profile()]).toEqual(["failed", null]);
    dispatch(profileRequested());
    expect(status()).toBe("loading");
    await until(() => expect(status()).toBe("loaded"));
    const title = "Responsable de operaciones";
    expect(profile()?.basicDetails).toMatchObject({ fullName: "Marina Solé", location: "Hotel Bahía Serena", title });
    messaging.settings = { ...messaging.settings, "basicDetails.title": "Directora" };
    dispatch(profileRequested());
    expect(profile()?.basicDetails.title).toBe(title);
    await until(() => expect(profile()?.basicDetails.title).toBe("Directora"));
  });
});

describe("a change of the own name", () => {
  it("is shown everywhere once the server has accepted it, and not before", async () => {
    const { rename, submission, name, db, network } = await openProfile();
    network.fail(updateProfile, { status: 400, message: "Ese no." });
    rename("Marina");
    await until(() => expect(submission().status).toBe("refused"));
    expect([wordsOf(submission().message), name()]).toEqual(["Ese no.", "Marina Solé"]);
    rename("Marina");
    expect([submission().status, name()]).toEqual(["submitting", "Marina Solé"]);
    await until(() => expect(submission().status).toBe("accepted"));
    expect(wordsOf(submission().message)).toBe("sentence.profileUpdated");
    expect([name(), db.users.get(1).username]).toEqual(["Marina", "Marina"]);
  });
});
