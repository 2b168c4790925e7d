import { screen } from "@testing-library/react";
import { beforeAll, expect, it } from "vitest";

import { textsOf } from "@/fakeBackend/erasure/freeText";

import { article, coffee, openArticles, openServer, SENTENCE } from "./articles";

const field = (label: string) => screen.getByLabelText(`wares.${label}`);

beforeAll(() => import("react-data-table-component"));

it("says what is wrong beside each field of a group, of a row, and of several texts", async () => {
  const { user, drawer } = await openArticles("/articles/-");
  const form = await drawer("wares.new");
  await user.type(await form.findByLabelText("wares.codes"), "12345678901234");
  await user.type(field("price"), "0");
  await user.type(field("soldFrom"), "31/02/2026");
  await user.type(field("prices.room"), "mucho");
  await user.selectOptions(field("allergens.milk"), "free");
  await user.click(form.getByRole("button", { name: "Añadir" }));
  expect(field("modifiers.name")).toHaveFocus();
  await user.click(form.getByRole("button", { name: "wares.create" }));

  expect(field("codes")).toHaveAccessibleDescription(/«12345678901234» tiene más de 13 caracteres\.$/);
  expect(field("price")).toHaveAccessibleDescription("Escriba un importe de 0,01 a 900.");
  expect(field("soldFrom")).toHaveAccessibleDescription("Escriba la fecha como 27/03/2026.");
  expect(field("prices.room")).toHaveAccessibleDescription("Escriba un importe de 0 a 900.");
  expect(field("prices.terrace")).toBeValid();
  expect(field("allergens.gluten")).toHaveValue("unknown");
  expect(field("modifiers.name")).toHaveAccessibleDescription("Falta este dato.");
  expect(form.getByRole("link", { name: "wares.modifiers: Falta este dato." })).toBeInTheDocument();
});

it("creates a record with a value of each kind, and shows each in its form again", async () => {
  const { user, book, drawer } = await openArticles("/articles/-");
  const form = await drawer("wares.new");
  await user.type(await form.findByLabelText("wares.name"), "Té");
  await user.type(field("codes"), " 1{Enter}T 2, 1");
  await user.type(field("price"), "1,20");
  await user.type(field("soldFrom"), "1/12/26");
  await user.type(field("prices.terrace"), "1,5");
  await user.selectOptions(field("allergens.gluten"), "free");
  await user.selectOptions(field("allergens.milk"), "unknown");
  await user.click(form.getByRole("button", { name: "Añadir" }));
  await user.keyboard("Limón");
  await user.tab();
  await user.keyboard("0,3");
  await user.click(form.getByRole("button", { name: "Añadir" }));
  expect(form.getByRole("button", { name: "Añadir" })).toBeDisabled();
  await user.click(form.getByRole("button", { name: "Quitar la fila 2" }));
  expect(form.getByRole("button", { name: "Añadir" })).toHaveFocus();
  await user.click(form.getByRole("button", { name: "wares.create" }));

  await drawer("Té");
  expect(book.get("AR-000002")).toMatchObject({
    codes: ["1", "T 2"],
    price: 1_20,
    cost: null,
    stock: null,
    soldFrom: "2026-12-01",
    allergens: { gluten: "free", milk: "unknown" },
    prices: { terrace: 1_50, room: null },
    modifiers: [{ name: "Limón", price: 30 }],
  });
  expect(await screen.findByLabelText("wares.codes")).toHaveValue("1, T 2");
  expect(field("cost")).toHaveValue("");
  expect(field("soldFrom")).toHaveValue("01/12/2026");
  expect(field("prices.terrace")).toHaveValue("1,50");
  expect(field("modifiers.price")).toHaveValue("0,30");
});

it("tells a change in words, of a group by its keys", async () => {
  const { user, drawer } = await openArticles("/articles/AR-000001");
  const form = await drawer("Café solo");
  await user.selectOptions(await form.findByLabelText("wares.allergens.milk"), "free");
  await user.clear(field("prices.terrace"));
  await user.type(field("prices.room"), "2");
  await user.click(field("isWeighed"));
  await user.clear(field("codes"));
  await user.clear(field("modifiers.name"));
  await user.type(field("modifiers.name"), "Corto");
  await user.click(form.getByRole("button", { name: "Guardar cambios" }));
  const line = (await form.findByText("wares.history.changed")).closest("li");
  expect(line).toHaveTextContent("wares.allergens · wares.allergens.milk wares.allergens.contains");
  expect(line).toHaveTextContent(/wares\.prices\.terrace 1,80 € →pasa a ser Nada/);
  expect(line).toHaveTextContent(/wares\.prices\.room Nada →pasa a ser 2,00 €/);
  expect(line).toHaveTextContent(/wares\.isWeighed No →pasa a ser Sí/);
  expect(line).toHaveTextContent(/wares\.codes 8412345678905, C 1 →pasa a ser Nada/);
  expect(line).toHaveTextContent(/wares\.modifiers Doble · 0,50 € →pasa a ser Corto · 0,50 €/);
});

it("shows a record that is made and never edited as facts, and texts and prices in its list", async () => {
  const { drawer } = await openArticles("/articles/AR-000001", { isEdited: false });
  const record = await drawer("Café solo");
  expect(await record.findByText("1,50 €")).toBeInTheDocument();
  expect(record.getByText("8412345678905, C 1")).toBeInTheDocument();
  expect(record.getByText(/wares\.allergens\.milk: wares\.allergens\.contains/)).toBeInTheDocument();
  expect(record.queryByRole("textbox")).toBeNull();
  expect(document.body).toHaveTextContent("wares.prices.terrace1,80 €");
});

it("keeps an act away by a rule of its area, with the reason, and does what comes of it", async () => {
  const { user, book, drawer } = await openArticles("/articles/AR-000001");
  const form = await drawer("Café solo");
  await user.click(await form.findByRole("button", { name: "wares.action.retire" }));
  expect(await form.findByText(SENTENCE)).toBeInTheDocument();

  await user.click(form.getByRole("button", { name: "wares.action.receive" }));
  const dialog = await drawer("wares.action.receive · Café solo");
  const pieces = dialog.getByLabelText("wares.pieces.receive");
  await user.type(pieces, "60");
  await user.click(dialog.getByRole("button", { name: "wares.action.receive" }));
  expect(await dialog.findByText(SENTENCE)).toBeInTheDocument();
  await user.clear(pieces);
  await user.type(pieces, "6");
  await user.click(dialog.getByRole("button", { name: "wares.action.receive" }));
  expect(await form.findByText("wares.history.receive")).toBeInTheDocument();
  const changes = [{ field: "stock", before: "3", after: "9" }];
  expect(book.get("AR-000001")).toMatchObject({ stock: 9, version: 2, history: [{ changes }, {}] });
});

it("refuses an input by a rule of its area, and names its field", async () => {
  const { calls } = openServer();
  const act = calls.act({ params: { id: "AR-000001", action: "receive" }, body: { version: 1, pieces: 60 } });
  await expect(act).rejects.toMatchObject({ status: 422, body: { fields: { pieces: SENTENCE } } });
});

it("refuses a value that another record has, but not the record's own", async () => {
  const { calls } = openServer();
  const draft = { ...coffee, codes: ["C 1"], modifiers: [] };
  await expect(calls.create({ body: { clientId: "a", draft } })).rejects.toMatchObject({ status: 422 });
  const changed = await calls.update({ params: { id: "AR-000001" }, body: { version: 1, draft } });
  expect(changed).toMatchObject({ codes: ["C 1"], version: 2 });
});

it("lets an erasure change the texts within its values, and nothing else", () => {
  const stored = openServer().book.get("AR-000001");
  expect(textsOf(article)(stored, (text) => text.toLowerCase())).toEqual({
    ...stored,
    name: "café solo",
    code: "=c1",
    codes: ["8412345678905", "c 1"],
    modifiers: [{ name: "doble", price: 50 }],
  });
});
