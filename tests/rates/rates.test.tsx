import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, onTestFinished, vi } from "vitest";

import { rateCalendarContract } from "@/contract/reservations/rateCalendar";
import { dayNumber } from "@/domain/civilDate";
import type { Conditions } from "@/fakeBackend/core/conditions";
import { toldRates } from "@/features/rates/edit/rateWrites";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { openApp } from "../support/openApp";

const now = () => new Date("2026-04-14T08:00:00.000Z");
const tonight = "2026-04-14";

/** The page on Tuesday, 14 April 2026. */
async function openRates(query = "", conditions: Partial<Conditions> = {}) {
  alreadySignedIn();
  const app = openApp(`/app/rooms/rates${query}`, { now, ...conditions });
  const { user } = app;
  const { setUp } = app.db.hotel;
  const price = (plan: string, date: string, type = "DBL") => setUp.rates.prices(plan, type)(dayNumber(date));
  const choose = async (name: RegExp) => user.click(await cell(name));
  const press = async (name: string | RegExp) => user.click(await screen.findByRole("button", { name }));
  const write = async (input: HTMLElement, text: string) => {
    await user.clear(input);
    await user.type(input, text);
  };
  return { ...app, setUp, price, choose, press, write };
}

/** The page knows nothing but its first reading, and what writes tell. */
function readOnce(): Partial<Conditions> {
  let read = 0;
  const isReadAgain = (called: unknown) => called === rateCalendarContract.getRateCalendar && read++ > 0;
  return { failureOf: (called) => (isReadAgain(called) ? 500 : undefined) };
}

const cell = (name: RegExp) => screen.findByRole("gridcell", { name });
const nightOf = (day: string, plan = "Mejor tarifa disponible") => new RegExp(`^${plan}, Doble, ${day}`);
const bar = nightOf("14/04/2026");
const field = (name: string) => screen.getByRole("textbox", { name });
const dialog = async (name: string | RegExp) => within(await screen.findByRole("dialog", { name }));

it("fills nights with a number and Enter, under derived plans too, and undoes it", async () => {
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

it("says while it is typed that a derived plan stops following its parent on these nights", async () => {
  const { user, choose } = await openRates();
  await choose(nightOf("14/04/2026", "No reembolsable"));
  await user.keyboard("{Shift>}{ArrowRight}{/Shift}70");
  expect(await screen.findByText(/No reembolsable dejará de seguir a .+ en 2 noches\.$/)).toBeInTheDocument();
});

it("keeps a price that cannot be, asks about a strange price, and takes an override back", async () => {
  const { user, choose, setUp } = await openRates("?from=2026-04-12", readOnce());
  setUp.changeRates((rates) => rates.put("BAR", "DBL", "2026-04-12", { price: 111_00 }));
  const past = /^Mejor tarifa disponible, Doble, 12\/04\/2026: 111,00\s€, fijado a mano/;
  const set = () => setUp.setRates.of("NRF", "DBL", tonight);
  await choose(nightOf("14/04/2026", "No reembolsable"));
  await user.keyboard("54,99{Enter}");
  expect(field("Precio")).toHaveAccessibleDescription(/^Doble: precio por debajo del mínimo \(55,00\s€\)\.$/);
  expect(field("Precio")).toHaveValue("54,99");
  await user.keyboard("{Escape}");
  expect(field("Precio")).toHaveValue("");
  expect(await cell(nightOf("14/04/2026", "No reembolsable"))).toHaveFocus();
  await user.keyboard("1250{Enter}");
  expect(field("Precio")).toHaveAccessibleDescription(
    /^14\/04\/2026: 1250,00\s€ es más del triple del precio de la tarifa \(.*\)\. Si es correcto, pulse «Fijar» otra vez\.$/,
  );
  expect(field("Precio")).toHaveFocus();
  expect(set()).toBeUndefined();
  await user.keyboard("{Enter}");
  expect(await cell(/^No reembolsable, Doble, 14\/04\/2026: 1250,00\s€, fijado a mano/)).toBeInTheDocument();
  await waitFor(() => expect(set()).toEqual({ price: 1250_00 }));
  expect(await cell(past)).toBeInTheDocument(); // the manual prices of nights that have passed stay
  await user.keyboard("{Delete}");
  await waitFor(() => expect(set()).toBeUndefined());
});

it("copies a week to the next, and keeps what is typed and copied while it turns pages", async () => {
  const { user, choose, price, setUp } = await openRates();
  setUp.changeRates((rates) => rates.put("BAR", "DBL", "2026-04-15", { price: 150_00 }));
  await choose(bar);
  await user.keyboard(`{Shift>}${"{ArrowRight}".repeat(6)}{/Shift}{Control>}c{/Control}`);
  await choose(nightOf("21/04/2026"));
  await user.keyboard("{Control>}v{/Control}");
  await waitFor(() => expect(price("BAR", "2026-04-22")).toBe(150_00));
  expect(price("BAR", "2026-04-23")).toBe(price("BAR", "2026-04-16"));
  expect(setUp.setRates.of("BAR", "DBL", "2026-04-23")).toBeUndefined(); // the season says the same
  await choose(bar);
  await user.keyboard("95");
  const later = screen.getByRole("button", { name: "4 semanas después" });
  await user.click(later);
  await cell(nightOf("13/05/2026"));
  expect(later).toHaveFocus();
  expect(field("Precio")).toHaveValue("95");
  expect(screen.getByText(/^Elija noches en el calendario/)).toBeInTheDocument(); // no cells of the former nights
  await choose(nightOf("12/05/2026"));
  expect(screen.getByRole("button", { name: "Pegar noches" })).not.toHaveAttribute("aria-disabled");
  const shown = screen.getByRole("combobox", { name: "Se muestra y se cambia" });
  await user.selectOptions(shown, "Estancia mínima al llegar");
  expect(field("Estancia mínima al llegar")).toHaveValue("");
});

it("shows what a bulk change does before it is made, or why it cannot be, and undoes it", async () => {
  const { user, press, price, setUp, write } = await openRates("?from=2026-05-10");
  setUp.changeRates((rates) => rates.put("BAR", "DBL", "2026-06-05", { minStay: 1, maxStay: 1 })); // its season asks for two
  const friday = price("BAR", "2026-04-17");
  await press("Cambio masivo");
  const asked = await dialog("Cambio masivo");
  const percent = asked.getByRole("textbox", { name: /^Porcentaje/ });
  await user.type(percent, "0");
  expect(await asked.findByText("Con estos datos no cambia ninguna noche.")).toBeInTheDocument();
  expect(asked.queryByRole("table")).not.toBeInTheDocument();
  expect(await asked.findByText(/^31 noches: 14 abr\D+14 may$/)).toBeInTheDocument();
  await write(percent, "10");
  const table = within(await asked.findByRole("table", { name: /^Cambian \d+ noches$/ }));
  const stops = /^No reembolsable dejará de seguir a Mejor tarifa disponible en \d+ noches\.$/;
  expect(asked.queryByText(stops)).not.toBeInTheDocument();
  await user.click(asked.getByRole("checkbox", { name: "No reembolsable" }));
  expect(await asked.findByText(stops)).toBeInTheDocument();
  await user.click(asked.getByRole("checkbox", { name: "No reembolsable" }));
  expect(table.getByRole("row", { name: /^Doble · BAR/ })).toBeInTheDocument();
  await user.click(asked.getByRole("button", { name: /^Cambiar \d+ noches$/ }));
  await screen.findByText(/^Tarifas: \d+ noches cambiadas\.$/);
  expect(price("BAR", "2026-04-17")).toBe(Math.round(friday * 1.1));
  expect(Object.keys(setUp.setRates.nightsOf("BAR", "DBL", tonight))).toHaveLength(32); // whatever nights are shown
  await press("Deshacer");
  await waitFor(() => expect(price("BAR", "2026-04-17")).toBe(friday));

  await press("Cambio masivo");
  const again = await dialog("Cambio masivo");
  await user.selectOptions(again.getByRole("combobox", { name: "Qué se hace" }), "Fijar un valor");
  await user.type(again.getByRole("textbox", { name: "Precio" }), "4000");
  await user.click(await again.findByRole("button", { name: /^Cambiar \d+ noches$/ }));
  expect(await again.findByText(/pulse «Cambiar \d+ noches» otra vez\.$/)).toBeInTheDocument();
  const nights = again.getByRole("textbox", { name: "Noches, la primera y la última" });
  await write(nights, "05/06/2026 - 05/06/2026");
  await user.selectOptions(again.getByRole("combobox", { name: "Qué se cambia" }), "minStay");
  await user.selectOptions(again.getByRole("combobox", { name: "Qué se hace" }), "clear");
  const sentence = "La estancia máxima no puede ser menor que la estancia mínima (2).";
  expect(await again.findByText(sentence)).toBeInTheDocument();
  await write(nights, "14/04/2026 - 14/04/2028");
  expect(await again.findByText("Las tarifas pueden fijarse hasta el 13/04/2028.")).toBeInTheDocument();
});

it("asks which price stays where two desks have changed a night, and saves the others anyway", async () => {
  const { user, choose, price, setUp } = await openRates("", readOnce());
  await choose(bar);
  setUp.changeRates((rates) => rates.put("BAR", "DBL", tonight, { price: 111_00 }));
  await user.keyboard("{Shift>}{ArrowRight}{/Shift}99{Enter}");
  const asked = await dialog("Otra persona modificó las mismas noches");
  expect(price("BAR", "2026-04-15")).not.toBe(99_00);
  await user.click(asked.getByRole("button", { name: "Guardar lo elegido" }));
  expect(asked.getByText("Elija uno de los dos valores.")).toBeInTheDocument();
  expect(asked.getByRole("radio", { name: /111,00/ })).not.toBeChecked();
  await user.click(asked.getByRole("radio", { name: /99,00/ }));
  await user.click(asked.getByRole("button", { name: "Guardar lo elegido" }));
  await waitFor(() => expect([price("BAR", tonight), price("BAR", "2026-04-15")]).toEqual([99_00, 99_00]));
});

it("explains each night: the rule of its price, what forbids it, and what is left to sell", async () => {
  const { user, db, setUp } = await openRates("?tab=simulator");
  for (const { id, roomTypeId } of db.hotel.rooms) {
    const nights = { from: tonight, to: "2026-04-15", roomId: id };
    const block = { ...nights, id: `block-${id}`, kind: "outOfOrder", reason: "Obra" } as const;
    if (roomTypeId === "DBL") db.hotel.putBlock(block.id, block);
  }
  db.hotel.overbookings.put({ roomTypeId: "DBL", date: tonight, rooms: 40, reason: "Feria", by: "", at: "" });
  setUp.changeRates((rates) => rates.put("BAR", "DBL", tonight, { quota: 40 }));
  const region = within(await screen.findByRole("region", { name: "Simulador" }));
  await user.selectOptions(region.getByRole("combobox", { name: "Adultos" }), "1");
  expect(await screen.findByText(/^Puede venderse: ninguna libre, sobreventa \d+ de 40\.$/)).toBeInTheDocument();
  expect(screen.getByText(/^Cupo de la tarifa: quedan \d+ habitaciones\.$/)).toBeInTheDocument();
  await user.selectOptions(region.getByRole("combobox", { name: "Tarifa" }), "Empresa");
  const rule = /^BAR, temporada: .* → AD = BAR \+18,00\s€: .* → EMP = AD −10\s?%: /;
  expect((await region.findAllByText(rule))[0]).toBeInTheDocument();
  const ages = field("Edades de los niños");
  expect(ages).toHaveAccessibleDescription("De 0 a 17, separadas por comas; por ejemplo, 4, 9");
  await user.type(ages, "6, 44");
  expect(ages).toHaveAccessibleDescription(/Escriba las edades de 0 a 17, separadas por comas\.$/);
  await user.selectOptions(region.getByRole("combobox", { name: "Adultos" }), "5");
  await user.clear(ages);
  expect(await region.findByText(/admite hasta/)).toBeInTheDocument();
});

it("derives a plan by another rule, and says why a circle cannot be", async () => {
  const { user, press, price, setUp, write } = await openRates("?tab=plans");
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
  await write(derived.getByRole("textbox", { name: /^Porcentaje/ }), "-15,5");
  const effect = within(derived.getByRole("table", { name: "Precios de la noche del 14/04/2026" }));
  const shown = (cents: number) => (cents / 100).toFixed(2).replace(".", ",");
  const [current, next] = [price("NRF", tonight), Math.round(price("BAR", tonight) * 0.845)];
  const row = effect.getByRole("row", { name: /^Doble \d/ });
  expect(row).toHaveTextContent(new RegExp(`${shown(current)}.*${shown(next)}`));
  await user.click(derived.getByRole("button", { name: "Guardar" }));
  await waitFor(() => expect(setUp.ratePlans.find("NRF")?.derivedFrom?.percent).toBe(-15.5));
});

it("asks again over another desk's floor with what was typed, also when its news has come", async () => {
  const { press, setUp, store, user, write } = await openRates("?tab=plans");
  const floor = () => setUp.listPrices.find("DBL")?.floor;
  await press("Cambiar: Doble");
  const asked = await dialog("Precio mínimo: Doble");
  setUp.listPrices.put({ ...setUp.listPrices.find("DBL")!, floor: 60_00 });
  store.dispatch(toldRates.requested({ days: 365 }));
  await screen.findByText(/^60,00\s€$/);
  await write(asked.getByRole("textbox", { name: "Precio mínimo por noche" }), "58{Enter}");
  expect(await screen.findByText("Otra persona modificó antes este valor: revise los dos.")).toBeInTheDocument();
  const again = await dialog("Precio mínimo: Doble");
  expect(again.getByText(/60,00\s€/)).toBeInTheDocument();
  expect(again.getByRole("textbox", { name: "Precio mínimo por noche" })).toHaveValue("58,00");
  expect(floor()).toBe(60_00);
  await user.click(again.getByRole("button", { name: "Guardar" }));
  await waitFor(() => expect(floor()).toBe(58_00));
});

it("takes a change back from the history, asks about newer values, or says why it cannot", async () => {
  const { user, choose, router, price, setUp, db } = await openRates();
  const before = price("BAR", tonight);
  setUp.changeRates((rates) => rates.put("BB", "DBL", tonight, { price: 111_00 }));
  setUp.ratePlans.put({ ...setUp.ratePlans.find("BB")!, isActive: false });
  const nights = [{ date: tonight, before: null, after: 111_00 }];
  const act = { changes: [{ ratePlanId: "BB", roomTypeId: "DBL", field: "price" as const, nights }] };
  db.rates.put({ id: "99", at: now().toISOString(), by: "Omar Benali", act });
  await choose(bar);
  await user.keyboard("{Shift>}{ArrowRight}{/Shift}99{Enter}");
  await screen.findByText("Tarifas: 2 noches cambiadas.");
  setUp.changeRates((rates) => rates.put("BAR", "DBL", "2026-04-15", { price: 111_00 }));
  await router.navigate("/app/rooms/rates?history=open");
  const history = await dialog("Historial");
  expect(await history.findByText(/14\/04\/2026 – 15\/04\/2026/)).toHaveTextContent("Doble · BAR · Precio");
  expect(history.getByText("Marina Solé")).toBeInTheDocument();
  expect(history.getByText("La tarifa «Alojamiento y desayuno» ya no se vende.")).toBeInTheDocument();
  expect(history.getAllByRole("button", { name: /^Deshacer/ })).toHaveLength(1);
  await user.click(history.getByRole("button", { name: "Deshacer: Tarifas: 2 noches cambiadas." }));
  const asked = await dialog("Otra persona modificó las mismas noches");
  await user.click(asked.getByRole("radio", { name: /111,00/ }));
  await user.click(asked.getByRole("button", { name: "Guardar lo elegido" }));
  await waitFor(() => expect(price("BAR", tonight)).toBe(before));
  expect(price("BAR", "2026-04-15")).toBe(111_00);
});

it("selects nights by two touches, over the end of a year, and closes them to arrival", async () => {
  vi.spyOn(window, "matchMedia").mockImplementation(
    (query) => Object.assign(new EventTarget(), { matches: query.includes("coarse"), media: query }) as MediaQueryList,
  );
  onTestFinished(() => void vi.restoreAllMocks());
  const { user, press, setUp } = await openRates("?field=isClosedToArrival&from=2026-12-30");
  const isClosed = () => setUp.rates.night("HB", "DBL", dayNumber("2027-01-01"))?.isClosedToArrival;
  expect(await screen.findByText(/^Toque una noche del calendario/)).toBeInTheDocument();
  const touch = async (name: RegExp) => user.pointer([{ keys: "[TouchA]", target: await cell(name) }]);
  await touch(nightOf("30/12/2026"));
  await touch(nightOf("01/01/2027"));
  expect(screen.getByText("1 noche seleccionada.")).toBeInTheDocument();
  await press("Varias noches");
  await touch(nightOf("02/01/2027"));
  expect(screen.getByText("2 noches seleccionadas.")).toBeInTheDocument();
  const heads = screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
  expect(heads.slice(1, 5)).toEqual(["dicmié30", "dicjue31", "2027vie1", "enesáb2"]);
  await press("Cerrar");
  expect(await cell(/^Media pensión, Doble, 01\/01\/2027: .*cerrado a llegadas/)).toBeInTheDocument();
  await screen.findByText("Tarifas: 2 noches cambiadas.");
  expect(isClosed()).toBe(true);
  expect(screen.getByRole("button", { name: "Varias noches" })).toHaveAttribute("aria-pressed", "false");
  await press("Abrir");
  await waitFor(() => expect(isClosed()).toBe(false));
});
