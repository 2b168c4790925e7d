import { describe, expect, it } from "vitest";

import { conversationsContract } from "@/contract/messaging/conversations";
import { demoSignIn } from "@/contract/demoSignIn";
import { settingsContract, type SettingUpdate } from "@/contract/messaging/settings";
import type { Conditions } from "@/fakeBackend/core/conditions";
import { seenProfileRequested, selectSeenProfile } from "@/features/messaging/settings/state/seenProfileSlice";
import {
  selectIsSettingPending,
  selectSettingProblem,
  selectSettings,
  selectSettingsStatus,
  selectSettingValues,
  settingsNeeded,
  settingsRequested,
} from "@/features/messaging/settings/state/settingsSlice";
import { pictureChosen, settingChanged } from "@/features/messaging/settings/state/settingWrites";
import { passwordChange } from "@/features/messaging/base/submissions";
import { selectUser } from "@/shared/session/sessionSlice";

import { until, wordsOf } from "../../support/openArea";
import { lateAnswersOf, openMessages } from "./desk";

const { getSettings, updateSettings } = settingsContract;
const { uploadFile } = conversationsContract;

const receipts = "privacy.readReceipts";
const status = "status";
const picture = "data:image/png;base64,iVBORw0KGgo=";

async function openSettings({
  isLoaded = true,
  conditions,
}: { isLoaded?: boolean; conditions?: Partial<Conditions> } = {}) {
  const area = await openMessages({ conditions });
  const { dispatch, see, network, messaging } = area;
  const load = async () => {
    dispatch(settingsRequested());
    await until(() => expect(see(selectSettingsStatus)).not.toBe("loading"));
  };
  if (isLoaded) await load();
  return {
    ...area,
    load,
    loading: () => see(selectSettingsStatus),
    values: () => see(selectSettingValues)!,
    kept: () => messaging.settings,
    change: (update: SettingUpdate) => void dispatch(settingChanged(update)),
    problem: (field: SettingUpdate["field"]) => wordsOf(see(selectSettingProblem, field)),
    isPending: (field: SettingUpdate["field"]) => see(selectIsSettingPending, field),
    settled: async () => {
      await network.idle();
      expect(Object.keys(localStorage).filter((key) => key.startsWith("outbox:settingSaves"))).toEqual([]);
    },
  };
}

describe("the settings", () => {
  it("load on request, again after a failure, and again by the next request", async () => {
    const { loading, see, values, load, network, dispatch, kept, messaging } = await openSettings({ isLoaded: false });
    expect([loading(), see(selectSettings), see(selectSettingValues)]).toEqual(["loading", null, null]);
    network.fail(getSettings, 500);
    await load();
    expect([loading(), see(selectSettings)]).toEqual(["failed", null]);
    dispatch(settingsRequested());
    expect(loading()).toBe("loading");
    await until(() => expect(loading()).toBe("loaded"));
    expect(values()).toEqual(kept());
    messaging.settings = { ...kept(), status: "away" };
    await load();
    expect(values()).toMatchObject({ status: "away" });
  });

  it("load once where a component needs them", async () => {
    const { dispatch, see, network } = await openSettings({ isLoaded: false });
    dispatch(settingsNeeded());
    await until(() => expect(see(selectSettings)).not.toBeNull());
    dispatch(settingsNeeded());
    await network.idle();
    expect(network.callsOf(getSettings)).toBe(1);
  });

  it("keep the latest change, where an older reply arrives after it", async () => {
    const { conditions, begin, given } = lateAnswersOf(getSettings);
    const { dispatch, change, values, loading, settled } = await openSettings({ conditions });
    begin();
    dispatch(settingsRequested());
    await given();
    change({ field: receipts, value: false });
    await settled();
    expect(loading()).toBe("loaded");
    expect(values()[receipts]).toBe(false);
  });
});

describe("a setting that is changed", () => {
  it("is seen at once as pending, and saved", async () => {
    const { change, values, isPending, kept, settled, network, notices } = await openSettings();
    const before = values();
    network.slow(updateSettings);
    change({ field: receipts, value: false });
    expect(values()).toEqual({ ...before, [receipts]: false });
    expect([isPending(receipts), isPending(status), kept()[receipts]]).toEqual([true, false, true]);
    await settled();
    expect([isPending(receipts), kept()[receipts], values()[receipts]]).toEqual([false, false, false]);
    expect(notices()).toEqual([]);
  });

  it("goes back alone when it is refused, with the reason beside it until it is changed again", async () => {
    const { change, values, problem, settled, network, notices } = await openSettings();
    network.fail(updateSettings, { status: 400, message: "Eso no." });
    change({ field: receipts, value: false });
    change({ field: status, value: "away" });
    await until(() => expect(problem(receipts)).toBe("Eso no."));
    expect(values()).toMatchObject({ [receipts]: true, status: "away" });
    await settled();
    expect(values()).toMatchObject({ [receipts]: true, status: "away" });
    expect([problem(status), notices(), network.callsOf(getSettings)]).toEqual([undefined, [], 1]);

    network.fail(updateSettings, { status: 400, message: "Ni eso." });
    change({ field: status, value: "active" });
    await settled();
    expect([problem(receipts), problem(status)]).toEqual(["Eso no.", "Ni eso."]);
    change({ field: receipts, value: false });
    expect([problem(receipts), problem(status)]).toEqual([undefined, "Ni eso."]);
    await settled();
    expect(problem(receipts)).toBeUndefined();
  });

  it("shows a new portrait in the header, and no other picture", async () => {
    const { change, see, settled } = await openSettings();
    change({ field: "basicDetails.coverImage", value: "/samples/lobby.svg" });
    await settled();
    expect(see(selectUser)).not.toHaveProperty("profileImage");
    change({ field: "basicDetails.profile", value: picture });
    await settled();
    expect(see(selectUser)?.profileImage).toBe(picture);
  });
});

describe("an own picture", () => {
  const file = { name: "yo.png", mime: "image/png", content: picture };

  it("is uploaded, and then set", async () => {
    const { dispatch, values, kept, network } = await openSettings();
    network.slow(updateSettings);
    const before = values()["basicDetails.coverImage"];
    dispatch(pictureChosen({ field: "basicDetails.coverImage", file }));
    expect(values()["basicDetails.coverImage"]).toBe(before);
    await until(() => expect(values()["basicDetails.coverImage"]).not.toBe(before));
    await network.idle();
    expect(values()["basicDetails.coverImage"]).toBe(kept()["basicDetails.coverImage"]);
    expect(kept()["basicDetails.coverImage"]).not.toBe(before);
  });

  it("that cannot be uploaded changes nothing, and the reason is beside it", async () => {
    const { dispatch, values, problem, network, notices } = await openSettings();
    const before = values();
    network.fail(uploadFile, { status: 400, message: "Pesa demasiado." });
    dispatch(pictureChosen({ field: "basicDetails.profile", file }));
    await until(() => expect(problem("basicDetails.profile")).toBe("Pesa demasiado."));
    await network.idle();
    expect([values(), network.callsOf(updateSettings), notices()]).toEqual([before, 0, []]);
    expect(problem("basicDetails.coverImage")).toBeUndefined();
  });
});

describe("a new password", () => {
  const typed = { currentPassword: "nope", password: "Nueva1234", repeatedPassword: "Nueva1234" };

  it("is refused beside the current password where that is wrong, and accepted where it is right", async () => {
    const { dispatch, see, db } = await openSettings({ isLoaded: false });
    const before = db.users.get(1).secret;
    const changing = () => see(passwordChange.selectors.selectSubmission);
    dispatch(passwordChange.actions.submitted(typed));
    await until(() => expect(changing().status).toBe("refused"));
    expect(wordsOf(changing().fieldMessages?.currentPassword)).toBe("sentence.wrongPassword");
    expect(db.users.get(1).secret).toBe(before);
    dispatch(passwordChange.actions.submitted({ ...typed, currentPassword: demoSignIn.password }));
    await until(() => expect(changing().status).toBe("accepted"));
    expect(wordsOf(changing().message)).toBe("sentence.passwordChanged");
    expect(db.users.get(1).secret).not.toBe(before);
  });
});

describe("the own profile as another person sees it", () => {
  it("loads what that person may see, stays while it loads, and goes where that fails", async () => {
    const { dispatch, see } = await openSettings({ isLoaded: false });
    expect(see(selectSeenProfile)).toEqual({ status: "loading", profile: null });
    dispatch(seenProfileRequested("contact-lucia"));
    await until(() => expect(see(selectSeenProfile).status).toBe("loaded"));
    expect(see(selectSeenProfile).profile).toMatchObject({ fullName: "Marina Solé", status: "active" });
    expect(see(selectSeenProfile).profile?.channels?.length).toBeGreaterThan(0);
    dispatch(seenProfileRequested("contact-omar"));
    expect(see(selectSeenProfile)).toMatchObject({ status: "loading", profile: { fullName: "Marina Solé" } });
    await until(() => expect(see(selectSeenProfile).status).toBe("loaded"));
    expect(see(selectSeenProfile).profile?.channels).toBeUndefined(); // for the chosen few
    dispatch(seenProfileRequested("contact-nadie"));
    await until(() => expect(see(selectSeenProfile)).toEqual({ status: "failed", profile: null }));
  });
});
