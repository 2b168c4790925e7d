import type { Page } from "@playwright/test";

import { expect, remember, test } from "./support";

/** Holds back every script of the app, so that only what index.html brings is there. Returns what lets them come. */
async function holdTheApp(page: Page, scripts = /\/assets\/.+\.js$/) {
  let letTheAppCome = (): void => undefined;
  const appMayCome = new Promise<void>((done) => (letTheAppCome = done));
  await page.route(scripts, async (route) => {
    await appMayCome;
    await route.continue();
  });
  return letTheAppCome;
}

test("signs in with what is prefilled, walks the whole menu, signs out and comes back", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Ingresar" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Hoteles" })).toBeVisible();
  await expect(page.getByText("Bienvenido al Dashboard")).toBeVisible();

  const sidebar = page.getByRole("navigation", { name: "Principal" });
  for (const group of await sidebar.getByRole("button").all()) {
    await group.click();
    await expect(group).toHaveAttribute("aria-expanded", "true");
    for (const link of await sidebar.getByRole("link").all()) {
      await link.click();
      await expect(page).toHaveURL(new RegExp(`${await link.getAttribute("href")}$`));
      await expect(link).toHaveAttribute("aria-current", "page");
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    }
  }

  await page.getByRole("button", { name: "Perfil" }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page.getByRole("heading", { name: "Bienvenido a Conserje" })).toBeVisible();

  await page.goto("/app/booking/policy");
  await expect(page.getByRole("heading", { name: "Bienvenido a Conserje" })).toBeVisible();
  await page.getByRole("button", { name: "Ingresar" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Políticas" })).toBeVisible();
});

test("signs out in every tab within a second", async ({ page, context }) => {
  await remember(page, {});
  await page.goto("/app/rooms/rates");
  const other = await context.newPage();
  await other.goto("/app/booking/list");
  await expect(other.getByRole("heading", { level: 1 })).toBeVisible();

  await page.getByRole("button", { name: "Perfil" }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(other.getByRole("heading", { name: "Bienvenido a Conserje" })).toBeVisible({ timeout: 1000 });
});

test("keeps the theme of the last visit from the first paint on", async ({ page }) => {
  await remember(page, { theme: "dark", isSignedIn: false });
  const letTheAppCome = await holdTheApp(page);
  await page.goto("/auth-login", { waitUntil: "commit" });
  await page.waitForFunction(() => document.body?.dataset.bsTheme === "dark");
  await expect(page.getByRole("button", { name: "Ingresar" })).toBeVisible(); // of index.html
  letTheAppCome();
  await expect(page.locator("form[data-early]")).toHaveCount(0);
  await expect(page.locator("body")).toHaveAttribute("data-bs-theme", "dark");
});

test("shows the sign-in before the app's script has come, and keeps what was typed", async ({ page }) => {
  const letTheAppCome = await holdTheApp(page);
  await page.goto("/", { waitUntil: "commit" });
  const password = page.getByLabel("Contraseña", { exact: true });
  await page.getByLabel("Usuario").fill("nadie@conserje.app");
  await page.getByRole("button", { name: "Mostrar contraseña" }).click();
  await password.click();
  await password.press("Home");
  await page.keyboard.type("¡");
  letTheAppCome();
  await expect(page.locator("form[data-early]")).toHaveCount(0);
  await expect(password).toBeFocused();
  await expect(password).toHaveAttribute("type", "text");
  await page.keyboard.type("Ay");
  await expect(password).toHaveValue("¡AyBahia-Serena-48");
  await expect(page.getByLabel("Usuario")).toHaveValue("nadie@conserje.app");
});

test("signs in when the app's script comes while the button is pressed", async ({ page }) => {
  const letTheAppCome = await holdTheApp(page);
  await page.goto("/", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Ingresar" }).hover();
  await page.mouse.down();
  letTheAppCome();
  await expect(page.locator("form[data-early]")).toHaveCount(0);
  await page.mouse.up();
  await expect(page.getByRole("heading", { level: 1, name: "Hoteles" })).toBeVisible();
});

test("starts the demo's backend before the app's script has come", async ({ page, context }) => {
  await remember(page, {});
  const letTheAppCome = await holdTheApp(page, /\/assets\/(index|vendor|core)-.+\.js$/);
  const isAsked = context.waitForEvent("request", (request) => request.url().includes("/assets/workerBackend"));
  await page.goto("/app/booking/home", { waitUntil: "commit" });
  await isAsked;
  letTheAppCome();
  await expect(page.getByRole("heading", { level: 1, name: "El día" })).toBeVisible();
});

for (const { at, rows } of [
  { at: "/app/messaging/chat", rows: ".chat-link" },
  { at: "/app/booking/home", rows: "main table tbody tr" },
  { at: "/app/booking/list", rows: "[role=row] [role=cell] a" },
  { at: "/app/booking/management/booking/RSV-000482", rows: "main [role=tab]" },
  { at: "/app/dashboards/hotels", rows: "main a[href*='rows']" },
]) {
  test(`asks for all files of ${at} at once, before any has come`, async ({ page }) => {
    await remember(page, {});
    await page.addInitScript((wanted) => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector(wanted)) return;
        observer.disconnect();
        performance.mark("shown");
      }).observe(document, { childList: true, subtree: true });
    }, rows);
    await page.goto(at);
    await expect(page.locator(rows).first()).toBeVisible();
    const asked = await page.evaluate(() => {
      const [shown] = performance.getEntriesByName("shown");
      const files = performance.getEntriesByType("resource").filter(({ startTime }) => startTime < shown!.startTime);
      return files.map(({ name }) => name).filter((name) => /\.(js|css)$/.test(name));
    });
    const index = await (await page.request.get(at)).text();
    expect(asked.filter((file) => !index.includes(new URL(file).pathname.slice(1)))).toEqual([]);
    if (at.endsWith("/chat")) expect(asked.length).toBeLessThanOrEqual(16);
  });
}

test("lets a person who cannot read the sign-in choose another language there", async ({ page }) => {
  await page.goto("/auth-login");
  await page.getByLabel("Idioma").selectOption("de");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(page.getByRole("heading", { name: "Bienvenido a Conserje" })).toBeHidden();
});

test.describe("where the texts of a language cannot be fetched", () => {
  test.use({ expectedComplaint: /Failed to load resource/ });

  test("starts in Spanish, whose texts come with the app", async ({ page }) => {
    await remember(page, { language: "fr", isSignedIn: false });
    await page.route("**/common-*.js", (route) => route.abort());
    await page.goto("/auth-login");
    await expect(page.getByRole("heading", { name: "Bienvenido a Conserje" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Ingresar" })).toBeVisible();
  });
});

test.describe("after a deploy", () => {
  test.use({ expectedComplaint: /Failed to load module script/ });

  test("loads itself afresh, once, when a deploy has taken a page's code away", async ({ page }) => {
    await remember(page, {});
    await page.goto("/app/dashboards/hotels");
    await expect(page.getByText("Bienvenido al Dashboard")).toBeVisible();
    let isGone = true;
    await page.route("**/TasksPage-*.js", (route) =>
      isGone ? route.fulfill({ status: 200, contentType: "text/html", body: "<!doctype html>" }) : route.continue(),
    );
    page.on("framenavigated", () => {
      isGone = false;
    });
    await page.getByRole("link", { name: /^Mis tareas/ }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Mis tareas" })).toBeVisible();
  });
});

test.describe("when the connection has been away", () => {
  test.use({ expectedComplaint: /net::ERR_INTERNET_DISCONNECTED/ });

  test("a page that could not be fetched is there at the next visit, with its looks", async ({ page, context }) => {
    await remember(page, {});
    await page.goto("/app/booking/policy");
    const list = page.getByRole("link", { name: "Registro y gestión" });
    await expect(page.getByRole("heading", { level: 1, name: "Políticas" })).toBeVisible();
    await context.setOffline(true);
    await list.click();
    await expect(page.getByRole("heading", { name: "Falta una parte de la aplicación" })).toBeVisible();

    await context.setOffline(false);
    await page.getByRole("link", { name: "Políticas" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Políticas" })).toBeVisible();
    await list.click();
    await expect(page.getByRole("heading", { level: 1, name: "Registro y gestión de reservas" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Todas" }).locator("xpath=ancestor::ul")).toHaveCSS("display", "flex");
  });

  test.describe("while the sign-in is read", () => {
    test.use({ expectedComplaint: /net::ERR_FAILED/ });

    test("nothing is said of what could not be fetched in advance", async ({ page }) => {
      const isRefused = page.waitForEvent("requestfailed", (request) => request.url().includes("fetchAhead"));
      await page.route(/fetchAhead/, (route) => route.abort());
      await page.goto("/auth-login");
      await isRefused;
      await page.getByRole("button", { name: "Ingresar" }).click();
      await expect(page.getByText("Bienvenido al Dashboard")).toBeVisible();
      await expect(page.getByRole("region", { name: "Avisos" }).getByRole("paragraph")).toHaveCount(0);
    });
  });
});
