import { billingContract } from "../../src/contract/billing/billing";
import { tillContract } from "../../src/contract/pos/till";
import { businessDate } from "../support/testMoment";
import { openNetwork } from "./network";
import { expect, test } from "./support";
import { articleIn, dialogIn, linesIn, numberIn, numbersFrom, openTill, scan } from "./till";

const SALES = 30;

test("makes 30 documents of 30 sales without a network and two reloads, numbered without a gap", async ({ page }) => {
  const network = await openNetwork(page);
  await openTill(page);
  await network.misbehave({ offline: "0-" });

  const printed: string[] = [];
  for (let sale = 1; sale <= SALES; sale += 1) {
    await scan(page, "CAF-01");
    await expect(linesIn(page)).toHaveText([/Café solo/]);
    await page.keyboard.press("F8");
    await dialogIn(page, "Cobrar").getByRole("button", { name: "Exacto" }).click();
    await expect(numberIn(page)).toBeVisible();
    printed.push((await numberIn(page).textContent())!);
    await expect(page.getByText(`${sale} venta${sale === 1 ? "" : "s"} sin sincronizar`)).toBeVisible();
    if (sale === 10 || sale === 20) {
      await page.reload();
      await expect(articleIn(page, "Café solo")).toBeVisible();
      await expect(page.getByText(`${sale} ventas sin sincronizar`)).toBeVisible();
    }
  }
  const numbers = numbersFrom(printed[0]!, SALES);
  expect(printed).toEqual(numbers);

  await network.misbehave({});
  await page.evaluate(() => void window.dispatchEvent(new Event("online"))); // as the browser says it
  await expect(page.getByText(/sin sincronizar/)).toHaveCount(0, { timeout: 30_000 });
  const tickets = await network.call(tillContract.listTickets, {
    query: { text: numbers[0]!.slice(0, -6), page: 1, perPage: 100 },
  });
  const sold = tickets.rows.filter(({ number }) => number >= numbers[0]!);
  expect(sold.map(({ number }) => number).toSorted()).toEqual(numbers);
  expect(sold.filter(({ printedAs }) => printedAs)).toEqual([]);
  const { rows } = await network.call(billingContract.getVatBook, {
    query: { from: businessDate, to: businessDate },
  });
  const issued = rows.map(({ number }) => number).filter((number) => numbers.includes(number));
  expect(issued).toEqual(numbers);
});
