import { describe, expect, it } from "vitest";

import { reservationListContract } from "@/contract/reservations/reservationList";
import { demoConditions } from "@/fakeBackend/core/conditions";
import { demoAskedFor, sizeIn } from "@/fakeBackend/core/demoAskedFor";
import { nightsOf } from "@/domain/stay";

import { book, draftOf, hotelApi, hotelRefusalOf, openHotel } from "../../support/hotelBackend";

const today = "2026-04-14";
const list = (query: Parameters<typeof hotelApi.listReservations>[0]["query"] = {}) =>
  hotelApi.listReservations({ query });

describe("the list of reservations", () => {
  it("starts with the ten nearest arrivals, in the form of the specification", async () => {
    const { hotel } = openHotel();
    const { rows, total } = await list();
    expect(rows).toHaveLength(10);
    expect(total).toBe([...hotel.all()].length);
    expect(rows.every(({ checkin }) => checkin.startsWith(today))).toBe(true);
    for (const { checkin, checkout, created_at, status } of rows) {
      for (const text of [checkin, checkout, created_at]) expect(text).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/);
      expect(["P", "a"]).toContain(status);
    }
    const last = await list({ page: Math.ceil(total / 10) });
    expect(last.rows.length).toBe(total % 10 || 10);
  });

  it("shows each reservation once over its pages, and filters by situation", async () => {
    openHotel({ reservations: 300 });
    for (const order of ["asc", "desc"] as const) {
      const paged = (_: unknown, place: number) => list({ sort: "total", order, page: place + 1, perPage: 30 });
      const rows = (await Promise.all(Array.from({ length: 10 }, paged))).flatMap((page) => page.rows);
      expect(new Set(rows.map(({ id }) => id)).size).toBe(300);
      const totals = rows.map(({ total }) => total);
      expect(totals).toEqual(totals.toSorted((a, b) => (order === "asc" ? a - b : b - a)));
    }
    const situated = await list({ situations: "arrivesToday,departsToday", perPage: 200 });
    expect(new Set(situated.rows.map(({ situation }) => situation))).toEqual(new Set(["arrivesToday", "departsToday"]));
  });

  it("sorts types and channels by name, plans by board, and equal rows as without a sort", async () => {
    const { hotel } = openHotel({ reservations: 300 });
    const { roomTypes, ratePlans, channels } = hotel.setUp;
    roomTypes.put({ ...roomTypes.find("DBL")!, code: "ZZZ" });
    const places = (await list({ perPage: 200 })).rows.map(({ id }) => id);
    const boards = ["roomOnly", "breakfast", "halfBoard"];
    const readAs = {
      roomTypeId: (id: string) => roomTypes.find(id)!.code,
      ratePlanId: (id: string) => String(boards.indexOf(ratePlans.find(id)!.board)),
      channelId: (id: string) => channels.find(id)!.name,
    };
    for (const sort of ["roomTypeId", "ratePlanId", "channelId"] as const)
      for (const [order, sign] of [
        ["asc", 1],
        ["desc", -1],
      ] as const) {
        const rows = await hotelApi.exportReservations({ query: { sort, order } });
        const known = rows.filter(({ id }) => places.includes(id));
        const sorted = known.toSorted(
          (one, other) =>
            sign * readAs[sort](one[sort]).localeCompare(readAs[sort](other[sort]), "es") ||
            places.indexOf(one.id) - places.indexOf(other.id),
        );
        expect(known.map(({ id }) => id)).toEqual(sorted.map(({ id }) => id));
        expect(new Set(known.map((row) => row[sort])).size).toBeGreaterThan(2);
      }
  });

  it("finds a customer in any case, with or without accents, and a reservation by its numbers", async () => {
    openHotel();
    expect((await list({ text: "iñigo peñ" })).rows).toEqual([]);
    const booked = await book({ newGuest: { ...draftOf().newGuest!, firstName: "Íñigo", lastName: "Peñalba Ōe" } });
    for (const text of ["iñigo peñ", "INIGO", "penalba oe", booked.id.toLowerCase(), booked.confirmationNumber]) {
      expect((await list({ text })).rows.map(({ id }) => id)).toEqual([booked.id]);
    }
    expect((await list({ text: "nobody is called so" })).rows).toEqual([]);
  });

  it("keeps its orders, filters and counts as reservations come, change and go", async () => {
    const { hotel } = openHotel({ reservations: 200 });
    await list({ sort: "customer" });
    const before = (await list({ sort: "total", order: "desc" })).inView;
    const booked = await book({ arrival: today, departure: "2026-04-16", roomTypeId: "DBL", adults: 1 });
    const { inView } = await list({ sort: "total" });
    expect(inView).toMatchObject({ today: before.today + 1, unassigned: before.unassigned + 1 });
    await hotelApi.deleteReservation({ params: { id: booked.id } });
    expect((await list()).inView).toEqual(before);
    const fresh = [...hotel.all()].filter(({ isDeleted }) => !isDeleted);
    const all = await hotelApi.exportReservations({ query: { sort: "total" } });
    expect(all.map(({ id }) => id).toSorted()).toEqual(fresh.map(({ id }) => id).toSorted());
    expect(all.map(({ total }) => total)).toEqual(all.map(({ total }) => total).toSorted((a, b) => a - b));
  });

  it("brings a new booking of an online agency with each refresh, where there is room", async () => {
    const { hotel } = openHotel({ reservations: 1 });
    const seen = new Set<string>();
    for (let times = 0; times < 20; times += 1) {
      const { arrived, rows } = await hotelApi.refreshReservations({ body: { sort: "created_at", order: "desc" } });
      expect(arrived).toHaveLength(1);
      seen.add(arrived[0]!.id);
      expect(rows.some(({ id }) => id === arrived[0]!.id) || times > 9).toBe(true);
      const stored = hotel.get(arrived[0]!.id);
      expect(["booking", "expedia", "airbnb"]).toContain(stored.channelId);
      for (const date of nightsOf(stored)) expect(hotel.nights.count("STE", date).type.sold).toBeLessThanOrEqual(4);
    }
    expect(seen.size).toBe(20);
  });

  it("takes a second at first, two to refresh, and none to sort, filter or page", () => {
    const { delayOf } = demoConditions();
    const { listReservations, refreshReservations } = reservationListContract;
    const delays = [listReservations, listReservations, refreshReservations, refreshReservations].map(delayOf);
    expect(delays).toEqual([1000, 0, 2000, 2000]);
  });
});

describe("the offers", () => {
  const offersFor = (more: object = {}) =>
    hotelApi.listOffers({ query: { arrival: "2026-05-12", departure: "2026-05-14", adults: 2, ...more } });

  it("name every type under every plan, with prices, deposit and what stands in the way", async () => {
    openHotel();
    const offers = await offersFor({ children: "6" });
    expect(offers).toHaveLength(6 * 5);
    expect(offers.slice(0, 5).every(({ roomTypeId }) => roomTypeId === "IND")).toBe(true);
    expect(offers[0]?.reasons[0]?.code).toBe("TOO_MANY_PEOPLE");
    const of = (plan: string) => offers.find((one) => one.roomTypeId === "FAM" && one.ratePlanId === plan)!;
    expect(of("NRF").total).toBe(of("BAR").nights.reduce((sum, { price }) => sum + Math.round(price * 0.88), 0));
    expect(of("NRF").deposit).toBe(of("NRF").total);
    expect(of("BB").total).toBe(of("BAR").total + 2 * (1800 + 450)); // the child eats at half price
    expect(of("BAR").reasons).toEqual([]);
  });

  it("go by rank, and fit the adults alone or with each of the children", async () => {
    const { hotel } = openHotel();
    const types = (await offersFor()).map(({ roomTypeId }) => roomTypeId);
    expect([...new Set(types)]).toEqual(hotel.roomTypes.toSorted((a, b) => a.rank - b.rank).map(({ id }) => id));
    const reasonsOf = async (type: string, more: object) =>
      (await offersFor(more)).find(({ roomTypeId }) => roomTypeId === type)!.reasons.map(({ code }) => code);
    expect(await reasonsOf("IND", { adults: 1 })).toEqual([]);
    expect(await reasonsOf("IND", { adults: 1, children: "" })).toEqual([]);
    expect(await reasonsOf("DBL", { children: "10" })).toEqual([]);
    expect(await reasonsOf("DBL", { children: "1,0" })).toEqual([]); // one of them in the cot
    expect(await reasonsOf("DBL", { children: "4,1,0" })).toContain("TOO_MANY_PEOPLE");
    expect(await reasonsOf("FAM", { children: "4,9" })).toEqual([]);
  });

  it("leave the reservation that is being changed out of the count", async () => {
    const { hotel } = openHotel({ reservations: 1 });
    const booked = [];
    for (let count = 0; count < 4; count += 1) booked.push(await book({ roomTypeId: "STE" }));
    const suite = async (more?: object) => (await offersFor(more)).find(({ roomTypeId }) => roomTypeId === "STE")!;
    expect(await suite()).toMatchObject({ available: 0, reasons: [{ code: "NO_AVAILABILITY" }] });
    expect(await suite({ reservationId: booked[0]!.id })).toMatchObject({ available: 1, reasons: [] });
    expect(hotel.nights.soldOn("2026-05-12")).toBe(4);
  });

  it("are refused for dates that make no stay", async () => {
    openHotel();
    expect(await hotelRefusalOf(offersFor({ departure: "2026-05-11" }))).toMatchObject({ status: 422 });
    expect(await hotelRefusalOf(offersFor({ departure: "9999-12-31" }))).toMatchObject({ codes: ["STAY_TOO_LONG"] });
  });
});

describe("the guests", () => {
  const guest = { firstName: "Zuriñe", lastName: "Ağa Kaplan", email: "z@example.com", phone: "+34 600 11 22 33" };
  const draft = { ...guest, document: "12.345.678-Z", country: "ES" };

  it("are found by a part of their data, at most twenty", async () => {
    openHotel();
    const { id } = await hotelApi.createGuest({ body: { clientId: "guest-1", draft } });
    for (const text of ["aga zuri", "Z@EXAMPLE", "+34 (0)600 11", "12345678z"])
      expect((await hotelApi.searchGuests({ query: { text } })).map((found) => found.id)).toContain(id);
    expect(await hotelApi.searchGuests({ query: { text: "ma" } })).toHaveLength(20);
    expect(await hotelApi.searchGuests({ query: { text: "  " } })).toEqual([]);
  });

  it("are known again by e-mail, telephone or document, however it is written", async () => {
    openHotel();
    const { id } = await hotelApi.createGuest({ body: { clientId: "guest-1", draft } });
    for (const query of [{ email: "Z@example.com " }, { phone: "+34600112233" }, { document: "12345678z" }]) {
      expect((await hotelApi.findDuplicates({ query })).map((found) => found.id)).toEqual([id]);
    }
    expect(await hotelApi.findDuplicates({ query: { email: "" } })).toEqual([]);
  });

  it("need a name and a way to reach them", async () => {
    openHotel();
    const refused = await hotelRefusalOf(
      hotelApi.createGuest({
        body: { clientId: "guest-1", draft: { ...draft, firstName: " ", lastName: "", email: "", phone: "" } },
      }),
    );
    expect(refused).toMatchObject({ status: 422, codes: ["GUEST_CONTACT_MISSING"] });
    expect(Object.keys(refused.fields ?? {}).toSorted()).toEqual(["email", "firstName", "phone"]);
  });
});

describe("as many reservations as an address asks for", () => {
  it("are made, over as many years as it takes, and listed", async () => {
    expect(sizeIn(demoAskedFor("?reservations=100000")).reservations).toBe(100_000);
    const { hotel } = openHotel({ reservations: 20_000 });
    expect((await list({ text: "garcia" })).total).toBeGreaterThan(200);
    expect((await list()).total).toBe(20_000);
    const years = new Set([...hotel.all()].map(({ arrival }) => arrival.slice(0, 4)));
    expect(years.size).toBeGreaterThan(2);
    expect(hotel.get("RSV-000482").arrival).toBe(today);
  }, 60_000);

  it("are few if few are asked for", async () => {
    const { hotel } = openHotel({ reservations: 3 });
    expect((await list()).total).toBe(3);
    expect(hotel.get("RSV-000482").arrival).toBe(today);
  });
});
