import { axeFindings, expect, goTo, pagesInside, pagesOutside, remember, test } from "./support";

const looks = [
  { theme: "light", language: "es" },
  { theme: "dark", language: "es" },
  { theme: "light", language: "ar" },
  { theme: "dark", language: "ar" },
] as const;

for (const look of looks) {
  test(`axe finds nothing on any page, ${look.theme}, in ${look.language}`, async ({ page }) => {
    test.setTimeout(180_000);
    await remember(page, look);
    await page.goto(pagesInside[0]!);
    for (const path of pagesInside) {
      await goTo(page, path);
      expect(await axeFindings(page), path).toEqual([]);
    }
  });

  test(`axe finds nothing before the sign-in, ${look.theme}, in ${look.language}`, async ({ page }) => {
    await remember(page, { ...look, isSignedIn: false });
    for (const path of [...pagesOutside, "/nowhere"]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(await axeFindings(page), path).toEqual([]);
    }
    await page.goto("/auth-login");
    await page.locator("input").first().fill("");
    await page.locator("button[type=submit]").click();
    await expect(page.locator("[aria-invalid=true]")).toBeFocused();
    expect(await axeFindings(page), "with a field's problem").toEqual([]);
    await page.locator("input").first().fill("nobody");
    await page.locator("button[type=submit]").click();
    await expect(page.getByRole("alert")).toBeVisible();
    expect(await axeFindings(page), "with a refusal").toEqual([]);
  });

  test(`axe finds nothing in what the header opens, ${look.theme}, in ${look.language}`, async ({ page }) => {
    await remember(page, look);
    await page.goto("/app/dashboards/hotels");
    await expect(page.locator("main h1")).toBeVisible();
    for (const button of await page.locator(".top-bar-actions button[aria-expanded]").all()) {
      await button.click();
      await expect(page.locator(".dropdown-menu.show")).toBeVisible();
      expect(await axeFindings(page), (await button.getAttribute("aria-label"))!).toEqual([]);
      await page.keyboard.press("Escape");
    }
    await page.keyboard.press("Control+k");
    await expect(page.getByRole("option").first()).toBeVisible();
    await expect(page.locator(".modal.show")).toHaveCSS("opacity", "1");
    expect(await axeFindings(page), "command palette").toEqual([]);
  });
}
