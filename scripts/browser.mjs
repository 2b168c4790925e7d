// Finds a Chromium for the e2e tests; installs one only if asked (`node scripts/browser.mjs --install`).
// Order: CHROMIUM_PATH, Playwright's own download, a system Chromium/Chrome/Edge.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const SYSTEM = {
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
  const own = (() => {
    try {
      return chromium.executablePath();
    } catch {
      return "";
    }
  })();
  return [process.env.CHROMIUM_PATH, own, ...(SYSTEM[process.platform] ?? [])].find((p) => p && existsSync(p));
}

if (process.argv[1] && import.meta.url.endsWith(process.argv[1].split(/[\\/]/).at(-1))) {
  let found = findChromium();
  if (!found && process.argv.includes("--install")) {
    const isRoot = process.getuid?.() === 0;
    const run = (cmd, args) =>
      spawnSync(cmd, args, { stdio: "inherit", shell: process.platform === "win32" }).status === 0;
    const ok =
      run("npx", ["playwright", "install", ...(isRoot ? ["--with-deps"] : []), "chromium"]) ||
      (isRoot &&
        existsSync("/usr/bin/apt-get") &&
        run("apt-get", ["install", "-y", "--no-install-recommends", "chromium"]));
    found = ok ? findChromium() : undefined;
  }
  process.stdout.write(found ? `${found}\n` : "no Chromium found: run `npm run e2e:browser`, or set CHROMIUM_PATH\n");
  process.exit(found ? 0 : 1);
}
