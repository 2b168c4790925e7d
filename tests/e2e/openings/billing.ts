import { paths } from "../../../src/shared/routing/paths";
import { button, dialog, type Openings } from "./opening";

const act = (search: string, action: "exchange" | "correct", field: string): Openings[string] => ({
  at: `${paths.documents}?${search}`,
  async open(page, words) {
    await page.locator("main a.list-words").first().click();
    await button(page.locator(dialog), words.whole(`billing.action.${action}`)).click();
  },
  shows: `${dialog} form ${field}`,
});

export const openings: Openings = {
  ExchangeDialog: act("states=paid&kinds=F2&sort=number&order=asc", "exchange", "input[name=taxId]"),
  CorrectDialog: act("states=paid&kinds=F1&sort=number&order=asc", "correct", "select[name=wrong]"),
  BillStayDialog: {
    at: `${paths.reservations}?situations=inHouse&sort=balance&order=desc`,
    async open(page, words) {
      await page.locator("a.customer-name").first().click();
      await button(page.locator("main"), words.whole("invoice.bill")).click();
    },
    shows: `${dialog} form select[name=as]`,
  },
  DraftDialog: {
    at: `${paths.reservations}?situations=inHouse&sort=balance&order=desc`,
    needsOwnPage: true, // leaves a draft behind
    async open(page, words) {
      await page.locator("a.customer-name").first().click();
      await button(page.locator("main"), words.whole("invoice.bill")).click();
      await button(page.locator(dialog), words.whole("invoice.keepDraft")).click();
      await page
        .locator("main")
        .getByRole("link", { name: words.whole("invoice.draft") })
        .first()
        .click();
      await button(page.locator(dialog), words.whole("billing.action.edit")).click();
    },
    shows: `${dialog} form select[name=as]`,
  },
  MoneyDialog: {
    at: paths.receivables,
    open: (page, words) => button(page.locator("main"), words.part("billing.action.pay")).first().click(),
    shows: `${dialog} form input[name=amount]`,
  },
  RefundDialog: {
    at: `${paths.documents}?states=paid&kinds=F1&sort=number&order=asc`,
    needsOwnPage: true, // leaves a corrective invoice behind
    async open(page, words) {
      await page.locator("main a.list-words").first().click();
      await button(page.locator(dialog), words.whole("billing.action.correct")).click();
      await page.locator(`${dialog} select[name=cause]`).selectOption("R4");
      await page.locator(`${dialog} textarea[name=reason]`).fill("-");
      await button(page.locator(dialog).last(), words.whole("billing.action.correct")).click();
      await button(page.locator(dialog), words.whole("billing.action.refund")).click();
    },
    shows: `${dialog} form input[name=amount]`,
  },
  AccountDialog: {
    at: paths.receivables,
    open: (page, words) => button(page.locator("main"), words.part("receivables.edit")).first().click(),
    shows: `${dialog} form input[name=limit]`,
  },
  AccountHistory: {
    at: `${paths.receivables}?history=EM-000005`,
    async open(page) {
      await page.locator(dialog).waitFor();
    },
    shows: `${dialog} .form-text`,
  },
  VoidDialog: {
    at: paths.receivables,
    needsOwnPage: true, // leaves a payment behind
    async open(page, words) {
      await button(page.locator("main"), words.part("billing.action.pay")).first().click();
      await page.locator(`${dialog} select[name=method]`).selectOption("transfer");
      await button(page.locator(dialog), words.whole("billing.action.pay")).click();
      await button(page.locator("main"), words.part("receivables.void")).first().click();
    },
    shows: `${dialog} form textarea[name=reason]`,
  },
  NewAccountDialog: {
    at: paths.receivables,
    open: (page, words) => button(page.locator("main"), words.whole("receivables.new")).click(),
    shows: `${dialog} form select[name=country]`,
  },
  SettingsFields: {
    at: `${paths.documents}/settings`,
    asks: "onPage",
    async open(page, words) {
      await page.locator("form.record-form select[name=mode]").selectOption("none");
      await button(page.locator(dialog), words.whole("record.save")).click();
    },
    shows: "form.record-form select[name=mode][aria-invalid=true]",
  },
  BookOfPeriod: {
    at: paths.documents,
    async open(page, words) {
      await button(page.locator("main"), words.whole("billing.vatBook")).click();
      await button(page.locator(dialog), words.whole("calendar.open")).click();
    },
    shows: ".date-range-panel",
  },
  VatBook: {
    at: paths.documents,
    open: (page, words) => button(page.locator("main"), words.whole("billing.vatBook")).click(),
    shows: `${dialog} table`,
  },
};
