import { beforeEach, expect, it } from "vitest";

import type { ArticleDraft } from "@/contract/pos/articles";

import { hotelRefusalOf, openHotel } from "../../support/hotelBackend";
import { giveBack, line, openTill, paidBy, sell, till, tillApi } from "../../support/tillCalls";

beforeEach(() => {
  openHotel({ reservations: 12 });
});

async function draftOf(more: Partial<ArticleDraft>): Promise<ArticleDraft> {
  const {
    id: _,
    version: __,
    state: ___,
    history: ____,
    actions: _____,
    stock: ______,
    inStock: _______,
    notice: ________,
    ...draft
  } = await tillApi.getArticle({ params: { id: "ART-000001" } });
  return { ...draft, eans: [], ...more };
}

const create = async (more: Partial<ArticleDraft>) =>
  tillApi.createArticle({ body: { clientId: `new-${more.name}`, draft: await draftOf(more) } });

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
  const { allergens } = await draftOf({});
  const { id } = await create({
    name: "Tarta",
    code: "T-1",
    station: "kitchen",
    allergens: { ...allergens, eggs: "undeclared" },
  });
  expect((await till()).articles.find((one) => one.id === id)).toMatchObject({ isUndeclared: true });
});
