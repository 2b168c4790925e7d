import { device, giveBack, line, openTill, paidBy, piecesOf, sell, shiftOf, tillApi } from "./tillCalls";

/** Each write of a till. */
export function tillWrites() {
  const made: Record<string, { id: string; version: number }> = {};
  const act = (id: string, action: string, input: object) =>
    tillApi.actOnTicket({ params: { id, action }, body: { version: 3, ...input } });
  return {
    createArticle: async () => {
      const {
        id: _,
        version: __,
        state: ___,
        history: ____,
        actions: _____,
        stock: ______,
        inStock: _______,
        ...like
      } = await tillApi.getArticle({ params: { id: "ART-000001" } });
      const draft = { ...like, name: "Tónica", code: "TON-1", eans: [], minimum: 6 };
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
    actOnArticle: async () => {
      const { id, version } = made.article!;
      await tillApi.actOnArticle({ params: { id, action: "withdraw" }, body: { version } });
    },
    createStockMovement: () =>
      tillApi.createStockMovement({
        body: {
          clientId: "six",
          draft: { code: "TON-1", place: "bar", kind: "delivery", quantity: 6, reason: "Pedido" },
        },
      }),
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
