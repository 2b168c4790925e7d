import type { To } from "react-router-dom";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import { introduceAreas } from "@/app/areas";
import type { Desk } from "@/contract/reservations/desk";
import { actionCommands } from "@/features/shell/palette/actionCommands";
import { pageCommands } from "@/features/shell/palette/pageCommands";
import type { Command, CommandTools } from "@/shared/commands/commandSources";
import { openPalette } from "@/shared/commands/openPalette";
import type { LanguageCode } from "@/shared/i18n/languages";
import { chooseLanguage, currentSpoken, openCatalogue } from "@/shared/i18n/spoken";
import { textsOf } from "@/shared/i18n/texts";
import { paths } from "@/shared/routing/paths";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { hotelApi, openHotel } from "../support/hotelBackend";

/** In house until a later day with a balance, in house and paid, and on the list of arrivals with a room. */
interface Named {
  staying: Desk["inHouse"][number];
  paid: Desk["inHouse"][number];
  arriving: Desk["arrivals"][number];
  empty: string;
}

/** The first hit: an act on a stay, a room, or a page by its address. */
type Meant = (named: Named) => string;
const act =
  (title: string, who: keyof Omit<Named, "empty"> = "staying"): Meant =>
  (named) =>
    `desk.${title}Of ${named[who].id}`;
const room: Meant = ({ staying }) => `room ${staying.roomId}`;
const blocked: Meant = ({ staying }) => `block ${staying.room}`;
const checkIn = act("checkIn", "arriving");
const register = act("register");
const always = (id: string) => () => id;
const [desk, close, planning] = [paths.checkInOut, paths.close, paths.availability].map(always);

/** `{s}`, `{a}`: the room of who stays, of who arrives. */
const phrases: Partial<Record<LanguageCode, [string, Meant | undefined][]>> = {
  de: [
    ["einchecken {a}", checkIn],
    ["Check-in {a}", checkIn],
    ["Schlüssel {a}", checkIn],
    ["auschecken {s}", act("checkOut")],
    ["{s} Abreise", act("checkOut")],
    ["kassieren {s}", act("pay")],
    ["Rechnung {s}", act("folio")],
    ["{s} umziehen", act("move")],
    ["Zimmer {s}", room],
    ["{s} sperren", blocked],
    ["Meldeschein {s}", register],
    ["No-Show {a}", act("noShow", "arriving")],
    ["Walk-in", always("walkIn")],
    ["Rezeption", desk],
    ["Zimmerplan", planning],
    ["Nachtabschluss", close],
  ],
  en: [
    ["check in {a}", checkIn],
    ["check-in {a}", checkIn],
    ["key {a}", checkIn],
    ["check out {s}", act("checkOut")],
    ["take payment {s}", act("pay")],
    ["bill {s}", act("folio")],
    ["move {s}", act("move")],
    ["room {s}", room],
    ["block {s}", blocked],
    ["{s} out of order", blocked],
    ["registration card {s}", register],
    ["no-show {a}", act("noShow", "arriving")],
    ["walk in", always("walkIn")],
    ["front desk", desk],
    ["night audit", close],
  ],
  fr: [
    ["check-in {a}", checkIn],
    ["arrivée {a}", checkIn],
    ["clé {a}", checkIn],
    ["départ {s}", act("checkOut")],
    ["encaisser {s}", act("pay")],
    ["facture de la {s}", act("folio")],
    ["changer de chambre {s}", act("move")],
    ["chambre {s}", room],
    ["bloquer la {s}", blocked],
    ["fiche de police {s}", register],
    ["no-show {a}", act("noShow", "arriving")],
    ["client sans réservation", always("walkIn")],
    ["réception", desk],
    ["clôture", close],
  ],
  it: [
    ["check-in {a}", checkIn],
    ["chiave {a}", checkIn],
    ["check-out {s}", act("checkOut")],
    ["incassare {s}", act("pay")],
    ["conto {s}", act("folio")],
    ["cambio camera {s}", act("move")],
    ["camera {s}", room],
    ["bloccare la {s}", blocked],
    ["schedina {s}", register],
    ["mancato arrivo {a}", act("noShow", "arriving")],
    ["senza prenotazione", always("walkIn")],
    ["ricevimento", desk],
    ["chiusura", close],
  ],
  ru: [
    ["заселить {a}", checkIn],
    ["ключ {a}", checkIn],
    ["выселить {s}", act("checkOut")],
    ["выезд {s}", act("checkOut")],
    ["оплата {s}", act("pay")],
    ["счет {s}", act("folio")],
    ["переселить {s}", act("move")],
    ["номер {s}", room],
    ["ремонт {s}", blocked],
    ["регистрационная карта {s}", register],
    ["незаезд {a}", act("noShow", "arriving")],
    ["без брони", always("walkIn")],
    ["ресепшен", desk],
    ["шахматка", planning],
    ["ночной аудит", close],
  ],
  zh: [
    ["{a} 入住", checkIn],
    ["办理入住 {a}", checkIn],
    ["{a}房卡", checkIn],
    ["{s}退房", act("checkOut")],
    ["收款{s}", act("pay")],
    ["{s}账单", act("folio")],
    ["{s}换房", act("move")],
    ["房间{s}", room],
    ["锁房{s}", blocked],
    ["登记卡{s}", register],
    ["未到店{a}", act("noShow", "arriving")],
    ["散客", always("walkIn")],
    ["前台", desk],
    ["夜审", close],
  ],
  ar: [
    ["تسجيل وصول {a}", checkIn],
    ["تسجيل الوصول {a}", checkIn],
    ["مفتاح {a}", checkIn],
    ["مغادرة {s}", act("checkOut")],
    ["تحصيل {s}", act("pay")],
    ["فاتورة {s}", act("folio")],
    ["نقل {s}", act("move")],
    ["الغرفة {s}", room],
    ["حجب {s}", blocked],
    ["بطاقة التسجيل {s}", register],
    ["عدم حضور {a}", act("noShow", "arriving")],
    ["بلا حجز", always("walkIn")],
    ["الاستقبال", desk],
    ["التدقيق الليلي", close],
  ],
};

beforeAll(introduceAreas);
beforeEach(alreadySignedIn);

async function search(language: LanguageCode) {
  openHotel();
  await openCatalogue("shell");
  await chooseLanguage(language);
  const navigate = vi.fn<(to: To | number) => void>();
  const text: CommandTools["text"] = (...asked) => textsOf(currentSpoken()).text(...asked);
  const tools: CommandTools = { text, navigate, dispatch: (action) => action };
  const find = openPalette([pageCommands, actionCommands], tools);
  const named = namedIn(await hotelApi.getDesk(), (await hotelApi.getSetUp()).rooms);
  return {
    navigate,
    named,
    async find(query: string) {
      let found: Command[] = [];
      await find(query, ({ commands }) => (found = commands));
      return found;
    },
  };
}

function namedIn({ inHouse, arrivals, businessDate }: Desk, rooms: { id: string; number: string }[]): Named {
  const taken = new Set(inHouse.map(({ roomId }) => roomId));
  const later = inHouse.filter(({ checkout }) => checkout.slice(0, 10) > businessDate);
  const comes = new Set(arrivals.map(({ roomId }) => roomId));
  return {
    staying: later.find(({ balance }) => balance > 0)!,
    paid: inHouse.find(({ balance, roomId }) => balance <= 0 && !comes.has(roomId))!,
    arriving: arrivals.find(({ roomId }) => roomId && !taken.has(roomId))!,
    empty: rooms.find(({ id }) => !taken.has(id) && !comes.has(id))!.number,
  };
}

describe("the palette in", () => {
  it.each(Object.entries(phrases))("%s finds at once what is meant", async (language, said) => {
    const { named, find } = await search(language as LanguageCode);
    const missed = [];
    for (const [phrase, meant] of said) {
      const query = phrase.replace("{s}", named.staying.room).replace("{a}", named.arriving.room);
      const [first] = await find(query);
      if (first?.id !== meant?.(named)) missed.push([query, first?.id, meant?.(named)]);
    }
    expect(missed).toEqual([]);
    expect(said.length).toBeGreaterThanOrEqual(10);
  });
});

describe("a room number in the palette", () => {
  it("means the room of today, then acts on it, its guest, and last reservations of that number", async () => {
    const { find, named } = await search("es");
    const { staying } = named;
    const ids = (await find(staying.room)).map(({ id }) => id);
    const numbered = `reservation RSV-${staying.room.padStart(6, "0")}`;
    const acts = ["checkOut", "pay", "folio", "move", "register"].map((title) => act(title)(named));
    const marks = ids.filter((id) => /^(markClean|markDirty|inspect) /.test(id));
    expect(marks).not.toEqual([]);
    const first = [room(named), ...acts, blocked(named), ...marks, `reservation ${staying.id}`];
    expect(ids.slice(0, first.length)).toEqual(first);
    expect(ids).toContain(numbered);
    expect(ids.filter((id) => id.startsWith("empty"))).toEqual([]);
  });

  it("goes before the number of a reservation, and with its article", async () => {
    const { find, named } = await search("es");
    const { room: number } = named.staying;
    expect((await find(`la ${number}`))[0]!.id).toBe(room(named));
    const [ofRoom, ofNumber] = await find(`folio ${number}`);
    expect(ofRoom!.id).toBe(act("folio")(named));
    expect(ofNumber!.id).toBe(`desk.folioOf RSV-${number.padStart(6, "0")}`);
  });

  it("says why an act is not possible in it, with the way on", async () => {
    const { find, named, navigate } = await search("es");
    const { staying, paid, arriving, empty } = named;
    const folioOf = ({ id }: { id: string }) => `/app/booking/management/booking/${id}?tab=folio`;
    const checkInOf = ({ id }: { id: string }) => `/app/booking/checkinout/in/${id}`;
    const cases = [
      [
        `check-in ${staying.room}`,
        `La ${staying.room} ya tiene hecho el check-in: ${staying.customer}. Abrir su folio`,
        folioOf(staying),
      ],
      [
        `llave ${staying.customer}`,
        `La ${staying.room} ya tiene hecho el check-in: ${staying.customer}. Abrir su folio`,
        folioOf(staying),
      ],
      [`cobrar ${paid.room}`, `${paid.customer} no debe nada. Abrir su folio`, folioOf(paid)],
      [`check-out ${arriving.room}`, `${arriving.customer} aún no ha llegado. Hacer su check-in`, checkInOf(arriving)],
      [
        `check-out ${empty}`,
        `La ${empty} está libre y hoy no llega nadie. Ver sus noches`,
        `/app/booking/availability?floor=${empty[0]}`,
      ],
      [
        `parte ${empty}`,
        `La ${empty} está libre y hoy no llega nadie. Ver sus noches`,
        `/app/booking/availability?floor=${empty[0]}`,
      ],
    ] as const;
    for (const [query, title, path] of cases) {
      const [first] = await find(query);
      expect(first?.title, query).toBe(title);
      first!.run();
      expect(navigate, query).toHaveBeenLastCalledWith(path);
    }
  });

  it("finds no-shows, keys and registration cards by their words alone", async () => {
    const { find } = await search("es");
    for (const [word, id] of [
      ["no-show", "desk.noShowOf"],
      ["llave", "desk.checkInOf"],
      ["parte", "desk.registerOf"],
    ])
      expect(
        (await find(word!)).some((command) => command.id.startsWith(id!)),
        word,
      ).toBe(true);
  });

  it("means who is in house and owes before who arrives, but for a check-in, a key and a no-show", async () => {
    const { find } = await search("es");
    const { inHouse, arrivals } = await hotelApi.getDesk();
    const owing = inHouse.filter(({ balance }) => balance > 0);
    const arriving = arrivals.find(
      ({ roomId, balance }) => balance > 0 && owing.some((stay) => stay.roomId === roomId),
    )!;
    const staying = owing.find(({ roomId }) => roomId === arriving.roomId)!;
    for (const [query, title, { id }] of [
      ["cobrar", "pay", staying],
      ["folio", "folio", staying],
      ["parte", "register", staying],
      ["check-in", "checkIn", arriving],
      ["llave", "checkIn", arriving],
      ["no-show", "noShow", arriving],
    ] as const)
      expect((await find(`${query} ${staying.room}`))[0]?.id, query).toBe(`desk.${title}Of ${id}`);
    const owingIds = owing.map(({ id }) => `desk.payOf ${id}`);
    const [page, payment] = await find("cobrar");
    expect([page!.id, owingIds.includes(payment!.id)]).toEqual([paths.receivables, true]);
    const [, firstAct] = await find(staying.room);
    expect(firstAct!.id).toBe(`desk.checkOutOf ${staying.id}`);
  });

  it("is no beginning of all of them", async () => {
    const { find } = await search("es");
    expect(await find("R-0")).toEqual([]);
  });
});
