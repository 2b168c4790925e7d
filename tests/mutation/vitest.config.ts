import { defineConfig } from "vitest/config";

import viteConfig from "../../vite.config";

const { MUTATION_TESTS = "[]", MUTATION_ENVIRONMENT = "node" } = process.env;
const { test, ...config } = viteConfig({ mode: "test", command: "serve" });
const [, state] = test?.projects ?? [];
const setupFiles = typeof state === "object" && "test" in state ? state.test?.setupFiles : undefined;

/** The tests of one part in one environment: Stryker runs no projects. */
export default defineConfig({
  ...config,
  test: {
    restoreMocks: true,
    environment: MUTATION_ENVIRONMENT,
    isolate: false, // loading takes most of the time, and what opens no page leaves nothing behind
    include: JSON.parse(MUTATION_TESTS) as string[],
    setupFiles: [
      "./tests/mutation/sameEachTime.ts",
      "./tests/support/clock.ts",
      ...(MUTATION_ENVIRONMENT === "jsdom" ? [setupFiles ?? []].flat() : []),
    ],
    testTimeout: 4000, // what a change lets hang has been noticed
  },
});
