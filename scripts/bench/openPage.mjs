import { instruments } from "./instruments.mjs";

const signedIn = {
  language: "es",
  token: "any",
  authUser: JSON.stringify({ uid: 1, username: "Marina Solé", role: "admin", email: "admin@conserje.app" }),
};

/** A new page, without cache or storage, with the processor slowed `rate` times from the start or later. */
export async function openPage(browser, { rate = 1, isSignedIn = false } = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  const slow = (times) => client.send("Emulation.setCPUThrottlingRate", { rate: times });
  await slow(rate);
  await page.addInitScript(instruments, { session: isSignedIn ? signedIn : {} });
  return { page, client, slow, close: () => context.close() };
}
