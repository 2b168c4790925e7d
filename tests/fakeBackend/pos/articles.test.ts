import { beforeEach, expect, it } from "vitest";

import type { ArticleDraft } from "@/contract/pos/articles";
import { priceListsContract } from "@/contract/pos/priceLists";
import { samplePriceLists } from "@/fakeBackend/tillSample/samplePriceLists";
import { createClient } from "@/shared/api/createClient";

import { hotelRefusalOf, openHotel } from "../../support/hotelBackend";
import { articleDraft, giveBack, line, openTill, paidBy, sell, till, tillApi } from "../../support/tillCalls";

const priceListsApi = createClient(priceListsContract);

beforeEach(() => {
  openHotel({ reservations: 12 });
});

const create = async (more: Partial<ArticleDraft>) =>
  tillApi.createArticle({ body: { clientId: `new-${more.name}`, draft: await articleDraft(more) } });

const stockOf = async (id: string) => (await tillApi.getArticle({ params: { id } })).stock.bar;

const move = (code: string, kind: "delivery" | "waste" | "count" | "toOutlet", quantity: number) =>
  tillApi.createStockMovement({
    body: { clientId: `${kind}-${quantity}`, draft: { code, place: "bar", kind, quantity, reason: "Prueba" } },
  });

it("has one space of codes: an EAN without its leading 0 is the same number", async () => {
  await create({ name: "Agua", code: "AGU-1", eans: ["0240000019736"] });
  const same = create({ name: "Otra", code: "240000019736" });
  expect(await hotelRefusalOf(same)).toMatchObject({
    status: 422,
    codes: ["CODE_TAKEN"],
    fields: { code: expect.stringContaining("Agua") },
  });
  const misread = create({ name: "Otra", code: "X-1", eans: ["0240000019737"] });
  expect(await hotelRefusalOf(misread)).toMatchObject({ codes: ["CODE_CHECK"] });
  expect(await hotelRefusalOf(create({ name: "Gratis", code: "G-1", price: 0 }))).toMatchObject({ status: 422 });
});

it("moves stock once for what is sold, returned, delivered and counted", async () => {
  const { id } = await create({ name: "Botella", code: "BOT-1", minimum: 5 });
  await move("BOT-1", "delivery", 15);
  await openTill();
  const sold = await sell([line(320, { articleId: id, quantity: 3 })]);
  expect(await stockOf(id)).toBe(12);
  const one = await giveBack(sold, 1, [paidBy("cash", 320)]);
  expect(await stockOf(id)).toBe(13);
  await giveBack(one, 2, [paidBy("cash", 640)], { goesTo: "waste" });
  expect(await stockOf(id)).toBe(13);
  expect(await move("BOT-1", "count", 10)).toMatchObject({ difference: -3 });
  expect(await stockOf(id)).toBe(10);
});

it("is sold below what is in stock, and says so", async () => {
  const { id } = await create({ name: "Botella", code: "BOT-1", minimum: 5 });
  await openTill();
  await sell([line(320, { articleId: id, quantity: 2 })]);
  expect((await till()).articles.find((one) => one.id === id)).toMatchObject({ stock: -2 });
});

it("takes what goes to an outlet from the store", async () => {
  const { id } = await create({ name: "Botella", code: "BOT-1", minimum: 5 });
  await move("BOT-1", "toOutlet", 6);
  expect((await tillApi.getArticle({ params: { id } })).stock).toMatchObject({ bar: 6, store: -6 });
});

it("is not sold while its allergens are not declared", async () => {
  const { allergens } = await articleDraft();
  const { id } = await create({
    name: "Tarta",
    code: "T-1",
    station: "kitchen",
    allergens: { ...allergens, eggs: "undeclared" },
  });
  expect((await till()).articles.find((one) => one.id === id)).toMatchObject({ isUndeclared: true });
});

it("keeps a movement under the article's own code, and counts it no more once it is voided", async () => {
  const { id } = await create({ name: "Botella", code: "BOT-1", eans: ["0240000019736"], minimum: 5 });
  const moved = await move("240000019736", "delivery", 15);
  expect(moved).toMatchObject({ code: "BOT-1", articleId: id, difference: 15 });
  expect(await stockOf(id)).toBe(15);
  await tillApi.actOnStockMovement({ params: { id: moved.id, action: "void" }, body: { version: 1, why: "Error" } });
  expect(await stockOf(id)).toBe(0);
});

it("refuses a movement of nothing, of an article without stock, and from the store into itself", async () => {
  await create({ name: "Botella", code: "BOT-1", minimum: 5 });
  expect(await hotelRefusalOf(move("BOT-1", "waste", 0))).toMatchObject({ status: 422, codes: ["QUANTITY"] });
  expect(await move("BOT-1", "count", 0)).toMatchObject({ difference: 0 });
  expect(await hotelRefusalOf(move("CAF-01", "delivery", 3))).toMatchObject({ codes: ["STOCK_NONE"] });
  expect(await hotelRefusalOf(move("NONE-1", "delivery", 3))).toMatchObject({ codes: ["CODE_UNKNOWN"] });
  const draft = { code: "BOT-1", place: "store", kind: "toOutlet", quantity: 1, reason: "Prueba" } as const;
  const within = tillApi.createStockMovement({ body: { clientId: "within", draft } });
  expect(await hotelRefusalOf(within)).toMatchObject({ codes: ["STOCK_PLACE"] });
});

it("tells tills the active price lists alone, several for the same hours too", async () => {
  const names = async () => (await till()).lists.map(({ name }) => name);
  expect(await names()).toEqual(["Hora feliz", "Noche de cócteles"]);
  await priceListsApi.actOnPriceList({ params: { id: "LP-000001", action: "pause" }, body: { version: 1 } });
  expect(await names()).toEqual(["Noche de cócteles"]);
  await priceListsApi.createPriceList({ body: { clientId: "late", draft: { ...happy, name: "Tardeo" } } });
  await priceListsApi.actOnPriceList({ params: { id: "LP-000001", action: "resume" }, body: { version: 2 } });
  expect((await names()).toSorted()).toEqual(["Hora feliz", "Noche de cócteles", "Tardeo"]);
});

const happy = samplePriceLists[0]!;

it.each([
  ["a category that no article of its outlet has", { category: "Masajes" }, "LIST_CATEGORY"],
  ["a code that no article has", { prices: [{ code: "NONE-1", price: 1_00 }] }, "CODE_UNKNOWN"],
  ["the code of another outlet's article", { prices: [{ code: "REG-01", price: 1_00 }] }, "CODE_UNKNOWN"],
])("refuses a price list with %s", async (_, more, code) => {
  const made = priceListsApi.createPriceList({ body: { clientId: "list", draft: { ...happy, ...more } } });
  expect(await hotelRefusalOf(made)).toMatchObject({ status: 422, codes: [code] });
});
