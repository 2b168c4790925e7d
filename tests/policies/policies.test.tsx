import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { openApp } from "../support/openApp";

const now = () => new Date("2026-04-14T08:00:00.000Z");

async function openPolicies(path = "") {
  alreadySignedIn();
  const app = openApp(`/app/booking/policy${path}`, { now });
  const { setUp } = app.db.hotel;
  const list = async (name: string) => within(await screen.findByRole("list", { name }));
  const drawer = async (name: string) => within(await screen.findByRole("dialog", { name }));
  const simulator = async () => within(await screen.findByRole("region", { name: "Simulador" }));
  const write = async (field: HTMLElement, text: string) => {
    await app.user.clear(field);
    await app.user.type(field, text);
  };
  return { ...app, setUp, list, drawer, simulator, write };
}

it("shows each kind in its tab, with the lines that guests read and the plans that sell by it", async () => {
  const { user, list } = await openPolicies();
  expect(await (await list("Cancelación")).findByText("Tarifas: Media pensión")).toBeInTheDocument();
  for (const [tab, line] of [
    ["Depósito", "Depósito hasta 7 días antes de la llegada: la primera noche"],
    ["Niños", "De 0 a 2 años, en cuna: sin coste"],
    ["Normas", "Silencio de 23:00 a 08:00"],
  ] as const) {
    await user.click(screen.getByRole("tab", { name: tab }));
    expect((await list(tab)).getByText(line)).toBeInTheDocument();
  }
  await user.click(screen.getByRole("tab", { name: "No-show" }));
  expect((await list("No-show")).getAllByText("Si no se presenta, la primera noche")).toHaveLength(3);
});

it("says what guests read while a policy is edited, also in another language, and saves it", async () => {
  const { user, drawer, setUp, write } = await openPolicies("/flexible");
  const { findByRole, getByRole, getByText, findByText, getAllByText } = await drawer("Flexible");
  expect(await findByText(/^Esta política está en uso por 2 tarifas; los cambios solo afectan/)).toBeInTheDocument();
  const tier = within(await findByRole("group", { name: "Tramo 1" }));
  await write(tier.getByRole("textbox", { name: "Antelación mínima" }), "36");
  await user.selectOptions(tier.getByRole("combobox", { name: "Se cuenta en" }), "hours");
  expect(getByText("Cancelación gratuita hasta 36 horas antes de la hora de check-in")).toBeInTheDocument();
  await user.selectOptions(getByRole("combobox", { name: "Idioma del huésped" }), "de");
  expect(await findByText("Kostenlose Stornierung bis 36 Stunden vor der Check-in-Zeit")).toBeInTheDocument();
  await user.click(getByRole("button", { name: "Guardar cambios" }));
  await waitFor(() =>
    expect(setUp.cancellationPolicies.find("flexible")!.tiers).toEqual([{ hoursBefore: 36, fee: { kind: "none" } }]),
  );
  expect(await findByText("Política modificada")).toBeInTheDocument();
  expect(getAllByText(/hasta 3 días antes de la llegada/)).not.toHaveLength(0);
});

it("says beside each field what is wrong, and keeps what is typed", async () => {
  const { user, drawer, setUp, write } = await openPolicies("/moderate");
  const { findByRole, getByRole } = await drawer("Moderada");
  const second = within(await findByRole("group", { name: "Tramo 2" }));
  const notice = second.getByRole("textbox", { name: "Antelación mínima" });
  const percent = second.getByRole("textbox", { name: "Porcentaje" });
  await write(notice, "14");
  await write(percent, "5e1");
  await user.clear(getByRole("textbox", { name: "Nombre" }));
  await user.click(getByRole("button", { name: "Guardar cambios" }));
  await waitFor(() => expect(notice).toHaveAccessibleDescription("Los tramos se solapan: 1 y 2."));
  expect(percent).toHaveAccessibleDescription("Escriba un porcentaje de 0 a 100, con dos decimales como máximo.");
  expect(percent).toHaveValue("5e1");
  expect(getByRole("textbox", { name: "Nombre" })).toHaveAccessibleDescription("Falta este dato.");
  expect(setUp.cancellationPolicies.version).toBe(1);
});

it("keeps the field of a number in its place while 1 night or 100 % is typed in it", async () => {
  const { user, drawer, setUp, write } = await openPolicies("/moderate");
  const { findByRole, getByRole, queryByRole } = await drawer("Moderada");
  const second = within(await findByRole("group", { name: "Tramo 2" }));
  const percent = second.getByRole("textbox", { name: "Porcentaje" });
  await write(percent, "100");
  expect(percent).toHaveFocus();
  await user.keyboard("{Backspace}{Backspace}{Backspace}25");
  expect(percent).toHaveValue("25");
  await user.click(getByRole("button", { name: "Guardar cambios" }));
  await waitFor(() =>
    expect(setUp.cancellationPolicies.find("moderate")!.tiers[1]!.fee).toEqual({ kind: "percent", percent: 25 }),
  );
  expect(queryByRole("alert")).not.toBeInTheDocument();
});

it("creates a deposit in the tab of the deposits, and gives it to a plan", async () => {
  const { user, drawer, setUp, write } = await openPolicies("?tab=deposit");
  await user.click(await screen.findByRole("button", { name: "Nueva política de depósito" }));
  const form = await drawer("Nueva política de depósito");
  await user.type(await form.findByRole("textbox", { name: "Nombre" }), "Diez por ciento");
  await user.selectOptions(form.getByRole("combobox", { name: "Depósito" }), "Porcentaje");
  await write(form.getByRole("textbox", { name: "Porcentaje" }), "12,5");
  await user.click(form.getByRole("button", { name: "Crear política" }));
  const made = await drawer("Diez por ciento");
  await user.click(await made.findByRole("button", { name: "Asignar a una tarifa" }));
  const dialog = await drawer("Asignar a una tarifa");
  await user.selectOptions(dialog.getByRole("combobox", { name: "Tarifa" }), "Empresa · Sin depósito");
  await user.click(dialog.getByRole("button", { name: "Asignar a una tarifa" }));
  await waitFor(() => expect(setUp.ratePlans.find("CORP")!.depositPolicyId).toMatch(/^POL-/));
  expect(setUp.depositPolicies.all().at(-1)).toMatchObject({ fee: { kind: "percent", percent: 12.5 } });
});

it("says why a policy in use is not switched off", async () => {
  const { user, drawer } = await openPolicies("/nonRefundable");
  const { findByRole, findByText } = await drawer("No reembolsable");
  await user.click(await findByRole("button", { name: "Desactivar" }));
  expect(await findByText("Tarifas que usan esta política: No reembolsable. Asígneles antes otra.")).toBeVisible();
});

it("simulates a planned stay and a reservation, with the tier that holds", async () => {
  const { user, db, ...page } = await openPolicies();
  const simulator = await page.simulator();
  const write = (name: string, text: string) => page.write(simulator.getByRole("textbox", { name }), text);
  await user.selectOptions(simulator.getByRole("combobox", { name: "Cancelación" }), "Moderada");
  await write("Llegada", "20/04/2026");
  await write("Noches", "3");
  await write("Precio por noche (EUR)", "33,33{Enter}");
  const result = within(await simulator.findByRole("status", { name: "Resultado" }));
  expect(result.getByText("Cancelación hasta 3 días antes de la llegada: el 30 % de la estancia")).toBeInTheDocument();
  expect(result.getByText(/^27,27\s€, no sujeto a IVA$/)).toBeInTheDocument();
  await user.selectOptions(simulator.getByRole("combobox", { name: "Tarifa" }), "No reembolsable");
  expect(result.getByText("En cualquier momento, la estancia completa")).toBeInTheDocument();
  expect(simulator.queryByRole("combobox", { name: "Cancelación" })).not.toBeInTheDocument();
  await write("Hora", "25");
  expect(simulator.getByRole("textbox", { name: "Hora" })).toHaveAccessibleDescription("Escriba una hora válida.");
  await write("Hora", "12:00");
  await write("Noches", "0"); // which a reservation does not ask for
  await write("Llegada", "mañana{Enter}");
  const stay = [...db.hotel.all()].find(({ state, ratePlanId }) => state === "confirmed" && ratePlanId === "NRF")!;
  await user.type(simulator.getByRole("combobox", { name: "Reserva existente" }), stay.id);
  await user.click(await simulator.findByRole("option", { name: new RegExp(stay.id) }));
  expect(await simulator.findByText("En cualquier momento, la estancia completa")).toBeInTheDocument();
});

it("says beside each field of a planned stay what is wrong, and simulates none", async () => {
  const { user, write, ...page } = await openPolicies();
  const simulator = await page.simulator();
  const field = (name: string) => simulator.getByRole("textbox", { name });
  await user.clear(field("Noches"));
  await write(field("Precio por noche (EUR)"), "-4");
  await write(field("Llegada"), "31/02/2027");
  await user.click(simulator.getByRole("button", { name: "Calcular" }));
  await waitFor(() => expect(field("Noches")).toHaveAccessibleDescription("Escriba un número entero de 1 a 365."));
  expect(field("Precio por noche (EUR)")).toHaveAccessibleDescription(/^Escriba un importe de 0 a/);
  expect(field("Llegada")).toHaveAccessibleDescription(/./);
  expect(simulator.queryByRole("status", { name: "Resultado" })).not.toBeInTheDocument();
  await user.clear(field("Llegada"));
  await waitFor(() => expect(field("Llegada")).toHaveAccessibleDescription("Escriba una fecha que exista."));
});
