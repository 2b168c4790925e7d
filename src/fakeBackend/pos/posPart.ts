import { articlesContract } from "@/contract/pos/articles";
import { type TillId, tills } from "@/contract/outlets";
import { salesFiguresContract } from "@/contract/figures/salesFigures";
import { priceListsContract } from "@/contract/pos/priceLists";
import { tillContract } from "@/contract/pos/till";
import type { Ticket } from "@/contract/pos/tickets";
import { civilDateIn } from "@/domain/civilDate";
import { posReason } from "@/domain/pos/posReason";

import type { Sample } from "../core/createCore";
import type { Database } from "../core/database";
import { KeptMap } from "../core/KeptMap";
import { type Context, routesFor } from "../core/routes";
import { actorOf } from "../records/Actor";
import { numbered, RecordBook } from "../records/RecordBook";
import { notFound, refuse } from "../records/Refused";
import type { SampleTicket } from "../tillSample/sampleTickets";
import type { tillSample } from "../tillSample/tillSample";
import { articles, stockMovements } from "./articles";
import { roomGuests } from "./chargeRoom";
import { park, take } from "./parked";
import { PosBooks, type StoredMovement, type StoredShift, type StoredTicket } from "./PosBooks";
import { priceLists } from "./priceLists";
import { refuseUnreadable } from "./readable";
import { sampleShifts } from "./sampleShifts";
import { shifts, shiftsOn, tillDrawer } from "./shifts";
import { tickets } from "./tickets";
import { tillData } from "./tillData";

const shown = (ticket: StoredTicket, context: Context): Ticket => tickets.shown(ticket, context.db, actorOf(context));

/** Runs while no other call writes documents. Its code is fetched with the first one; the reply has the document's id. */
const billed =
  <Request>(handler: (request: Request, context: Context) => Promise<StoredTicket>) =>
  async (request: Request, context: Context): Promise<Ticket> => {
    const book = await context.db.billing.open();
    return shown(await book.inTurn(() => handler(request, context)), context);
  };

function tillIn({ till }: { till: string }): TillId {
  const found = tills.find((one) => one === till);
  if (!found) throw notFound();
  return found;
}

export const routes = routesFor(
  { ...articlesContract, ...priceListsContract, ...salesFiguresContract, ...tillContract },
  {
    listArticles: articles.list.page,
    exportArticles: articles.list.rows,
    getArticle: articles.get,
    createArticle: articles.create,
    updateArticle: articles.update,
    actOnArticle: articles.act,
    importArticles: articles.importRows,
    listStockMovements: stockMovements.list.page,
    exportStockMovements: stockMovements.list.rows,
    getStockMovement: stockMovements.get,
    createStockMovement: stockMovements.create,
    async getSalesFigures({ query }, context) {
      const { salesIn } = await import("./salesFigures"); // no till asks for it
      return salesIn(query, context);
    },
    actOnStockMovement: stockMovements.act,
    listPriceLists: priceLists.list.page,
    exportPriceLists: priceLists.list.rows,
    getPriceList: priceLists.get,
    createPriceList: priceLists.create,
    updatePriceList: priceLists.update,
    actOnPriceList: priceLists.act,
    getTillData: ({ params }, context) => tillData(tillIn(params), context),
    useTill({ params, body }, context) {
      const till = tillIn(params);
      refuseUnreadable("used", body);
      const { device, isForced } = body;
      const { devices } = context.db.pos;
      const other = devices.get(till) ?? "";
      if (other !== "" && other !== device && !isForced) refuse([posReason("TILL_ELSEWHERE", { till })]);
      devices.set(till, device);
      context.db.hotel.revision.advance("tickets");
      return tillData(till, context);
    },
    getTillDrawer: ({ params }, context) => tillDrawer(tillIn(params), context),
    listRoomGuests: (_, { db }) => roomGuests(db.hotel),
    parkTicket({ body }, context) {
      refuseUnreadable("parked", body);
      return shown(park(body, context), context);
    },
    takeTicket({ params: { id }, body }, context) {
      refuseUnreadable("taken", body);
      return shown(take(id, body, context), context);
    },
    sell: billed(async ({ body }, context) => {
      refuseUnreadable("sale", body);
      return (await import("./sell")).sell(body, context);
    }),
    giveBack: billed(async ({ params: { id }, body }, context) => {
      refuseUnreadable("returned", body);
      return (await import("./giveBack")).giveBack(id, body, context);
    }),
    listTickets: tickets.list.page,
    exportTickets: tickets.list.rows,
    async getTicket(request, context) {
      await context.db.billing.open();
      return tickets.get(request, context);
    },
    actOnTicket: tickets.act,
    listShifts: shifts.list.page,
    exportShifts: shifts.list.rows,
    getTillShift: shifts.get,
    openShift: shifts.create,
    actOnShift: shifts.act,
  },
);

/** Of the sample: paid, and nothing given back of it. */
const soldOf = (sold: SampleTicket): StoredTicket => ({
  ...sold,
  version: 1,
  state: "paid",
  name: "",
  returns: [],
  history: [{ id: "history-1", at: sold.soldAt, by: sold.by, what: "created", changes: [] }],
});

const DAY = 86_400_000;

export function createPos(sample: Sample, db: Database, seed: typeof tillSample): () => PosBooks {
  const { now, shelf, size } = sample;
  const { hotel } = db;
  const { timeZone } = hotel.property;
  const sampled = seed.tickets(now, timeZone, seed.ticketsIn(size));
  const sold = sampled.map(soldOf);
  const bookOf = <Stored extends { id: string }>(
    name: string,
    prefix: string,
    rows: readonly Stored[],
    topic: "articles" | "tickets" = "tickets",
  ) => new RecordBook<Stored>(hotel, shelf, rows, { topic, name, idOf: numbered(prefix) });
  const made = { by: "Marina Solé", now: new Date(now.getTime() - 60 * DAY) };
  const articleBook = articles.openBook(sample, db, () =>
    seed.articles.map((draft, place) => ({
      draft,
      made,
      acts: seed.isWithdrawn(place) ? [{ action: "withdraw", input: {}, actor: made }] : [],
    })),
  );
  const books = new PosBooks({
    hotel,
    articles: articleBook,
    stockMovements: bookOf<StoredMovement>("stock", "MV", seed.movements(articleBook.all(), sampled, now), "articles"),
    tickets: bookOf<StoredTicket>("tickets", "TK", sold),
    shifts: bookOf<StoredShift>("tillShifts", "TC", sampleShifts(sold, civilDateIn(now, timeZone))),
    priceLists: priceLists.openBook(sample, db, () =>
      seed.priceLists.map((draft) => ({
        draft,
        made,
        acts: seed.isPaused(draft) ? [{ action: "pause", input: {}, actor: made }] : [],
      })),
    ),
    devices: new KeptMap(shelf.table("tillDevices")),
    shiftsOn,
  });
  return () => books;
}
