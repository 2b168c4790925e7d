import { screen, waitFor, within } from "@testing-library/react";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";

import * as files from "@/shared/csv/saveFile";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { openApp } from "../support/openApp";

beforeAll(() => import("react-data-table-component"));
beforeEach(() => alreadySignedIn());

const size = { reservations: 12, messages: 0, tickets: 2_500 };
const drawer = async (name: string) => within(await screen.findByRole("dialog", { name }));

it("tells in the list which articles may not be sold, and which are to be ordered", async () => {
  openApp("/app/pos/articles?sort=notice&order=desc", {}, size);
  const table = within(await screen.findByRole("table", { name: "Lista de artículos" }));
  await table.findAllByText("En negativo");
  const [, first, , , fourth] = table.getAllByRole("row");
  expect(first).toHaveTextContent("Sin declarar");
  expect(fourth).toHaveTextContent("En negativo");
  expect(fourth).toHaveTextContent(/−\d/);
});

it("declares the rest of the allergens at once", async () => {
  const { user } = openApp("/app/pos/articles/ART-000086");
  const cake = await drawer("Tostada de aguacate");
  expect(await cake.findByText("Declare los alérgenos de Tostada de aguacate.")).toBeInTheDocument();
  await user.selectOptions(cake.getByLabelText("Gluten"), "Contiene");
  await user.click(cake.getByRole("button", { name: "Marcar el resto como «no contiene»" }));
  expect(cake.getByLabelText("Gluten")).toHaveValue("contains");
  expect(cake.getByLabelText("Moluscos")).toHaveValue("free");
  await user.click(cake.getByRole("button", { name: "Guardar cambios" }));
  expect(await screen.findByText("Artículo ART-000086 actualizado.")).toBeInTheDocument();
  expect(cake.queryByText(/^Declare los alérgenos/)).not.toBeInTheDocument();
});

it("names the article that has a code already, beside the field", async () => {
  const { user } = openApp("/app/pos/articles/-");
  const form = await drawer("Nuevo artículo");
  await user.type(await form.findByLabelText(/^Nombre/), "Agua con limón");
  await user.type(form.getByLabelText(/^Código\W*$/), "caf-01");
  await user.selectOptions(form.getByLabelText(/^Punto de venta/), "Bar");
  await user.type(form.getByLabelText(/^Categoría/), "Refrescos");
  await user.selectOptions(form.getByLabelText(/^IVA/), "10");
  await user.type(form.getByLabelText(/^Precio\W*$/), "2,40");
  await user.click(form.getByRole("button", { name: "Guardar el artículo" }));
  await form.findAllByText(/^El código caf-01/);
  expect(form.getByLabelText(/^Código\W*$/)).toHaveAccessibleDescription("El código caf-01 ya es de Café solo.");
  expect(form.getByLabelText(/^Precio\W*$/)).toHaveValue("2,40");
});

it("leads from an article to its new movement, and tells a count's difference beforehand", async () => {
  const { user } = openApp("/app/pos/articles/ART-000015", {}, size);
  const cola = await drawer("Refresco de cola");
  await user.click(await cola.findByRole("link", { name: "Nuevo movimiento" }));
  const form = await drawer("Nuevo movimiento");
  expect(await form.findByText("Refresco de cola")).toBeInTheDocument();
  const there = Number(/\d+/.exec((await form.findByText(/^Bar: hay \d+\.$/)).textContent)![0]);
  await user.selectOptions(form.getByLabelText(/^Movimiento/), "Inventario");
  await user.type(form.getByLabelText(/^Cantidad/), "3");
  const words = `Diferencia: −${there - 3}. Bar: constaban ${there}.`;
  expect(form.getByText(words)).toHaveClass("is-strong");
  await user.type(form.getByLabelText(/^Motivo o albarán/), "Inventario de la barra");
  await user.click(form.getByRole("button", { name: "Registrar el movimiento" }));
  const made = await drawer("Refresco de cola");
  expect(await made.findByText(`−${there - 3}`)).toBeInTheDocument();
});

it("takes a scanned code before anything can be found for it", async () => {
  const { user, db } = openApp("/app/pos/stock/-");
  const form = await drawer("Nuevo movimiento");
  const [ean] = db.pos.articles.get("ART-000015").eans;
  await user.type(await form.findByRole("combobox", { name: "Artículo" }), `${ean}{Enter}`);
  expect(await form.findByText("Refresco de cola")).toBeInTheDocument();
});

it("finds the article of a movement by its name, and goes on at its outlet", async () => {
  const { user } = openApp("/app/pos/stock/-");
  const form = await drawer("Nuevo movimiento");
  await user.type(await form.findByRole("combobox", { name: "Artículo" }), "chanclas");
  await user.click(await form.findByRole("option", { name: /Chanclas/ }));
  expect(form.getByLabelText(/^Lugar/)).toHaveValue("shop");
});

it("makes a price list of a season for a category, and says which list holds", async () => {
  const { user } = openApp("/app/pos/price-lists/-");
  const form = await drawer("Nueva lista de precios");
  expect(screen.getByText(/se cobra el precio más bajo/)).toBeInTheDocument();
  await user.type(await form.findByLabelText(/^Nombre/), "Terraza");
  await user.selectOptions(form.getByLabelText(/^Punto de venta/), "Bar");
  await user.click(form.getByRole("switch", { name: "Jueves" }));
  await user.type(form.getByLabelText(/^Categoría/), "Cerveza");
  await user.type(form.getByLabelText(/^Descuento/), "10");
  await user.click(form.getByRole("button", { name: "Guardar la lista" }));
  const unknown = "Ningún artículo de ese punto de venta es de la categoría «Cerveza».";
  await waitFor(() => expect(form.getByLabelText(/^Categoría/)).toHaveAccessibleDescription(unknown));
  await user.type(form.getByLabelText(/^Categoría/), "s{Enter}");
  const made = await drawer("Terraza");
  expect(made.getByLabelText(/^Categoría/)).toHaveValue("Cervezas");
});

it("reads the list's own file as no change, and a price with a comma as one", async () => {
  const saved = vi.spyOn(files, "saveFile").mockReturnValue(undefined);
  const { user } = openApp("/app/pos/articles", {}, size);
  const read = async (text: string) => {
    await user.click(await screen.findByRole("button", { name: "Importar CSV" }));
    const opened = await drawer("Importar CSV");
    await user.upload(await opened.findByLabelText("Elegir archivo"), new File([text], "a.csv", { type: "text/csv" }));
    return opened;
  };
  await user.click(await screen.findByLabelText("Exportar CSV"));
  await waitFor(() => expect(saved).toHaveBeenCalled());
  const whole = await read(saved.mock.lastCall![1]);
  expect(await whole.findByText(/Nuevos: 0 · Con cambios: 0 · Sin cambios: 142 · Con errores: 0/)).toBeInTheDocument();
  await user.click(whole.getByRole("button", { name: "Cerrar" }));
  const prices = await read("Código;Precio\nCAF-01;1,60\nCAF-02;1.234,50\nCAF-03;1,234");
  expect(await prices.findByText(/Con cambios: 2 · Sin cambios: 0 · Con errores: 1/)).toBeInTheDocument();
});
