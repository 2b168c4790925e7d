// Finds a Chromium for the browser tests and the bench; with `--install` it gets one where there is none.
// Order: CHROMIUM_PATH, Playwright's own download, a Chromium, Chrome or Edge of the system.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";

const ofSystem = {
  linux: [
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/usr/bin/google-chrome-stable",
    "/snap/bin/chromium",
    "/usr/bin/microsoft-edge",
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

export function findChromium() {
  const candidates = [process.env.CHROMIUM_PATH, chromium.executablePath(), ...(ofSystem[process.platform] ?? [])];
  return candidates.find((path) => path && existsSync(path));
}

function installChromium() {
  const run = (command, ...args) =>
    spawnSync(command, args, { stdio: "inherit", shell: process.platform === "win32" }).status === 0;
  const isRoot = process.getuid?.() === 0;
  const hasApt = isRoot && existsSync("/usr/bin/apt-get");
  return (
    (hasApt && run("apt-get", "update") && run("apt-get", "install", "-y", "--no-install-recommends", "chromium")) ||
    run("npx", "playwright", "install", ...(isRoot ? ["--with-deps"] : []), "chromium")
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const isThere = findChromium() || (process.argv.includes("--install") && installChromium() && findChromium());
  if (!isThere) {
    console.error("No Chromium found: run `npm run e2e:browser` to get one, or set CHROMIUM_PATH to yours.");
    process.exit(1);
  }
}
