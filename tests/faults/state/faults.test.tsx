import { describe, expect, it } from "vitest";

import { faultsContract } from "@/contract/faults";
import { noFaults } from "@/features/faults/faultFields";
import { faultsFeature } from "@/features/faults/faultsFeature";
import { faultsSubmitted, selectFaults, selectFaultsStatus } from "@/features/faults/faultsSlice";

import { openArea, until } from "../../support/openArea";

const { getFaults, setFaults } = faultsContract;
const slow = { ...noFaults(3), latency: 40, errors: 5 };

const openPanel = async (isRefused = false) => {
  const area = await openArea([]);
  if (isRefused) area.network.fail(getFaults, 500);
  await area.store.install(faultsFeature);
  const stands = () => area.see(selectFaultsStatus);
  return { ...area, stands };
};

describe("what goes wrong on purpose", () => {
  it("is shown as the backend has it", async () => {
    const { see, stands } = await openPanel();
    expect([stands(), see(selectFaults)]).toEqual(["loading", null]);
    await until(() => expect(stands()).toBe("loaded"));
    expect(see(selectFaults)).toMatchObject({ latency: null, errors: 0, offline: "" });
  });

  it("is what was asked for once it applies", async () => {
    const { dispatch, see, stands } = await openPanel();
    await until(() => expect(stands()).toBe("loaded"));
    dispatch(faultsSubmitted(slow));
    expect(stands()).toBe("loading");
    await until(() => expect(stands()).toBe("applied"));
    expect(see(selectFaults)).toEqual(slow);
  });

  it("stays as it was where it cannot be had or set", async () => {
    const { dispatch, see, stands, network } = await openPanel(true);
    await until(() => expect(stands()).toBe("failed"));
    expect(see(selectFaults)).toBeNull();
    network.fail(setFaults, "connection lost");
    dispatch(faultsSubmitted(slow));
    await until(() => expect(stands()).toBe("failed"));
    expect(see(selectFaults)).toBeNull();
    dispatch(faultsSubmitted(slow));
    await until(() => expect(stands()).toBe("applied"));
  });

  it("is the last that was asked for, however slow the call before", async () => {
    const { dispatch, see, stands, network } = await openPanel();
    await until(() => expect(stands()).toBe("loaded"));
    network.slow(setFaults);
    network.fail(setFaults, 500);
    dispatch(faultsSubmitted(slow));
    await until(() => expect(network.callsOf(setFaults)).toBe(1));
    dispatch(faultsSubmitted(noFaults(9)));
    await network.idle();
    expect([stands(), see(selectFaults)]).toEqual(["applied", noFaults(9)]);
  });
});
