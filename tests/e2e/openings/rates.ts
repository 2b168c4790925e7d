import { paths } from "../../../src/shared/routing/paths";
import { button, dialog, menu, type Openings } from "./opening";

const editor = "form[aria-label]:has(.rates-row)";
const cell = ".time-grid-row:not(.is-group) .time-grid-cell";

export const openings: Openings = {
  Acts: {
    at: paths.roomRates,
    onPhone: true,
    open: (page, words) => button(page.locator("main"), words.whole("rates.more")).click(),
    shows: menu,
  },
  MassChangeDialog: {
    at: paths.roomRates,
    asks: "inDialog",
    async open(page, words) {
      await button(page, words.whole("rates.mass")).click();
      await page.locator(`${dialog} input[inputmode=decimal]`).fill("mucho");
      await page.locator(`${dialog} button[type=submit]`).click();
    },
    shows: `${dialog} [aria-invalid=true]`,
  },
  RateEditor: {
    at: paths.roomRates,
    async open(page) {
      await page.locator(cell).nth(1).click();
      await page.locator(`${editor} input`).fill("mucho");
      await page.keyboard.press("Enter");
    },
    shows: `${editor} [aria-invalid=true]`,
  },
  HistoryDrawer: {
    at: `${paths.roomRates}?history=open`,
    async open(page) {
      await page.locator(dialog).waitFor();
    },
    shows: `${dialog} .form-text`,
  },
  DerivationDialog: {
    at: `${paths.roomRates}?tab=plans`,
    asks: "inDialog",
    async open(page) {
      await page.locator(".plain-table button").nth(1).click();
      await page.locator(`${dialog} input[inputmode=decimal]`).first().fill("mucho");
      await page.locator(`${dialog} button[type=submit]`).click();
    },
    shows: `${dialog} [aria-invalid=true]`,
  },
  FloorDialog: {
    at: `${paths.roomRates}?tab=plans`,
    asks: "inDialog",
    async open(page) {
      await page.locator(".plain-table button").last().click();
      await page.locator(`${dialog} input[inputmode=decimal]`).fill("mucho");
      await page.locator(`${dialog} button[type=submit]`).click();
    },
    shows: `${dialog} [aria-invalid=true]`,
  },
  SimulatorTab: {
    at: `${paths.roomRates}?tab=simulator`,
    async open(page) {
      await page.locator("[role=tabpanel] section .plain-table").waitFor();
      await page.locator("[role=tabpanel] section input[inputmode=decimal]").fill("mucho");
    },
    shows: "[role=tabpanel] section [aria-invalid=true]",
  },
};
