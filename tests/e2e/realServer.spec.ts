import { existsSync } from "node:fs";
import { stat } from "node:fs/promises";
import { execFileSync } from "node:child_process";

import type { Request } from "@playwright/test";

import { demoSignIn } from "../../src/contract/demoSignIn";
import { composer, message } from "./messagingSupport";
import { openRealServer } from "./realServer/pretendServer";
import { expect, test } from "./support";

// what the browser reports about the faults, and the server's own origin
test.use({
  expectedComplaint: /^console: (Failed to load resource|Access to XMLHttpRequest)|^request to http:\/\/localhost:418/,
});

test.beforeAll(() => {
  const isBuilt = process.env.E2E_BUILT && existsSync("reports/real-server-build");
  if (!isBuilt) execFileSync("node", ["scripts/check-real-server-build.mjs"], { stdio: "ignore" });
});

test("over a real server that misbehaves nothing is lost, doubled or silent", async ({ page }) => {
  const server = await openRealServer();
  try {
    await page.goto(server.page);
    server.next("POST /post-fake-login", "slow");
    await page.getByLabel("Usuario").fill(demoSignIn.email);
    await page.getByLabel("Contraseña", { exact: true }).fill(demoSignIn.password);
    await page.getByRole("button", { name: "Ingresar" }).click();
    await expect(page.getByText("Bienvenido al Dashboard")).toBeVisible();

    await test.step("writes: delivered twice, held, turned away, without a reply", async () => {
      await page.goto(`${server.page}/app/tasks`);
      const boxes = page.getByRole("checkbox");
      await expect(boxes.first()).toBeVisible();
      const open = server.db.tasks.all().filter(({ isDone }) => !isDone);
      const fates = ["twice", "busy", "lost"] as const;
      for (const [at, fate] of fates.entries()) {
        const { id, title } = open[at]!;
        server.next(`PUT /my-tasks/${id}`, fate);
        const box = page.getByRole("checkbox", { name: title });
        await box.click();
        await expect(box).toBeChecked();
        await expect.poll(() => server.db.tasks.get(id).isDone).toBe(true);
        await expect(box).toBeChecked();
      }
      const lost = server.callsOf(new RegExp(`^PUT /my-tasks/${open[2]!.id}$`));
      await expect.poll(() => lost.length).toBeGreaterThan(0);
      expect(new Set(lost.map(({ key }) => key)).size).toBe(1);
    });

    await test.step("a refusal without a field is told, and the tick goes back", async () => {
      const { id, title } = server.db.tasks.all().find(({ isDone }) => isDone)!;
      server.next(`PUT /my-tasks/${id}`, "refused");
      await page.getByRole("checkbox", { name: title }).click();
      await expect(page.getByText("No puede ser.")).toBeVisible();
      await expect(page.getByRole("checkbox", { name: title })).toBeChecked();
    });

    await test.step("a session that is dropped is asked for again, and the write arrives", async () => {
      const { id, title } = server.db.tasks.all().find(({ isDone }) => isDone)!;
      server.dropSession();
      await page.getByRole("checkbox", { name: title }).click();
      await page.getByRole("dialog").getByLabel("Contraseña", { exact: true }).fill(demoSignIn.password);
      await page.getByRole("dialog").getByRole("button", { name: "Ingresar" }).click();
      await expect(page.getByRole("dialog")).toBeHidden();
      await expect.poll(() => server.db.tasks.get(id).isDone).toBe(false);
    });

    await test.step("an upload that is cut is told, and comes with the second try", async () => {
      await page.goto(`${server.page}/app/messaging/chat/contact-omar`);
      server.next("POST /upload-file", "cut");
      const isUpload = (request: Request) => request.method() === "POST" && request.url().endsWith("/upload-file");
      const chosen = page.waitForEvent("filechooser");
      await page.getByRole("button", { name: "Adjuntar archivo" }).click();
      // it takes as long as it takes beside other work; what is told of it follows at once
      const cut = page.waitForEvent("requestfailed", { predicate: isUpload, timeout: 0 });
      await (
        await chosen
      ).setFiles({ name: "parte.pdf", mimeType: "application/pdf", buffer: Buffer.alloc(3_000_000) });
      await cut;
      const files = page.getByLabel("Archivos del mensaje");
      await expect(files.getByRole("alert")).toBeVisible();
      const uploaded = page.waitForEvent("requestfinished", { predicate: isUpload, timeout: 0 });
      await files.getByRole("button", { name: "Reintentar parte.pdf" }).click();
      await uploaded;
      await expect(files.getByText("2,9 MB")).toBeVisible();
      server.next("POST /send-message", "lost");
      await composer(page).fill("Va el parte");
      await composer(page).press("Enter");
      const sent = () => message(page, "Va el parte");
      const kept = () => server.db.messaging.threads.get("contact-omar")?.log.all() ?? [];
      // its second try, or a read of the conversation, finds what the server has
      await expect(sent()).toContainText(/Enviado|Recibido|Leído/, { timeout: 30_000 });
      await expect(sent()).toHaveCount(1);
      expect(kept().filter(({ text }) => text === "Va el parte")).toHaveLength(1);
    });

    await test.step("a file that only a signed-in person gets is downloaded, and a refusal is told on the page", async () => {
      const link = message(page, "Va el parte").getByRole("link", { name: "parte.pdf" });
      const downloaded = page.waitForEvent("download");
      await link.click();
      const download = await downloaded;
      expect(download.suggestedFilename()).toBe("parte.pdf");
      expect((await stat(await download.path())).size).toBe(3_000_000);
      const { pathname } = new URL((await link.getAttribute("href"))!);
      server.next(`GET ${pathname}`, "refused");
      await link.click();
      await expect(page.getByText("No se ha podido descargar «parte.pdf». No puede ser.")).toBeVisible();
      await expect(composer(page)).toBeVisible();
    });

    await test.step("polls that are answered at once are not many", async () => {
      const polls = () => server.callsOf(/^GET \/(messaging-changes|pms\/changes)$/).length;
      const before = polls();
      await page.waitForTimeout(3000);
      expect(polls() - before).toBeLessThan(30);
    });
  } finally {
    await page.goto("about:blank");
    server.close();
  }
});
