import { defineConfig, devices } from "@playwright/test";

import { findTestBrowser } from "./scripts/browser.mjs";

const isCi = Boolean(process.env.CI);
/** Also what is tagged for it, and the long runs that are this program's too. */
const isWhole = ["E2E", "MONKEY_ACTIONS"].some((name) => process.env[name] !== undefined);
const port = process.env.PORT ?? "4173";
const url = `http://localhost:${port}`;
/** The page of the parts is in no build. Its tests are tagged `@all`. */
const partsPort = (process.env.PARTS_PORT ??= String(Number(port) + 1));

export default defineConfig({
  testDir: "tests/e2e",
  grepInvert: isWhole ? [] : /@all/,
  // long: a few texts of each kind are in naughty.spec.ts, `npm run texts` writes them all into every field there is
  testIgnore: process.env.TEXTS === "whole" ? [] : "**/texts.spec.ts",
  outputDir: "test-results",
  fullyParallel: true,
  // one for each of its processors: with more, all pages wait for each other
  workers: isCi ? 2 : undefined,
  retries: process.env.RETRY ? 1 : 0, // `.ci/run` tries a failed test once more, and names it as unsteady if it passes then
  forbidOnly: isCi,
  timeout: 60_000,
  expect: { timeout: 10_000 }, // two tests at a time on two processors: a page may be slow to come, never to react
  reporter: [["line"], ["json", { outputFile: "reports/e2e.json" }]],
  use: {
    ...devices["Desktop Chrome"],
    // a worker's tests share the process that has compiled the app: a tenth of their time. Playwright clears storage,
    // cookies, cache, routes, clock and other pages between two of them, and starts afresh after one that failed
    reuseContext: true,
    viewport: { width: 1280, height: 800 },
    baseURL: url,
    trace: "off", // it doubles the time of a test of many steps; `npm run e2e -- --trace on shift` takes one
    actionTimeout: 20_000, // what cannot be pressed fails with its name, not with the whole test
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: findTestBrowser(),
      args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"],
    },
  },
  webServer: [
    {
      command: `${process.env.E2E_BUILT ? "" : "npm run build && "}npx vite preview --port ${port} --strictPort`,
      url,
      timeout: 120_000,
      reuseExistingServer: !isCi,
    },
    ...(isWhole
      ? [
          {
            command: `npx vite --port ${partsPort} --strictPort`,
            url: `http://localhost:${partsPort}`,
            timeout: 120_000,
            reuseExistingServer: !isCi,
          },
        ]
      : []),
  ],
});
