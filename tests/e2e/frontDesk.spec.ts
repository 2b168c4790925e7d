import { paths } from "../../src/shared/routing/paths";
import { checkOutTheRest, closeDay, countCash, extendStays, markNoShows, stepsOf } from "./closing";
import { expect, goTo, remember, test } from "./support";
import { walkIn } from "./walkIn";

for (const width of [1280, 390]) {
  test(`a shift at the desk: arrivals, a complaint, a split invoice and the close, at ${width} px`, async ({
    page,
  }) => {
    const dialog = (name: string | RegExp) => page.getByRole("dialog", { name });
    const more = page.getByRole("button", { name: "Más acciones", expanded: false });
    const press = async (name: string) => {
      const button = page.getByRole("button", { name, exact: true });
      await expect(button.or(more).first()).toBeVisible();
      // a phone folds what is no next step
      while (!(await button.isVisible()) && (await more.count()) > 0) await more.first().click();
      await button.click();
    };
    await page.setViewportSize({ width, height: 800 });
    await remember(page, {});
    await page.goto(`${paths.checkInOut}?reservations=40`); // few rows to solve before the close

    // several arrive together, but for those whose room is not left yet
    await press("Check-in en grupo");
    const group = dialog("Check-in en grupo");
    await group.getByRole("button", { name: /^Hacer \d+ check-ins$/ }).click();
    const anyway = group.getByRole("button", { name: /^Hacer \d+ check-ins igualmente$/ });
    await anyway.click(); // some of them have missing data
    await expect(page.getByText(/^\d+ check-ins? hechos?\.?$/).first()).toBeVisible();
    await page.keyboard.press("Escape");

    // somebody without a reservation
    const room = await walkIn(page, "Nora Vidal");

    // the room is dirty: a complaint, and another room
    await goTo(page, `${paths.complaints}/-`);
    const created = dialog("Nueva queja");
    await created.getByRole("combobox", { name: "Huésped o habitación" }).fill(room);
    await created.getByRole("option", { name: /Nora Vidal/ }).click();
    await created.getByLabel("Categoría").selectOption({ label: "Limpieza" });
    await created.getByLabel("Gravedad").selectOption({ label: "Grave · 4 h" });
    await created.getByLabel("Qué ha pasado").fill("La habitación está sucia.");
    await created.getByRole("button", { name: "Crear queja" }).click();
    await expect(dialog(/^Q-\d{6}$/)).toBeVisible();
    const complaint = page.url();
    await goTo(page, `${paths.checkInOut}?tab=inHouse`);
    await page.getByRole("table", { name: "En casa" }).getByRole("link", { name: "Nora Vidal" }).click();
    await press("Cambiar habitación");
    const moving = dialog("Cambiar habitación");
    await moving.getByRole("radio").first().press(" ");
    await moving.getByLabel("Motivo del cambio").selectOption({ index: 1 });
    await moving.getByRole("button", { name: "Cambiar habitación" }).click();
    await expect(moving).toBeHidden();
    const stay = page.url();
    await goTo(page, new URL(complaint).pathname);
    await press("Resolver");
    const solving = dialog(/^Resolver · /);
    await solving.getByLabel("Solución").fill("Cambio de habitación.");
    await solving.getByRole("button", { name: "Resolver" }).click();
    await expect(dialog(/^Q-/).getByText("Resuelta", { exact: true }).first()).toBeVisible();

    // leaves late, at its price; the company pays the room
    await goTo(page, new URL(stay).pathname);
    await press("Añadir cargo");
    const charging = dialog(/^Añadir cargo/);
    await charging.getByLabel("Concepto").fill("Late check-out");
    await charging.getByLabel("Precio por unidad, con IVA (EUR)").fill("40");
    await charging.getByRole("button", { name: "Añadir cargo" }).click();
    const guest = page.getByRole("table", { name: "Folio: Huésped" });
    const company = page.getByRole("table", { name: "Folio: Levante, S.L." });
    const balanceOf = (table: typeof guest) => table.getByRole("row", { name: /^Saldo/ });
    await expect(page.getByRole("table", { name: "Folio" })).toContainText("Late check-out");
    await press("Facturar a empresa");
    const billing = dialog(/^Facturar a empresa/);
    await billing.getByLabel("Empresa o agencia").fill("Levante, S.L.");
    await billing.getByRole("switch", { name: "Régimen y extras" }).press(" "); // the guest pays what is beside the room
    await billing.getByRole("button", { name: "Facturar a empresa" }).click();
    await expect(balanceOf(guest)).toContainText("40,00");
    await page
      .getByRole("table", { name: "Folio: Huésped" })
      .getByRole("row", { name: /Late check-out/ })
      .getByRole("button", { name: "Mover" })
      .click();
    const part = dialog(/^Mover/);
    await part.getByLabel("Qué se mueve").selectOption({ label: "Un porcentaje" });
    await part.getByRole("button", { name: "Mover" }).click();
    await expect(balanceOf(guest)).toContainText("20,00");
    await expect(company).toContainText("Parte de: Late check-out");

    // the no-show, and the close
    await goTo(page, paths.close);
    const open = page.getByRole("region", { name: "Día abierto" }).locator("time");
    await expect(stepsOf(page)).toBeVisible();
    const before = (await open.getAttribute("datetime"))!;
    await markNoShows(stepsOf(page));
    await extendStays(stepsOf(page));
    await checkOutTheRest(page);
    await countCash(page);
    await closeDay(page);
    await expect(open).not.toHaveAttribute("datetime", before);
    await goTo(page, new URL(stay).pathname);
    await expect(company).toContainText("Habitación");
  });
}
