import { generatePath } from "react-router-dom";

import { tillContract } from "../../src/contract/pos/till";
import { paths } from "../../src/shared/routing/paths";
import { openNetwork } from "./network";
import { countPresses } from "./presses";
import { expect, test } from "./support";
import { articleIn, dialogIn, openTill } from "./till";

test("charges a ticket to a room by four presses and a surname, with the guest's terms in sight", async ({ page }) => {
  const network = await openNetwork(page);
  await openTill(page);
  const guests = await network.call(tillContract.listRoomGuests, {});
  const surnameOf = (guest: string) => guest.split(" ").at(-1)!;
  const isAlone = (surname: string) => guests.filter(({ guest }) => guest.includes(surname)).length === 1;
  const { id, guest, room } = guests.find(({ credit, guest: name }) => credit > 2_00 && isAlone(surnameOf(name)))!;

  await articleIn(page, "Té").click();
  const presses = await countPresses(page);
  await page.getByRole("button", { name: "Cargo a habitación" }).click();
  const dialog = dialogIn(page, "Cargo a habitación");
  await expect(dialog.getByRole("combobox")).toBeFocused();
  await page.keyboard.type(surnameOf(guest));
  await expect(page.getByRole("option")).toHaveCount(1);
  await page.keyboard.press("Enter");
  await dialog.getByLabel("Firmado en papel").check();
  const terms = dialog.getByRole("group", { name: "Habitación o apellido" });
  await expect(terms).toContainText(`${room} · ${guest}`);
  await expect(terms).toContainText(/\d\d\/\d\d\/\d{4} – \d\d\/\d\d\/\d{4} · puede cargar [\d.,]+\s€/);
  await expect(terms).toBeInViewport({ ratio: 1 });
  await dialog.getByRole("button", { name: "Cargar 2,00 €" }).click();
  await expect(page.getByText(`2,00 € cargados a ${room} · ${guest}`)).toBeVisible();
  expect(presses.soFar()).toBe(4 + 1); // the surname is one of them

  await page.goto(generatePath(paths.reservation, { id }));
  await expect(page.getByRole("row", { name: /Té.*2,00/ })).toBeVisible();
});
