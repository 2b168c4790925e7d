import { expect, it, vi } from "vitest";

import { createAppStore } from "@/app/store";
import type { Feature } from "@/shared/feature/feature";

function featureThatComes() {
  const saga = vi.fn<() => Generator>(function* () {});
  let come = () => {};
  const fetched = new Promise<void>((resolve) => (come = resolve));
  const feature: Feature = {
    catalogues: [],
    pages: [],
    state: () => fetched.then(() => [{ slices: [], saga }]),
  };
  return { feature, saga, come };
}

it("installs an area once, however often it is asked to", async () => {
  const { feature, saga, come } = featureThatComes();
  const { install, stop } = createAppStore();
  come();
  await Promise.all([install(feature), install(feature)]);
  await install(feature);
  expect(saga).toHaveBeenCalledOnce();
  stop();
});

it("installs a part once, however many areas name it", async () => {
  const part = { slices: [], saga: vi.fn<() => Generator>(function* () {}) };
  const { install, stop } = createAppStore();
  const area = (): Feature => ({ catalogues: [], pages: [], state: async () => [part] });
  await Promise.all([install(area()), install(area())]);
  expect(part.saga).toHaveBeenCalledOnce();
  stop();
});

it("starts nothing after it was stopped", async () => {
  const { feature, saga, come } = featureThatComes();
  const { install, stop } = createAppStore();
  const installation = install(feature);
  stop();
  come();
  await installation;
  expect(saga).not.toHaveBeenCalled();
});
