import type { Locator, Page } from "@playwright/test";

import { addDays } from "../../src/domain/civilDate";
import { paths } from "../../src/shared/routing/paths";
import { businessDate } from "../support/testMoment";
import { countPresses } from "./presses";
import { expect, remember, test, untilSaved } from "./support";
import { axeFindings } from "./sweep/axe";

/** A date without reservations, far ahead. */
const empty = addDays(businessDate, 500);
const dayOf = (date: string) => date.split("-").toReversed().join("/");

test("nights are drawn by keyboard, and a reservation of the room begins", async ({ page }) => {
  await remember(page, {});
  await page.goto(`${paths.availability}?latency=0&from=${empty}&type=DBL&nights=7`);
  const grid = page.getByRole("grid", { name: "Planning" });
  await grid.getByRole("rowheader", { name: "Doble", exact: true }).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowDown"); // who waits for a room
  await page.keyboard.press("ArrowDown");
  await expect(grid.getByRole("gridcell", { name: `104, ${dayOf(empty)}: Libre` })).toBeFocused();
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Shift+ArrowRight");
  await expect(grid.getByRole("gridcell", { selected: true })).toHaveCount(3);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Habitación 104" })).toContainText("3 noches");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Llegada y salida")).toHaveValue(`${dayOf(empty)} - ${dayOf(addDays(empty, 3))}`);
  await expect(page.getByText("Habitación 104")).toBeVisible();
});

test("stays are dragged out of a room, back and into each other, and a room is blocked", async ({ page }) => {
  await remember(page, {});
  await page.goto(`${paths.availability}?latency=0&type=IND`);
  const grid = page.getByRole("grid", { name: "Planning" });
  const assigned = grid.getByRole("button", { name: /, \d{3}, .*, Confirmada$/ }).first();
  const [guest = "", room = ""] = ((await assigned.getAttribute("aria-label")) ?? "").split(", ");
  const rowOf = (name: string | RegExp) => grid.getByRole("rowheader", { name }).first();

  async function drag(bar: Locator, to: Locator) {
    await expect(bar).toBeVisible();
    const [from, row] = [(await bar.boundingBox())!, (await to.boundingBox())!];
    await page.mouse.move(from.x + 14, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(from.x + 14, row.y + row.height / 2, { steps: 4 });
    await page.mouse.up();
  }

  await drag(assigned, rowOf("Sin asignar"));
  await expect(page.getByText(RegExp(`^${guest}: sin habitación, `))).toBeVisible();
  await expect(page.locator(".time-grid-bar:focus")).toHaveAccessibleName(RegExp(`^${guest}, Sin asignar, `));
  await untilSaved(page);
  await drag(grid.getByRole("button", { name: RegExp(`^${guest}, Sin asignar, `) }), rowOf(RegExp(`^${room}, `)));
  await expect(page.getByText(RegExp(`^${guest}: habitación ${room}, `))).toBeVisible();
  await untilSaved(page);

  await page.goto(`${paths.availability}?latency=0&type=DBL&nights=30`);
  const { bar, partner } = await swappable(page, grid);
  const [one = "", from = ""] = bar.split(", ");
  const [, to = ""] = partner.split(", ");
  await drag(grid.getByRole("button", { name: bar }), grid.getByRole("button", { name: partner }));
  await page
    .getByRole("dialog", { name: "¿Intercambiar habitaciones?" })
    .getByRole("button", { name: "Intercambiar" })
    .dblclick();
  await expect(grid.getByRole("button", { name: bar.replace(`, ${from}, `, `, ${to}, `) })).toBeVisible();
  await expect(grid.getByRole("button", { name: partner.replace(`, ${to}, `, `, ${from}, `) })).toBeVisible();
  await expect(page.getByText(RegExp(`^${one} · .*: habitaciones intercambiadas\\.$`))).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0); // the second press is not for what lay below
  await untilSaved(page);

  await page.goto(`${paths.availability}?latency=0&from=${empty}&type=IND&nights=7`);
  const [first, last] = [empty, addDays(empty, 1)].map((date) =>
    grid.getByRole("gridcell", { name: `101, ${dayOf(date)}: Libre` }),
  );
  await first!.hover();
  await page.mouse.down();
  await last!.hover();
  await page.mouse.up();
  await page.getByRole("dialog", { name: "Habitación 101" }).getByRole("button", { name: "Bloquear" }).click();
  const asked = page.getByRole("dialog", { name: "Bloquear habitación" });
  await asked.getByLabel("Motivo").fill("Pintura");
  await asked.getByRole("button", { name: "Bloquear" }).click();
  await grid.getByRole("button", { name: /^Fuera de orden, 101, .*, Pintura$/ }).click();
  await page.getByRole("button", { name: "Levantar bloqueo" }).click();
  await expect(first!).toBeVisible();
  await untilSaved(page);
});

/** Nights that are whole in the grid's view. */
const nightsSeen = (page: Page) =>
  page.evaluate(() => {
    const grid = document.querySelector(".time-grid")?.getBoundingClientRect();
    const head = document.querySelector(".time-grid-corner")?.getBoundingClientRect();
    if (!grid || !head) return 0;
    const columns = [...document.querySelectorAll(".time-grid-column")].map((column) => column.getBoundingClientRect());
    return columns.filter(({ left, right }) => left >= head.right - 1 && right <= grid.right + 1).length;
  });

/** Words in bars that are seen in part, with the names that they have and with some of other scripts. */
const cutWords = (page: Page) =>
  page.evaluate(() => {
    const scripts = [
      ["محمد عبد الرحمن", "الأنصاري"],
      ["小明", "欧阳"],
      ["Karl-Heinz", "Schwarzenberger"],
    ];
    const cut: string[] = [];
    function look() {
      for (const name of document.querySelectorAll(".time-grid-name")) {
        const line = name.getBoundingClientRect();
        for (const part of name.querySelectorAll("span"))
          for (const { index, 0: word } of part.textContent.matchAll(/\S+/g)) {
            const range = document.createRange();
            range.setStart(part.firstChild!, index);
            range.setEnd(part.firstChild!, index + word.length);
            for (const { left, right, top, bottom } of range.getClientRects()) {
              const isSeen = Math.min(bottom, line.bottom) - Math.max(top, line.top) > 2;
              if (isSeen && (left < line.left - 1 || right > line.right + 1)) cut.push(word);
            }
          }
      }
    }
    look();
    const parts = [...document.querySelectorAll(".time-grid-name span")];
    const own = parts.map((part) => part.textContent);
    for (const names of scripts) {
      for (const name of document.querySelectorAll(".time-grid-name"))
        for (const [place, part] of [...name.querySelectorAll("span")].toReversed().entries())
          part.firstChild!.nodeValue = names[1 - place]!;
      look();
    }
    for (const [place, part] of parts.entries()) part.firstChild!.nodeValue = own[place]!;
    return cut;
  });

/** Bars that show nothing of whom they are, and say it to a pointer neither. */
const namelessBars = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>(".time-grid-bar:not(.planning-block)")].flatMap((bar) => {
      const name = bar.querySelector(".time-grid-name")!;
      const isNarrow = getComputedStyle(name.querySelector("span:last-child")!).display === "none";
      const initials = getComputedStyle(name, "::before").content.replaceAll('"', "");
      const isShort = bar.clientWidth < 55;
      const isNamed = !isShort || (isNarrow && /^\p{L}/u.test(initials) && name.clientWidth > 4);
      return isNamed && bar.title === bar.ariaLabel ? [] : [`${bar.title}: ${initials}`];
    }),
  );

test("a stay of a night shows the initials of its guest, and its name to who points at it", async ({ page }) => {
  await remember(page, {});
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${paths.availability}?latency=0`);
  for (const nights of ["14", "30"]) {
    await page.getByRole("group", { name: "Noches visibles" }).getByRole("button", { name: nights }).click();
    await expect.poll(() => page.locator(".time-grid-bar").count()).toBeGreaterThan(5);
    expect(await namelessBars(page)).toEqual([]);
  }
});

/** By the width of the window: of 14 nights, and of 30, beside the open menu and beside the closed one. */
const seenAt = [
  { width: 1024, open: [14, 15], closed: [14, 19] },
  { width: 1280, open: [14, 22], closed: [14, 26] },
  { width: 1440, open: [14, 26], closed: [14, 30] },
  { width: 1920, open: [14, 30], closed: [14, 30] },
];

test("nights fit into the width there is, and a guest who is searched is brought into sight", async ({ page }) => {
  await remember(page, {});
  await page.goto(`${paths.availability}?latency=0`);
  const ranges = page.getByRole("group", { name: "Noches visibles" });
  const menu = page.getByRole("button", { name: "Alternar menú lateral" });
  for (const { width, open, closed } of seenAt) {
    await page.setViewportSize({ width, height: 800 });
    for (const [place, nights] of ["14", "30"].entries()) {
      await ranges.getByRole("button", { name: nights, exact: true }).click();
      await expect.poll(() => nightsSeen(page)).toBeGreaterThanOrEqual(open[place]!);
      expect(await cutWords(page)).toEqual([]);
      await menu.click();
      await expect.poll(() => nightsSeen(page)).toBeGreaterThanOrEqual(closed[place]!);
      await menu.click();
    }
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  const last = page.locator(".time-grid-row").last(); // at the end of what is drawn, below the window
  const guest = await page.locator(".planning-bar:not(.planning-block)").last().locator("bdi").textContent();
  await expect(last).not.toBeInViewport();
  await page.getByRole("searchbox", { name: "Buscar huésped" }).fill(guest!);
  await page.keyboard.press("Enter");
  const focused = page.locator(".time-grid-bar:focus");
  await expect(focused).toHaveAccessibleName(RegExp(`^${guest}, `));
  await expect(page).toHaveURL(/[?&]q=/); // the address follows the search, and the page does not go back to its top
  await expect(focused).toBeInViewport();
});

/** Two bars of which one can be dropped on the other: the first ones for which the grid says so. */
async function swappable(page: Page, grid: Locator): Promise<{ bar: string; partner: string }> {
  const nameOf = (bar: Locator) => bar.getAttribute("aria-label");
  const said = page.locator(".time-grid-said");
  const bars = grid.getByRole("button", { name: /, \d{3}, .*, Confirmada$/ });
  await expect(bars.first()).toBeVisible();
  const names = await bars.evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")!));
  for (const bar of names) {
    await grid.getByRole("button", { name: bar, exact: true }).focus();
    await page.keyboard.press("Space");
    for (let row = 0; row < 5; row += 1) {
      await page.keyboard.press("ArrowDown");
      const [, guest, room] =
        /: intercambiar con (.+), habitación (\d+)\./.exec((await said.textContent()) ?? "") ?? [];
      if (!guest) continue;
      const partner = await nameOf(grid.getByRole("button", { name: RegExp(`^${guest}, ${room}, `) }).first());
      await page.keyboard.press("Escape");
      return { bar, partner: partner! };
    }
    await page.keyboard.press("Escape");
  }
  throw new Error("No two stays can swap their rooms.");
}

test("on a phone the rooms of a day are listed, with the same acts", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await remember(page, {});
  await page.goto(`${paths.availability}?latency=0&from=${empty}&type=DBL&nights=7`);
  await expect(page.getByRole("button", { name: "Filtros (1)" })).toBeVisible();
  await expect(page.getByRole("heading", { name: /^Doble · / })).toBeInViewport({ ratio: 1 });
  const later = addDays(empty, 2);
  await page.getByLabel("Día").selectOption(later);
  await page.getByRole("button", { name: `104, ${dayOf(later)}: Libre` }).click();
  await page.getByRole("dialog", { name: "Habitación 104" }).getByRole("button", { name: "Nueva reserva" }).click();
  await expect(page.getByLabel("Llegada y salida")).toHaveValue(`${dayOf(later)} - ${dayOf(addDays(later, 1))}`);
});

test("the guest of a leaking room moves and the room is blocked in five presses, and back", async ({ page }) => {
  await remember(page, {});
  await page.goto(`${paths.availability}?latency=0&type=DBL`);
  const grid = page.getByRole("grid", { name: "Planning" });
  const bar = grid.getByRole("button", { name: /, \d{3}, .*, En casa$/ }).first();
  const [guest = "", room = ""] = ((await bar.getAttribute("aria-label")) ?? "").split(", ");
  const presses = await countPresses(page);
  await bar.press("Enter");
  await page.getByRole("dialog", { name: guest }).getByRole("button", { name: "Bloquear" }).press("Enter");
  const asked = page.getByRole("dialog", { name: "Bloquear habitación" });
  const reason = asked.getByLabel("Motivo", { exact: true });
  await expect(asked.getByLabel(`Otra habitación para ${guest}`)).toContainText(" · Doble · ");
  await reason.click();
  await reason.fill("Fuga de agua");
  expect(await axeFindings(page)).toEqual([]);
  await reason.press("Enter");
  await expect(page.getByText(RegExp(`^Habitación ${room} bloqueada, .*: ${guest}\\.$`))).toBeVisible();
  expect(presses.soFar()).toBeLessThanOrEqual(5);
  await expect(grid.getByRole("button", { name: RegExp(`^Fuera de orden, ${room}, .*, Fuga de agua$`) })).toBeVisible();
  await untilSaved(page);
  await page.keyboard.press("Control+z");
  await expect(page.getByText(`Habitación ${room}: el cambio se ha deshecho.`)).toBeVisible();
  await expect(grid.getByRole("button", { name: RegExp(`^${guest}, ${room}, .*, En casa$`) })).toBeVisible();
  await untilSaved(page);
});
