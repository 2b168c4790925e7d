import { paths } from "../../src/shared/routing/paths";
import { expect, remember, test } from "./support";
import { axeFindings } from "./sweep/axe";

test("a guest in house pays for another room: the desk shows who is in the group, and the folio for whom it pays", async ({
  page,
}) => {
  await remember(page, {});
  await page.goto(paths.checkInOut);
  await page.getByRole("tab", { name: /^En casa/ }).click();
  const stays = page.getByRole("table", { name: "En casa" });
  await expect(stays).toBeVisible();
  const [leader, member] = await stays.getByRole("button", { name: /^Check-out de/ }).all();
  const memberName = (await member!.getAttribute("aria-label"))!.replace("Check-out de ", "");
  await leader!.click();
  await page.getByRole("button", { name: "Folio de grupo" }).click();
  const sharing = page.getByRole("dialog", { name: /^Folio de grupo/ });
  await sharing.getByLabel("Nombre del grupo").fill("Boda");
  await sharing.getByRole("combobox").fill(memberName);
  await page.getByRole("option").first().click();
  await expect(sharing.getByRole("checkbox")).toBeChecked();
  expect(await axeFindings(page)).toEqual([]);
  await sharing.getByRole("button", { name: "Folio de grupo" }).click();
  await expect(page.getByText("Este folio paga por 1 reserva más:")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(stays.getByText("Folio del grupo Boda")).toBeVisible();
  await expect(stays.getByText(/^Grupo Boda/)).toBeVisible();
});
