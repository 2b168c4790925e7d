// Finds a Chromium for the browser tests and the bench. Order: CHROMIUM_PATH, Playwright's own download, a Chromium,
// Chrome or Edge of the system. The tests prefer Debian's Chromium without a window: the same engine, for three
// quarters of the processor's time. `--install` installs that one where root may, also beside another; a test runs in
// what there is if it cannot be had.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";

const withoutWindow = "/usr/bin/chromium-headless-shell";

const ofSystem = {
  linux: [
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/usr/bin/google-chrome-stable",
    "/snap/bin/chromium",
    "/usr/bin/microsoft-edge",
    withoutWindow,
  ],
  darwin: [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
  ],
  win32: [
    "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
    "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
    "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
  ],
};

const firstThere = (...paths) => paths.find((path) => path && existsSync(path));

export const findChromium = () =>
  firstThere(process.env.CHROMIUM_PATH, chromium.executablePath(), ...(ofSystem[process.platform] ?? []));

export const findTestBrowser = () => firstThere(process.env.CHROMIUM_PATH, withoutWindow) ?? findChromium();

const PATIENCE = 60_000; // of a download: where there is no network, the browser that is there will do

function installTestBrowser() {
  if (process.env.CHROMIUM_PATH || existsSync(withoutWindow)) return;
  const run = (command, args, timeout) =>
    spawnSync(command, args, { stdio: "inherit", shell: process.platform === "win32", timeout }).status === 0;
  const isRoot = process.getuid?.() === 0;
  const aptInstall = (name) => run("apt-get", ["install", "-y", "--no-install-recommends", name], PATIENCE);
  if (isRoot && existsSync("/usr/bin/apt-get")) {
    if (run("apt-get", ["update"], PATIENCE) && aptInstall("chromium-headless-shell")) return;
    if (findTestBrowser() || aptInstall("chromium")) return;
  }
  if (!findTestBrowser()) run("npx", ["playwright", "install", ...(isRoot ? ["--with-deps"] : []), "chromium"]);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes("--install")) installTestBrowser();
  if (!findTestBrowser()) {
    console.error("No Chromium found: run `npm run e2e:browser` to get one, or set CHROMIUM_PATH to yours.");
    process.exit(1);
  }
}
