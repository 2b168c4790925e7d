import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { expect, it, onTestFinished, vi } from "vitest";

import { rateCalendarContract } from "@/contract/reservations/rateCalendar";
import { dayNumber } from "@/domain/civilDate";
import type { Conditions } from "@/fakeBackend/core/conditions";
import { rateWrites, toldRates } from "@/features/rates/edit/rateWrites";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { failing, openApp } from "../support/openApp";

const now = () => new Date("2026-04-14T08:00:00.000Z");

/** The page on Tuesday, 14 April 2026, with the first night of the double room in the focus. */
async function openRates(query = "", conditions: Partial<Conditions> = {}) {
  alreadySignedIn();
  const app = openApp(`/app/rooms/rates${query}`, { now, ...conditions });
  const { setUp } = app.db.hotel;
  const price = (plan: string, date: string, type = "DBL") => setUp.rates.prices(plan, type)(dayNumber(date));
  const choose = async (name: RegExp) => app.user.click(await cell(name));
  const press = async (name: string | RegExp) => app.user.click(await screen.findByRole("button", { name }));
  return { ...app, setUp, price, choose, press };
}

/** The page knows nothing but its first reading, and what writes tell. */
function readOnce(): Partial<Conditions> {
  let read = 0;
  const isReadAgain = (called: unknown) => called === rateCalendarContract.getRateCalendar && read++ > 0;
  return { failureOf: (called) => (isReadAgain(called) ? 500 : undefined) };
}

const cell = (name: RegExp) => screen.findByRole("gridcell", { name });
const bar = /^Mejor tarifa disponible, Doble, 14\/04\/2026/;
const field = (name: string) => screen.getByRole("textbox", { name });
const dialog = async (name: string | RegExp) => within(await screen.findByRole("dialog", { name }));

it("fills the selected nights with a number and Enter, under the plans that derive from them too, with one undo", async () => {
  const { user, choose, price } = await openRates();
  const before = price("BAR", "2026-04-15");
  await choose(bar);
  await user.keyboard("{Shift>}{ArrowRight}{ArrowRight}{/Shift}120{Enter}");
  expect(await cell(/^Mejor tarifa disponible, Doble, 16\/04\/2026: 120,00\s€, fijado a mano/)).toBeInTheDocument();
  expect(await cell(/^No reembolsable, Doble, 16\/04\/2026: 105,60\s€$/)).toBeInTheDocument();
  expect(await screen.findByText("Tarifas: 3 noches cambiadas.")).toBeInTheDocument();
  expect([price("BAR", "2026-04-15"), price("NRF", "2026-04-15")]).toEqual([120_00, 105_60]);
  expect(await cell(bar)).toHaveFocus();
  await user.keyboard("{Control>}z{/Control}");
  expect(await screen.findByText("Tarifas: el cambio se ha deshecho.")).toBeInTheDocument();
  expect(price("BAR", "2026-04-15")).toBe(before);
});

it("shows an override of a derived plan, and takes it back", async () => {
  const { user, choose, setUp } = await openRates();
  await choose(/^No reembolsable, Doble, 14\/04\/2026/);
  await user.keyboard("99{Enter}");
  expect(await cell(/^No reembolsable, Doble, 14\/04\/2026: 99,00\s€, fijado a mano/)).toBeInTheDocument();
  await waitFor(() => expect(setUp.setRates.of("NRF", "DBL", "2026-04-14")).toEqual({ price: 99_00 }));
  await user.keyboard("{Delete}");
  await waitFor(() => expect(setUp.setRates.of("NRF", "DBL", "2026-04-14")).toBeUndefined());
});

it.each([
  ["", "-5", "Escriba un precio de 0 a 99999."],
  ["", "doce", "Escriba un precio de 0 a 99999."],
  ["", "999999999", "Escriba un precio de 0 a 99999."],
  ["", "54,99", /^Doble: precio por debajo del mínimo \(55,00\s€\)\.$/],
  ["?field=minStay", "1,5", "Escriba un número entero de 1 a 99."],
  ["?field=quota", "-1", "Escriba un número entero de 0 a 999."],
])("says beside the field why nights %s cannot be set to %s, and keeps it", async (query, typed, sentence) => {
  const { user, choose, setUp } = await openRates(query);
  await choose(bar);
  const input = within(screen.getByRole("form", { name: "Cambiar las noches seleccionadas" })).getByRole("textbox");
  await user.type(input, `${typed}{Enter}`);
  expect(input).toHaveAccessibleDescription(sentence);
  expect(input).toHaveValue(typed);
  expect(setUp.setRates.of("BAR", "DBL", "2026-04-14")).toBeUndefined();
});

it("drops what is typed with Escape, and goes back to the nights", async () => {
  const { user, choose, setUp } = await openRates();
  await choose(bar);
  await user.keyboard("12{Escape}");
  expect(await cell(bar)).toHaveFocus();
  expect(field("Precio")).toHaveValue("");
  expect(setUp.setRates.of("BAR", "DBL", "2026-04-14")).toBeUndefined();
});

it("copies a week to the weeks after it", async () => {
  const { user, choose, price, setUp } = await openRates();
  await choose(bar);
  await user.keyboard("{Shift>}{ArrowRight}{/Shift}150{Enter}");
  await screen.findByText("Tarifas: 2 noches cambiadas.");
  await choose(bar);
  const week = `{Shift>}${"{ArrowRight}".repeat(6)}{/Shift}`;
  await user.keyboard(`${week}{Control>}c{/Control}`);
  await choose(/^Mejor tarifa disponible, Doble, 21\/04\/2026/);
  await user.keyboard("{Control>}v{/Control}");
  await waitFor(() => expect(price("BAR", "2026-04-22")).toBe(150_00));
  expect(price("BAR", "2026-04-23")).toBe(price("BAR", "2026-04-16"));
  expect(setUp.setRates.of("BAR", "DBL", "2026-04-23")).toBeUndefined(); // the season says the same
});

it("closes nights to arrival, and the form of a reservation says so", async () => {
  const { choose, press, db } = await openRates("?field=isClosedToArrival");
  await choose(bar);
  await press("Cerrar");
  expect(await cell(/^Media pensión, Doble, 14\/04\/2026: .*cerrado a llegadas/)).toBeInTheDocument();
  await screen.findByText("Tarifas: 1 noche cambiada.");
  expect(db.hotel.setUp.rates.night("HB", "DBL", dayNumber("2026-04-14"))?.isClosedToArrival).toBe(true);
  await press("Abrir");
  await waitFor(() => expect(db.hotel.setUp.setRates.of("BAR", "DBL", "2026-04-14")).toBeUndefined());
});

it("shows the difference of a bulk change before it is made, as one act with one undo", async () => {
  const { user, press, price } = await openRates();
  const [friday, saturday] = [price("BAR", "2026-04-17"), price("BAR", "2026-04-18")];
  await press("Cambio masivo");
  const asked = await dialog("Cambio masivo");
  for (const day of ["lun", "mar", "mié", "jue", "sáb", "dom"])
    await user.click(asked.getByRole("checkbox", { name: day }));
  await user.type(asked.getByRole("textbox", { name: /^Porcentaje/ }), "10");
  const table = within(await asked.findByRole("table", { name: /^Cambian \d+ noches$/ }));
  expect(table.getByRole("row", { name: /^Doble · BAR/ })).toBeInTheDocument();
  await user.click(asked.getByRole("button", { name: /^Cambiar \d+ noches$/ }));
  await screen.findByText(/^Tarifas: \d+ noches cambiadas\.$/);
  expect(price("BAR", "2026-04-17")).toBe(Math.round(friday * 1.1));
  expect(price("BAR", "2026-04-18")).toBe(saturday);
  await press("Deshacer");
  await waitFor(() => expect(price("BAR", "2026-04-17")).toBe(friday));
});

it("says that a bulk change by nothing changes no night", async () => {
  const { user, press } = await openRates();
  await press("Cambio masivo");
  const asked = await dialog("Cambio masivo");
  await user.type(asked.getByRole("textbox", { name: /^Porcentaje/ }), "0");
  expect(await asked.findByText("Con estos datos no cambia ninguna noche.")).toBeInTheDocument();
  expect(asked.queryByRole("table")).not.toBeInTheDocument();
});

it("says why a value cannot be taken away from the nights of a bulk change", async () => {
  const { user, press, setUp } = await openRates();
  setUp.changeRates((rates) => rates.put("BAR", "DBL", "2026-06-05", { minStay: 1, maxStay: 1 })); // its season asks for two
  await press("Cambio masivo");
  const asked = await dialog("Cambio masivo");
  const nights = asked.getByRole("textbox", { name: "Noches, la primera y la última" });
  await user.clear(nights);
  await user.type(nights, "05/06/2026 - 05/06/2026");
  await user.selectOptions(asked.getByRole("combobox", { name: "Qué se cambia" }), "minStay");
  await user.selectOptions(asked.getByRole("combobox", { name: "Qué se hace" }), "clear");
  const sentence = "La estancia máxima no puede ser menor que la estancia mínima (2).";
  expect(await asked.findByText(sentence)).toBeInTheDocument();
});

it("changes all nights of a bulk change, whatever nights the calendar shows", async () => {
  const { user, press, setUp } = await openRates("?from=2026-05-10");
  await press("Cambio masivo");
  const asked = await dialog("Cambio masivo");
  await user.type(asked.getByRole("textbox", { name: /^Porcentaje/ }), "10");
  await user.click(await asked.findByRole("button", { name: /^Cambiar [1-9]\d* noches$/ }));
  await screen.findByText(/^Tarifas: \d+ noches cambiadas\.$/);
  expect(Object.keys(setUp.setRates.nightsOf("BAR", "DBL", "2026-04-14"))).toHaveLength(31);
});

it("says until which night a bulk change can go, also while its nights are not known", async () => {
  const { user, press } = await openRates("", readOnce());
  await press("Cambio masivo");
  const asked = await dialog("Cambio masivo");
  const nights = asked.getByRole("textbox", { name: "Noches, la primera y la última" });
  await user.clear(nights);
  await user.type(nights, "14/04/2026 - 14/04/2028");
  expect(await asked.findByText("Las tarifas pueden fijarse hasta el 13/04/2028.")).toBeInTheDocument();
});

it("shows the manual prices of nights that have passed after an edit too", async () => {
  const { user, choose, setUp } = await openRates("?from=2026-04-12", readOnce());
  setUp.changeRates((rates) => rates.put("BAR", "DBL", "2026-04-12", { price: 111_00 }));
  const past = /^Mejor tarifa disponible, Doble, 12\/04\/2026: 111,00\s€, fijado a mano/;
  await cell(past);
  await choose(bar);
  await user.keyboard("120{Enter}");
  await screen.findByText("Tarifas: 1 noche cambiada.");
  expect(await cell(past)).toBeInTheDocument();
});

it("asks which value stays where two desks have changed one night, and saves the others anyway", async () => {
  const { user, choose, price, setUp } = await openRates("", readOnce());
  await choose(bar);
  setUp.changeRates((rates) => rates.put("BAR", "DBL", "2026-04-14", { price: 111_00 }));
  await user.keyboard("{Shift>}{ArrowRight}{/Shift}99{Enter}");
  const asked = await dialog("Otra persona modificó las mismas noches");
  expect(price("BAR", "2026-04-15")).not.toBe(99_00);
  await user.click(asked.getByRole("button", { name: "Guardar lo elegido" }));
  expect(asked.getByText("Elija uno de los dos valores.")).toBeInTheDocument();
  expect(asked.getByRole("radio", { name: /111,00/ })).not.toBeChecked();
  await user.click(asked.getByRole("radio", { name: /99,00/ }));
  await user.click(asked.getByRole("button", { name: "Guardar lo elegido" }));
  await waitFor(() => expect([price("BAR", "2026-04-14"), price("BAR", "2026-04-15")]).toEqual([99_00, 99_00]));
});

it("asks about every conflict of two desks in turn, also when it arose on another page, before a reload", async () => {
  const { store, router } = await openRates();
  await cell(bar);
  await router.navigate("/app/rooms/status");
  for (const date of ["2026-04-14", "2026-04-15"]) {
    const line = { ratePlanId: "BAR", roomTypeId: "DBL", field: "price" } as const;
    store.dispatch(
      rateWrites.written({ changes: [{ ...line, nights: [{ date, before: 1, after: 98_00 }] }], isUndo: false }),
    );
  }
  await waitFor(() => expect(screen.getAllByText(/No se han podido cambiar las tarifas/)).toHaveLength(2));
  store.stop();
  cleanup();

  const { user, price } = await openRates();
  for (const day of ["14/04/2026", "15/04/2026"]) {
    const asked = await dialog("Otra persona modificó las mismas noches");
    await user.click(await asked.findByRole("radio", { name: /98,00/ }));
    expect(asked.getByRole("group", { name: new RegExp(day) })).toBeInTheDocument();
    await user.click(asked.getByRole("button", { name: "Guardar lo elegido" }));
  }
  await waitFor(() => expect([price("BAR", "2026-04-14"), price("BAR", "2026-04-15")]).toEqual([98_00, 98_00]));
});

it("explains each night of a stay, with the rule that its price comes from and all that forbids it", async () => {
  const { user } = await openRates("?tab=simulator");
  const region = within(await screen.findByRole("region", { name: "Simulador" }));
  await user.selectOptions(region.getByRole("combobox", { name: "Tarifa" }), "Empresa");
  expect(
    (await region.findAllByText(/^BAR, temporada: .* → AD = BAR \+18,00\s€: .* → EMP = AD −10\s?%: /))[0],
  ).toBeInTheDocument();
  expect(field("Edades de los niños")).toHaveAccessibleDescription("De 0 a 17, separadas por comas; por ejemplo, 4, 9");
  await user.type(field("Edades de los niños"), "6, 44");
  expect(field("Edades de los niños")).toHaveAccessibleDescription(
    /Escriba las edades de 0 a 17, separadas por comas\.$/,
  );
  await user.selectOptions(region.getByRole("combobox", { name: "Adultos" }), "5");
  await user.clear(field("Edades de los niños"));
  expect(await region.findByText(/admite hasta/)).toBeInTheDocument();
});

it("derives a plan by another rule, and says why a circle cannot be", async () => {
  const { user, press, price, setUp } = await openRates("?tab=plans");
  await press("Cambiar: Mejor tarifa disponible");
  const base = await dialog("Tarifa derivada: Mejor tarifa disponible");
  await user.selectOptions(base.getByRole("combobox", { name: "Deriva de" }), "Empresa");
  expect(base.getByText("La tarifa derivada crea un ciclo: «Empresa» ya depende de esta.")).toBeInTheDocument();
  await user.click(base.getByRole("button", { name: "Guardar" }));
  expect(setUp.ratePlans.find("BAR")?.derivedFrom).toBeUndefined();
  await user.selectOptions(base.getByRole("combobox", { name: "Deriva de" }), "Precios propios");
  await user.click(base.getByRole("button", { name: "Guardar" }));
  await press("Cambiar: No reembolsable");
  const derived = await dialog("Tarifa derivada: No reembolsable");
  const percent = derived.getByRole("textbox", { name: /^Porcentaje/ });
  await user.clear(percent);
  await user.type(percent, "-15,5");
  const effect = within(derived.getByRole("table", { name: "Precios de la noche del 14/04/2026" }));
  const shown = (cents: number) => (cents / 100).toFixed(2).replace(".", ",");
  const [current, next] = [price("NRF", "2026-04-14"), Math.round(price("BAR", "2026-04-14") * 0.845)];
  const row = effect.getByRole("row", { name: /^Doble \d/ });
  expect(row).toHaveTextContent(new RegExp(`${shown(current)}.*${shown(next)}`));
  await user.click(derived.getByRole("button", { name: "Guardar" }));
  await waitFor(() => expect(setUp.ratePlans.find("NRF")?.derivedFrom?.percent).toBe(-15.5));
});

it("asks again over another desk's floor, with what was typed, and sets no floor that was not seen", async () => {
  const { user, press, setUp } = await openRates("?tab=plans", readOnce());
  const floor = () => setUp.listPrices.find("DBL")?.floor;
  await press("Cambiar: Doble");
  const asked = await dialog("Precio mínimo: Doble");
  setUp.listPrices.put({ ...setUp.listPrices.find("DBL")!, floor: 60_00 });
  const typed = asked.getByRole("textbox", { name: "Precio mínimo por noche" });
  await user.clear(typed);
  await user.type(typed, "58{Enter}");
  const again = await dialog("Precio mínimo: Doble");
  expect(await screen.findByText("Otra persona modificó antes este valor: revise los dos.")).toBeInTheDocument();
  expect(again.getByText(/60,00\s€/)).toBeInTheDocument();
  expect(again.getByRole("textbox", { name: "Precio mínimo por noche" })).toHaveValue("58,00");
  expect(floor()).toBe(60_00);
  await user.click(again.getByRole("button", { name: "Guardar" }));
  await waitFor(() => expect(floor()).toBe(58_00));
});

it("keeps the floor that a dialog was opened with, when news of another one come", async () => {
  const { user, press, setUp, store } = await openRates("?tab=plans");
  await press("Cambiar: Doble");
  const asked = await dialog("Precio mínimo: Doble");
  setUp.listPrices.put({ ...setUp.listPrices.find("DBL")!, floor: 60_00 });
  store.dispatch(toldRates.requested({ days: 365 }));
  await screen.findByText(/^60,00\s€$/);
  const typed = asked.getByRole("textbox", { name: "Precio mínimo por noche" });
  await user.clear(typed);
  await user.type(typed, "58{Enter}");
  expect(await screen.findByText("Otra persona modificó antes este valor: revise los dos.")).toBeInTheDocument();
  expect(setUp.listPrices.find("DBL")?.floor).toBe(60_00);
});

it("keeps what is typed, what is copied and the focus while it turns to other nights, but no cells of the former ones", async () => {
  const { user, choose } = await openRates();
  await choose(bar);
  await user.keyboard("{Control>}c{/Control}95");
  const later = screen.getByRole("button", { name: "4 semanas después" });
  await user.click(later);
  await choose(/^Mejor tarifa disponible, Doble, 13\/05\/2026/);
  expect(later).toBeInTheDocument();
  expect(field("Precio")).toHaveValue("95");
  await user.click(later);
  expect(later).toHaveFocus();
  const cellThen = /^Mejor tarifa disponible, Doble, 10\/06\/2026/;
  await cell(cellThen);
  expect(screen.getByText(/^Elija noches en el calendario/)).toBeInTheDocument();
  await choose(cellThen);
  expect(screen.getByRole("button", { name: "Pegar noches" })).not.toHaveAttribute("aria-disabled");
});

it("clears a typed value with its field, and takes no digit where the field is a closure", async () => {
  const { user, choose } = await openRates();
  await choose(bar);
  await user.keyboard("95");
  const shown = screen.getByRole("combobox", { name: "Se muestra y se cambia" });
  await user.selectOptions(shown, "Cerrado a la venta");
  await choose(bar);
  await user.keyboard("7");
  await user.selectOptions(shown, "Estancia mínima al llegar");
  expect(field("Estancia mínima al llegar")).toHaveValue("");
});

it("asks about a price far from the plan's before it saves it: the same press again is the answer", async () => {
  const { user, choose, press, price } = await openRates();
  const [night, next] = [price("BAR", "2026-04-14"), price("BAR", "2026-04-15")];
  await choose(bar);
  await user.keyboard("1250{Enter}");
  expect(field("Precio")).toHaveAccessibleDescription(
    /^14\/04\/2026: 1250,00\s€ es más del triple del precio de la tarifa \(.*\)\. Si es correcto, pulse «Fijar» otra vez\.$/,
  );
  expect(field("Precio")).toHaveFocus();
  expect(price("BAR", "2026-04-14")).toBe(night);
  await user.keyboard("{Enter}");
  await waitFor(() => expect(price("BAR", "2026-04-14")).toBe(1250_00));

  await press("Cambio masivo");
  const asked = await dialog("Cambio masivo");
  await user.selectOptions(asked.getByRole("combobox", { name: "Qué se hace" }), "Fijar un valor");
  const suites = asked.getByRole("checkbox", { name: "Suite" });
  const others = within(asked.getByRole("group", { name: "Tipos de habitación" })).getAllByRole("checkbox");
  for (const type of others) if (type !== suites) await user.click(type);
  await user.type(asked.getByRole("textbox", { name: "Precio" }), "1750");
  const suite = price("BAR", "2026-04-15", "STE");
  await user.click(await asked.findByRole("button", { name: "Cambiar 31 noches" }));
  expect(await asked.findByText(/pulse «Cambiar 31 noches» otra vez\.$/)).toBeInTheDocument();
  expect(price("BAR", "2026-04-15", "STE")).toBe(suite);
  await user.click(asked.getByRole("button", { name: "Cambiar 31 noches" }));
  await waitFor(() => expect(price("BAR", "2026-04-15", "STE")).toBe(1750_00));
  expect(price("BAR", "2026-04-15")).toBe(next);
});

it("takes a change back from its history, and asks about the nights that another desk has changed since", async () => {
  const { user, choose, router, price, setUp } = await openRates();
  const before = price("BAR", "2026-04-14");
  await choose(bar);
  await user.keyboard("{Shift>}{ArrowRight}{/Shift}99{Enter}");
  await screen.findByText("Tarifas: 2 noches cambiadas.");
  setUp.changeRates((rates) => rates.put("BAR", "DBL", "2026-04-15", { price: 111_00 }));
  await router.navigate("/app/rooms/rates?history=open");
  const history = await dialog("Historial");
  expect(await history.findByText(/14\/04\/2026 – 15\/04\/2026/)).toHaveTextContent("Doble · BAR · Precio");
  expect(history.getByText("Marina Solé")).toBeInTheDocument();
  await user.click(history.getByRole("button", { name: "Deshacer: Tarifas: 2 noches cambiadas." }));
  const asked = await dialog("Otra persona modificó las mismas noches");
  await user.click(asked.getByRole("radio", { name: /111,00/ }));
  await user.click(asked.getByRole("button", { name: "Guardar lo elegido" }));
  await waitFor(() => expect(price("BAR", "2026-04-14")).toBe(before));
  expect(price("BAR", "2026-04-15")).toBe(111_00);
});

it("says why a change of a plan that is not sold any more is not taken back", async () => {
  const { db, setUp } = await openRates("?history=open");
  const nights = [{ date: "2026-04-14", before: null, after: 111_00 }];
  setUp.changeRates((rates) => rates.put("BB", "DBL", "2026-04-14", { price: 111_00 }));
  setUp.ratePlans.put({ ...setUp.ratePlans.find("BB")!, isActive: false });
  const act = { changes: [{ ratePlanId: "BB", roomTypeId: "DBL", field: "price" as const, nights }] };
  db.rates.put({ id: "1", at: now().toISOString(), by: "Marina Solé", act });
  const history = await dialog("Historial");
  expect(await history.findByText("La tarifa «Alojamiento y desayuno» ya no se vende.")).toBeInTheDocument();
  expect(history.queryByRole("button", { name: /^Deshacer/ })).not.toBeInTheDocument();
});

it("selects a range by two touches, and says so to fingers", async () => {
  vi.spyOn(window, "matchMedia").mockImplementation(
    (query) => Object.assign(new EventTarget(), { matches: query.includes("coarse"), media: query }) as MediaQueryList,
  );
  onTestFinished(() => void vi.restoreAllMocks());
  const { user, press } = await openRates();
  expect(await screen.findByText(/^Toque una noche del calendario/)).toBeInTheDocument();
  const touch = async (name: RegExp) => user.pointer([{ keys: "[TouchA]", target: await cell(name) }]);
  await touch(bar);
  expect(screen.getByText("1 noche seleccionada.")).toBeInTheDocument();
  await touch(/^Mejor tarifa disponible, Doble, 16\/04\/2026/);
  expect(screen.getByText("1 noche seleccionada.")).toBeInTheDocument();
  await press("Varias noches");
  await touch(/^No reembolsable, Doble, 14\/04\/2026/);
  expect(screen.getByText("6 noches seleccionadas.")).toBeInTheDocument();
  await user.type(field("Precio"), "99{Enter}");
  await screen.findByText("Tarifas: 6 noches cambiadas.");
  expect(screen.getByRole("button", { name: "Varias noches" })).toHaveAttribute("aria-pressed", "false");
});

it("tells in the simulator how far a sale is an overbooking, and what the plan's quota leaves", async () => {
  const { user, db, setUp } = await openRates("?tab=simulator");
  const [tonight, next] = ["2026-04-14", "2026-04-15"];
  for (const { id, roomTypeId } of db.hotel.rooms) {
    const block = {
      id: `block-${id}`,
      roomId: id,
      from: tonight,
      to: next,
      kind: "outOfOrder",
      reason: "Obra",
    } as const;
    if (roomTypeId === "DBL") db.hotel.putBlock(block.id, block);
  }
  db.hotel.overbookings.put({ roomTypeId: "DBL", date: tonight, rooms: 40, reason: "Feria", by: "", at: "" });
  setUp.changeRates((rates) => rates.put("BAR", "DBL", tonight, { quota: 40 }));
  await user.selectOptions(await screen.findByRole("combobox", { name: "Adultos" }), "1");
  expect(await screen.findByText(/^Puede venderse: ninguna libre, sobreventa \d+ de 40\.$/)).toBeInTheDocument();
  expect(screen.getByText(/^Cupo de la tarifa: quedan \d+ habitaciones\.$/)).toBeInTheDocument();
});

it("names the month of each night, and the year where one begins", async () => {
  await openRates("?from=2026-12-30");
  await cell(/^Mejor tarifa disponible, Doble, 30\/12\/2026/);
  const heads = screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
  expect(heads.slice(1, 5)).toEqual(["dicmié30", "dicjue31", "2027vie1", "enesáb2"]);
});

it("says that the rates could not be loaded", async () => {
  await openRates("", failing(rateCalendarContract.getRateCalendar, 500));
  expect(await screen.findByText("No se han podido cargar las tarifas.")).toBeInTheDocument();
});
