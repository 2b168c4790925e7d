import { paths } from "../../src/shared/routing/paths";
import { expect, remember, test } from "./support";

test("a policy is written, given to a plan and simulated by keyboard", async ({ page }) => {
  const { keyboard } = page;
  const named = (role: "button" | "combobox" | "tab" | "textbox", name: string) =>
    page.getByRole(role, { name, exact: true }).last();
  const press = async (name: string) => {
    await named("button", name).focus();
    await keyboard.press("Enter");
  };
  const write = async (name: string, text: string) => {
    await named("textbox", name).focus();
    await keyboard.press("ControlOrMeta+a");
    await keyboard.type(text);
  };

  await remember(page, {});
  await page.goto(`${paths.policies}?latency=0`);
  await named("tab", "Cancelación").focus();
  await keyboard.press("ArrowRight");
  await keyboard.press("ArrowLeft");
  await expect(named("tab", "Cancelación")).toBeFocused();

  await press("Nueva política de cancelación");
  const drawer = page.getByRole("dialog", { name: "Nueva política de cancelación" });
  await expect(drawer.getByText("Cancelación gratuita hasta 1 día antes de la llegada")).toBeVisible();
  await write("Nombre", "Media jornada");
  await write("Antelación mínima", "12");
  await named("combobox", "Se cuenta en").focus();
  await keyboard.press("ArrowDown");
  await expect(drawer.getByText("Cancelación gratuita hasta 12 horas antes de la hora de check-in")).toBeVisible();
  await named("combobox", "Idioma del huésped").focus();
  await keyboard.type("Eng");
  await expect(drawer.getByText("Free cancellation up to 12 hours before the check-in time")).toBeVisible();
  await keyboard.press("Control+Enter");

  const made = page.getByRole("dialog", { name: "Media jornada" });
  await expect(made).toBeVisible();
  await press("Asignar a una tarifa");
  await named("combobox", "Tarifa").focus();
  await keyboard.type("Emp");
  await keyboard.press("Enter");
  await press("Asignar a una tarifa");
  await expect(made.getByText(/^Esta política está en uso por 1 tarifa;/)).toBeVisible();
  await keyboard.press("Escape");
  await expect(made).toBeHidden();

  const simulator = page.getByRole("region", { name: "Simulador" });
  await simulator.getByRole("combobox", { name: "Cancelación" }).focus();
  await keyboard.type("Media");
  await simulator.getByRole("textbox", { name: "Precio por noche (EUR)" }).focus();
  await keyboard.press("ControlOrMeta+a");
  await keyboard.type("80");
  await keyboard.press("Enter");
  const result = simulator.getByRole("status", { name: "Resultado" });
  await expect(result.getByText("Cancelación gratuita hasta 12 horas antes de la hora de check-in")).toBeVisible();
  await expect(result.getByText(/^72,73/)).toBeVisible(); // of a no-show: the first night, without its VAT
});
