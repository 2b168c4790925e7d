import type { To } from "react-router-dom";
import { beforeEach, describe, expect, it, vi } from "vitest";

import { introduceAreas } from "@/app/areas";
import type { Desk } from "@/contract/reservations/desk";
import { deskFeature } from "@/features/desk/deskFeature";
import { roomStatusFeature } from "@/features/roomStatus/roomStatusFeature";
import { actionCommands } from "@/features/shell/palette/actionCommands";
import { pageCommands } from "@/features/shell/palette/pageCommands";
import { type Command, type CommandTools, declareCommandSources } from "@/shared/commands/commandSources";
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
const desk = always(paths.checkInOut);
const close = always(paths.close);
const planning = always(paths.availability);

/** What each language says for the same: `{s}`, `{a}` are the rooms of who stays and of who arrives. */
const phrases: Partial<Record<LanguageCode, [Meant, ...string[]][]>> = {
  de: [
    [checkIn, "einchecken {a}", "Check-in {a}", "Schlüssel {a}"],
    [act("checkOut"), "auschecken {s}", "{s} Abreise"],
    [act("pay"), "kassieren {s}"],
    [act("folio"), "Rechnung {s}"],
    [act("move"), "{s} umziehen"],
    [room, "Zimmer {s}"],
    [blocked, "{s} sperren"],
    [register, "Meldeschein {s}"],
    [act("noShow", "arriving"), "No-Show {a}"],
    [always("walkIn"), "Walk-in"],
    [desk, "Rezeption"],
    [planning, "Zimmerplan"],
    [close, "Nachtabschluss"],
  ],
  en: [
    [checkIn, "check in {a}", "check-in {a}", "key {a}"],
    [act("checkOut"), "check out {s}"],
    [act("pay"), "take payment {s}"],
    [act("folio"), "bill {s}"],
    [act("move"), "move {s}"],
    [room, "room {s}"],
    [blocked, "block {s}", "{s} out of order"],
    [register, "registration card {s}"],
    [act("noShow", "arriving"), "no-show {a}"],
    [always("walkIn"), "walk in"],
    [desk, "front desk"],
    [close, "night audit"],
  ],
  fr: [
    [checkIn, "check-in {a}", "arrivée {a}", "clé {a}"],
    [act("checkOut"), "départ {s}"],
    [act("pay"), "encaisser {s}"],
    [act("folio"), "facture de la {s}"],
    [act("move"), "changer de chambre {s}"],
    [room, "chambre {s}"],
    [blocked, "bloquer la {s}"],
    [register, "fiche de police {s}"],
    [act("noShow", "arriving"), "no-show {a}"],
    [always("walkIn"), "client sans réservation"],
    [desk, "réception"],
    [close, "clôture"],
  ],
  it: [
    [checkIn, "check-in {a}", "chiave {a}"],
    [act("checkOut"), "check-out {s}"],
    [act("pay"), "incassare {s}"],
    [act("folio"), "conto {s}"],
    [act("move"), "cambio camera {s}"],
    [room, "camera {s}"],
    [blocked, "bloccare la {s}"],
    [register, "schedina {s}"],
    [act("noShow", "arriving"), "mancato arrivo {a}"],
    [always("walkIn"), "senza prenotazione"],
    [desk, "ricevimento"],
    [close, "chiusura"],
  ],
  ru: [
    [checkIn, "заселить {a}", "ключ {a}"],
    [act("checkOut"), "выселить {s}", "выезд {s}"],
    [act("pay"), "оплата {s}"],
    [act("folio"), "счет {s}"],
    [act("move"), "переселить {s}"],
    [room, "номер {s}"],
    [blocked, "ремонт {s}"],
    [register, "регистрационная карта {s}"],
    [act("noShow", "arriving"), "незаезд {a}"],
    [always("walkIn"), "без брони"],
    [desk, "ресепшен"],
    [planning, "шахматка"],
    [close, "ночной аудит"],
  ],
  zh: [
    [checkIn, "{a} 入住", "办理入住 {a}", "{a}房卡"],
    [act("checkOut"), "{s}退房"],
    [act("pay"), "收款{s}"],
    [act("folio"), "{s}账单"],
    [act("move"), "{s}换房"],
    [room, "房间{s}"],
    [blocked, "锁房{s}"],
    [register, "登记卡{s}"],
    [act("noShow", "arriving"), "未到店{a}"],
    [always("walkIn"), "散客"],
    [desk, "前台"],
    [close, "夜审"],
  ],
  ar: [
    [checkIn, "تسجيل وصول {a}", "تسجيل الوصول {a}", "مفتاح {a}"],
    [act("checkOut"), "مغادرة {s}"],
    [act("pay"), "تحصيل {s}"],
    [act("folio"), "فاتورة {s}"],
    [act("move"), "نقل {s}"],
    [room, "الغرفة {s}"],
    [blocked, "حجب {s}"],
    [register, "بطاقة التسجيل {s}"],
    [act("noShow", "arriving"), "عدم حضور {a}"],
    [always("walkIn"), "بلا حجز"],
    [desk, "الاستقبال"],
    [close, "التدقيق الليلي"],
  ],
};

/** How the first hit is called: `{guest}`, `{arrival}` are the customers of these rooms, `{id}` the stay of the first. */
const spanish: [title: string, ...phrases: string[]][] = [
  ["Check-out de {guest}", "check-out {s}", "{s} salida"],
  ["Cobrar a {guest}", "cobrar {s}", "pago {guest}"],
  ["Folio de {guest}", "factura {s}"],
  ["Mover a {guest}", "cambiar habitacion {s}"],
  ["Habitación {s}", "{s}", "hab {s}"],
  ["Bloquear la habitación {s}", "bloquear la {s}", "averia {s}"],
  ["Check-in de {arrival}", "checkin {arrival}", "llegada {arrival}"],
  ["{guest} · {id}", "{guest}", "rsv-{number}", "RSV{number}"],
  ["Bloquear una habitación", "bloquear", "mantenimiento"],
  ["Nueva reserva", "nueva reserva"],
  ["Cliente sin reserva", "walk-in"],
  ["Sign out", "cerrar sesion"],
  ["Oscuro", "oscuro"],
  ["Omar", "omar"],
  ["Check-in/out", "recepción", "recepcoin"],
  ["Disponibilidad", "planning", "disponiblidad"],
  ["Facturas", "factura"],
  ["My Task", "tareas"],
  ["Cierre del día", "cierre"],
  ["Quejas", "reclamaciones"],
  ["Contacto", "whatsapp"],
  ["Solicitudes", "peticiones"],
  ["Fidelidad", "socios"],
  ["Settings", "ajustes"],
  ["Tarifas", "precios"],
  ["Cancelaciones", "anulaciones"],
  ["Hoteles", "cuadro de mando"],
  ["El día", "hoy"],
  ["Housekeeping", "limpieza"],
  ["Previsión", "previsión"],
];

beforeEach(alreadySignedIn);

/** What servers find is the same in each language: it is asked for in Spanish alone. */
const atHand = [deskFeature, roomStatusFeature].flatMap(({ commands = [] }) => commands);

async function search(language: LanguageCode) {
  openHotel();
  introduceAreas();
  if (language !== "es") declareCommandSources(atHand);
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
  const isOnce = (name: string) => [...inHouse, ...arrivals].filter(({ customer }) => customer === name).length === 1;
  return {
    staying: later.find(({ balance, customer }) => balance > 0 && isOnce(customer))!,
    paid: inHouse.find(({ balance, roomId }) => balance <= 0 && !comes.has(roomId))!,
    arriving: arrivals.find(({ roomId, customer }) => roomId && !taken.has(roomId) && isOnce(customer))!,
    empty: rooms.find(({ id }) => !taken.has(id) && !comes.has(id))!.number,
  };
}

describe("the palette finds at once what is meant", () => {
  it.each(Object.entries(phrases))("in %s", async (language, said) => {
    const { named, find } = await search(language as LanguageCode);
    const missed = [];
    for (const [meant, ...spoken] of said)
      for (const phrase of spoken) {
        const query = phrase.replace("{s}", named.staying.room).replace("{a}", named.arriving.room);
        const [first] = await find(query);
        if (first?.id !== meant(named)) missed.push([query, first?.id, meant(named)]);
      }
    expect(missed).toEqual([]);
    expect(said.length).toBeGreaterThanOrEqual(10);
  });

  it("in es", async () => {
    const { named, find } = await search("es");
    const { room: s, customer: guest, id } = named.staying;
    const values = { s, guest, id, number: String(Number(id.slice(4))), arrival: named.arriving.customer };
    const filled = (text: string) => text.replaceAll(/\{(\w+)\}/g, (_, name: keyof typeof values) => values[name]);
    const missed = [];
    for (const [title, ...spoken] of spanish)
      for (const phrase of spoken) {
        const [first] = await find(filled(phrase));
        if (!first?.title.startsWith(filled(title))) missed.push([phrase, first?.title]);
      }
    expect(missed).toEqual([]);
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

  it("goes before the number of a reservation, with its article, and is no beginning of all", async () => {
    const { find, named } = await search("es");
    const { room: number } = named.staying;
    expect((await find(`la ${number}`))[0]!.id).toBe(room(named));
    const [ofRoom, ofNumber] = await find(`folio ${number}`);
    expect(ofRoom!.id).toBe(act("folio")(named));
    expect(ofNumber!.id).toBe(`desk.folioOf RSV-${number.padStart(6, "0")}`);
    expect(await find("R-0")).toEqual([]);
    for (const [word, id] of [
      ["no-show", "desk.noShowOf"],
      ["llave", "desk.checkInOf"],
      ["parte", "desk.registerOf"],
    ] as const) {
      const ids = (await find(word)).map((command) => command.id);
      expect(ids, word).toContainEqual(expect.stringMatching(`^${id}`));
    }
  });

  it("says why an act is not possible in it, with the way on", async () => {
    const { find, named, navigate } = await search("es");
    const { staying, paid, arriving, empty } = named;
    const folioOf = ({ id }: { id: string }) => `/app/booking/management/booking/${id}?tab=folio`;
    const isIn = `La ${staying.room} ya tiene hecho el check-in: ${staying.customer}. Abrir su folio`;
    const isFree = `La ${empty} está libre y hoy no llega nadie. Ver sus noches`;
    const nights = `/app/booking/availability?floor=${empty[0]}`;
    const checkInPath = `/app/booking/checkinout/in/${arriving.id}`;
    const cases = [
      [`check-in ${staying.room}`, isIn, folioOf(staying)],
      [`llave ${staying.customer}`, isIn, folioOf(staying)],
      [`cobrar ${paid.room}`, `${paid.customer} no debe nada. Abrir su folio`, folioOf(paid)],
      [`check-out ${arriving.room}`, `${arriving.customer} aún no ha llegado. Hacer su check-in`, checkInPath],
      [`check-out ${empty}`, isFree, nights],
      [`parte ${empty}`, isFree, nights],
    ] as const;
    for (const [query, title, path] of cases) {
      const [first] = await find(query);
      expect(first?.title, query).toBe(title);
      first!.run();
      expect(navigate, query).toHaveBeenLastCalledWith(path);
    }
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
});
