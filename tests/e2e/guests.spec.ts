import { expect, remember, test } from "./support";

const list = "/app/customers/list";

test("finds a guest without accents, edits and marks them, and merges duplicates and back", async ({ page }) => {
  await remember(page, {});
  await page.goto(list);
  const table = page.getByRole("table", { name: "Lista de clientes" });
  await page.getByRole("searchbox", { name: "Filtrar por cliente" }).fill("alvarez");
  await expect(page).toHaveURL(/text=alvarez/);
  const found = table.getByRole("link", { name: /Álvarez/ }).first(); // who that is depends on the day of the sample
  await found.click();
  await expect(page).toHaveURL(/\/list\/guest-\d+\?text=alvarez/);
  const id = /guest-\d+/.exec(page.url())![0];
  const profile = page.getByRole("dialog", { name: /Álvarez/ });

  await profile.getByLabel("Empresa").fill("Astilleros Nervión");
  await profile.getByRole("button", { name: "Guardar cambios" }).click();
  await expect(page.getByText("Ficha guardada.")).toBeVisible();

  await profile.getByRole("button", { name: "Marcar como no deseado" }).click();
  const asked = page.getByRole("dialog", { name: "Marcar como no deseado" });
  await asked.getByLabel("Motivo").fill("Rompió el televisor");
  await asked.getByRole("button", { name: "Marcar como no deseado" }).click();
  await expect(profile.getByText(/^No deseado: Rompió el televisor/)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(profile).toBeHidden();
  await expect(table.getByRole("row").filter({ has: page.locator(`a[href*="${id}"]`) })).toContainText("No deseado");

  await page.getByRole("button", { name: "Fusionar duplicados" }).click();
  const pairs = page.getByRole("dialog", { name: "Fusionar duplicados" });
  const compare = pairs.getByRole("button", { name: "Comparar" });
  await expect(compare.first()).toBeVisible();
  const count = await compare.count();
  await compare.first().click();
  for (const choice of await pairs.getByRole("group").all()) await choice.getByRole("radio").first().check();
  await pairs.getByRole("button", { name: /^Fusionar en la ficha de / }).click();
  await expect(pairs.getByText(/^Fichas fusionadas: /)).toBeVisible();
  await expect(compare).toHaveCount(count - 1);
  await pairs.getByRole("button", { name: "Deshacer" }).click();
  await expect(page.getByText(/^Fusión deshecha: /)).toBeVisible();
  await expect(compare).toHaveCount(count);
});
