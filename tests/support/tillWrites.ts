import { priceListsContract } from "@/contract/pos/priceLists";
import { sampleArticles } from "@/fakeBackend/tillSample/sampleArticles";
import { samplePriceLists } from "@/fakeBackend/tillSample/samplePriceLists";
import { createClient } from "@/shared/api/createClient";

import { articleDraft, device, giveBack, line, openTill, paidBy, piecesOf, sell, shiftOf, tillApi } from "./tillCalls";

const priceListsApi = createClient(priceListsContract);

const lateList = { ...samplePriceLists[0]!, name: "Tardeo", from: "20:00", until: "21:00" };

/** Each write of a till. */
export function tillWrites() {
  const made: Record<string, { id: string; version: number }> = {};
  const act = (id: string, action: string, input: object) =>
    tillApi.actOnTicket({ params: { id, action }, body: { version: 3, ...input } });
  return {
    createArticle: async () => {
      const draft = await articleDraft({ name: "Tónica", code: "TON-1", minimum: 6 });
      made.article = await tillApi.createArticle({ body: { clientId: "tonic", draft } });
    },
    updateArticle: async () => {
      const { id, version } = made.article!;
      const { name: _, ...rest } = await tillApi.getArticle({ params: { id } });
      made.article = await tillApi.updateArticle({
        params: { id },
        body: { version, draft: { ...rest, name: "Agua tónica" } },
      });
    },
    importArticles: async () => {
      const rows = [{ version: 0, draft: { ...sampleArticles[0]!, code: "CAF-99" } }];
      await tillApi.importArticles({ body: { clientId: "file", rows } });
    },
    actOnArticle: async () => {
      const { id, version } = made.article!;
      await tillApi.actOnArticle({ params: { id, action: "withdraw" }, body: { version } });
    },
    createStockMovement: async () => {
      const draft = { code: "TON-1", place: "bar", kind: "delivery", quantity: 6, reason: "Pedido" } as const;
      made.movement = await tillApi.createStockMovement({ body: { clientId: "six", draft } });
    },
    actOnStockMovement: async () => {
      const { id, version } = made.movement!;
      await tillApi.actOnStockMovement({ params: { id, action: "void" }, body: { version, why: "Error" } });
    },
    createPriceList: async () => {
      made.list = await priceListsApi.createPriceList({ body: { clientId: "late", draft: lateList } });
    },
    updatePriceList: async () => {
      const { id, version } = made.list!;
      const draft = { ...lateList, percent: 15 };
      made.list = await priceListsApi.updatePriceList({ params: { id }, body: { version, draft } });
    },
    actOnPriceList: async () => {
      const { id, version } = made.list!;
      await priceListsApi.actOnPriceList({ params: { id, action: "pause" }, body: { version } });
    },
    useTill: () => tillApi.useTill({ params: { till: "T1" }, body: { device } }),
    openShift: async () => (made.shift = await openTill()),
    parkTicket: () => tillApi.parkTicket({ body: { id: "parked", till: "T1", name: "Mesa 4", lines: [line(320)] } }),
    takeTicket: () => tillApi.takeTicket({ params: { id: "parked" }, body: { till: "T1", version: 1 } }),
    actOnTicket: async () => {
      await act("parked", "release", { version: 2 });
      await act("parked", "void", { reason: "Se fueron" });
    },
    sell: async () => {
      const guest = (await tillApi.listRoomGuests()).find(({ credit }) => credit > 320);
      await sell([line(320)], { payments: [paidBy("room", 320, { payerId: guest!.id })] });
      made.ticket = await sell([line(950)]);
    },
    giveBack: async () => {
      const ticket = await tillApi.getTicket({ params: { id: made.ticket!.id } });
      await giveBack(ticket, 1, [paidBy("cash", 950)]);
    },
    actOnShift: async () => {
      const { id } = made.shift!;
      const { version } = await shiftOf(id);
      await tillApi.actOnShift({ params: { id, action: "count" }, body: { version, ...piecesOf(100_00) } });
    },
  };
}
