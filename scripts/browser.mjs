// Finds a Chromium for the browser tests and the bench; with `--install` it installs one for the tests if there is
// none. Order: CHROMIUM_PATH, Playwright's own download, a Chromium, Chrome or Edge of the system. The tests prefer
// Debian's Chromium without a window: the same engine, and they run in two thirds of the time.
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

function installChromium() {
  const run = (command, ...args) =>
    spawnSync(command, args, { stdio: "inherit", shell: process.platform === "win32" }).status === 0;
  const aptInstall = (...names) =>
    names.some((name) => run("apt-get", "install", "-y", "--no-install-recommends", name));
  const isRoot = process.getuid?.() === 0;
  const hasApt = isRoot && existsSync("/usr/bin/apt-get");
  return (
    (hasApt && run("apt-get", "update") && aptInstall("chromium-headless-shell", "chromium")) ||
    run("npx", "playwright", "install", ...(isRoot ? ["--with-deps"] : []), "chromium")
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const isThere = findTestBrowser() || (process.argv.includes("--install") && installChromium() && findTestBrowser());
  if (!isThere) {
    console.error("No Chromium found: run `npm run e2e:browser` to get one, or set CHROMIUM_PATH to yours.");
    process.exit(1);
  }
}
