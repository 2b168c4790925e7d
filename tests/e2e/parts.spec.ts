import { expect, inAll, test } from "./support";
import { axeFindings } from "./sweep/axe";

/** The page is in no build: the development server has it (playwright.config.ts). */
const server = `http://localhost:${process.env.PARTS_PORT}`;

/** Of a page with the same part in several states. */
const ofWholePages = ["landmark-unique"];

const looks = [
  { theme: "light", language: "es" },
  { theme: "dark", language: "ar" },
];

test.use({ baseURL: server });

for (const { theme, language } of looks) {
  test(`axe finds nothing in the parts, ${theme}, in ${language}`, inAll(), async ({ page }) => {
    test.setTimeout(180_000); // the development server may have to put its modules together first
    await page.goto(`/parts?theme=${theme}&language=${language}`);
    await expect(page.locator("#ListPage").getByText("李伟").first()).toBeVisible({ timeout: 90_000 });
    expect(await axeFindings(page, ofWholePages)).toEqual([]);
  });

  test(`axe finds nothing in the parts that open, ${theme}, in ${language}`, inAll(), async ({ page }) => {
    test.setTimeout(180_000);
    await page.goto(`/parts?theme=${theme}&language=${language}`);
    const openers = page.locator("[data-opens], .parts-part [aria-haspopup=menu]");
    await expect(openers.first()).toBeVisible({ timeout: 90_000 });
    const count = await openers.count();
    expect(count).toBeGreaterThan(2);
    for (let place = 0; place < count; place += 1) {
      const opener = openers.nth(place);
      const part = await opener.evaluate((button) => button.closest("section")!.id);
      await opener.click();
      await expect(page.locator("[role=dialog], .dropdown-menu.show, .undo-bar").first(), part).toBeVisible();
      expect(await axeFindings(page, ofWholePages), part).toEqual([]);
      await page.keyboard.press("Escape");
    }
  });

  for (const width of [320, 390]) {
    test(`no part is wider than a phone of ${width} px, in ${language}`, inAll(), async ({ page }) => {
      test.setTimeout(180_000);
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`/parts?theme=${theme}&language=${language}`);
      await expect(page.locator("#ListPage").getByText("李伟").first()).toBeVisible({ timeout: 90_000 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  }
}
