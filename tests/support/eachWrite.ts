import { billingContract } from "@/contract/billing/billing";
import { billingSettingsContract } from "@/contract/billing/billingSettings";
import { companiesContract } from "@/contract/companies/companies";
import { companyPageContract } from "@/contract/companies/companyPage";
import { complaintsContract } from "@/contract/guests/complaints";
import { guestMessagesContract } from "@/contract/guests/guestMessages";
import type { ScheduleDraft } from "@/contract/guests/messageSchedule";
import { guestsContract } from "@/contract/guests/guests";
import { loyaltyContract } from "@/contract/guests/loyalty";
import { roomStatusContract } from "@/contract/rooms/roomStatus";
import { requestsContract } from "@/contract/guests/requests";
import { cleaningContract } from "@/contract/rooms/cleaningTasks";
import { salesChannelsContract } from "@/contract/channels/salesChannels";
import { lostThingsContract } from "@/contract/rooms/lostThings";
import { shiftContract } from "@/contract/rooms/shift";
import { assignmentContract } from "@/contract/reservations/assignment";
import { salesFiguresContract } from "@/contract/figures/salesFigures";
import { closeContract } from "@/contract/day/close";
import { figuresContract } from "@/contract/figures/hotelFigures";
import { reportsContract } from "@/contract/figures/reports";
import { dayContract } from "@/contract/day/day";
import { deskContract } from "@/contract/reservations/desk";
import { folioContract } from "@/contract/reservations/folios";
import { handoverContract } from "@/contract/day/handover";
import { policiesContract } from "@/contract/reservations/policyRecords";
import { planningContract } from "@/contract/reservations/planning";
import { rateCalendarContract } from "@/contract/reservations/rateCalendar";
import { ratesContract } from "@/contract/reservations/rates";
import { registerContract } from "@/contract/reservations/registers";
import { inventoryContract } from "@/contract/rooms/inventoryCalls";
import { setUpContract } from "@/contract/reservations/setUp";
import { articlesContract } from "@/contract/pos/articles";
import { priceListsContract } from "@/contract/pos/priceLists";
import { tillContract } from "@/contract/pos/till";
import { dataOf } from "@/domain/guests/guestChanges";
import { takesRooms } from "@/domain/reservations/situationOf";
import { nightsOf } from "@/domain/stay";
import type { Hotel } from "@/fakeBackend/hotel/Hotel";
import type { StoredReservation } from "@/fakeBackend/hotel/books/StoredReservation";
import { createClient } from "@/shared/api/createClient";

import { complaintOf } from "./complaintCalls";
import { closeDay, solveAll, takeStep } from "./closeCalls";
import { draftOf } from "./hotelBackend";
import { messageTo, scheduleOf } from "./messageCalls";
import { billingWrites } from "./billingWrites";
import { channelWrites } from "./channelWrites";
import { inventoryWrites } from "./inventoryCalls";
import { companyWrites } from "./companyCalls";
import { tillWrites } from "./tillWrites";
import { setUpWrites } from "./setUpWrites";
import { reservationCalls } from "./reservationCalls";

/** All calls about the hotel. */
export const wholeContract = {
  ...companiesContract,
  ...companyPageContract,
  ...articlesContract,
  ...priceListsContract,
  ...tillContract,
  ...salesFiguresContract,
  ...complaintsContract,
  ...guestMessagesContract,
  ...guestsContract,
  ...loyaltyContract,
  ...cleaningContract,
  ...lostThingsContract,
  ...requestsContract,
  ...assignmentContract,
  ...billingContract,
  ...billingSettingsContract,
  ...salesChannelsContract,
  ...closeContract,
  ...dayContract,
  ...deskContract,
  ...roomStatusContract,
  ...figuresContract,
  ...folioContract,
  ...handoverContract,
  ...inventoryContract,
  ...planningContract,
  ...policiesContract,
  ...rateCalendarContract,
  ...ratesContract,
  ...registerContract,
  ...reportsContract,
  ...reservationCalls,
  ...setUpContract,
  ...shiftContract,
};
export const wholeApi = createClient(wholeContract);
export type Call = keyof typeof wholeContract;

const today = "2026-04-14";
const later = "2026-04-20";

/** Records of the sample that the writes are about. */
export async function subjectsIn(hotel: Hotel) {
  const all = [...hotel.all()];
  const first = (isWanted: (stay: StoredReservation) => boolean) => all.find(isWanted)!.id;
  const [inHouse, leaving] = [
    first(({ state, departure }) => state === "inHouse" && departure > "2026-04-15"),
    first(({ state, departure }) => state === "inHouse" && departure === today),
  ];
  const { rooms } = await wholeApi.getDesk();
  const isDirty = (id?: string) => rooms.some(({ roomId, cleanliness }) => roomId === id && cleanliness === "dirty");
  const arriving = first(
    ({ state, arrival, nights }) => state === "confirmed" && arrival === today && isDirty(nights[0]?.roomId),
  );
  const gone = first(({ state }) => state === "checkedOut");
  const future = first(
    ({ id, state, arrival, billing }) =>
      state === "confirmed" && arrival > "2026-04-15" && !billing && hotel.membersOf(id).length === 0,
  );
  const [complaint, request, message] = await Promise.all([
    wholeApi.exportComplaints({ query: {} }),
    wholeApi.exportRequests({ query: {} }),
    wholeApi.exportGuestMessages({ query: {} }),
  ]);
  const [template, schedule] = [await wholeApi.listTemplates(), await wholeApi.listSchedules()];
  const stays = [inHouse, leaving, arriving, future];
  return {
    inHouse,
    leaving,
    arriving,
    future,
    gone,
    stays,
    /** A room of the dearest type. */
    suite: hotel.rooms.find(({ roomTypeId }) => roomTypeId === "STE")!.id,
    guests: stays.map((id) => hotel.get(id).guestId),
    complaints: complaint.slice(0, 3).map(({ id }) => id),
    requests: request.slice(0, 3).map(({ id }) => id),
    messages: message.slice(0, 3).map(({ id }) => id),
    /** A register that can be sent. */
    register: (await wholeApi.listRegisters()).find(({ incomplete, state }) => incomplete === 0 && state !== "sent")!
      .id,
    template: template[0]!.id,
    schedule: schedule[0]!.id,
  };
}
export type Subjects = Awaited<ReturnType<typeof subjectsIn>>;

type Write = [name: Call | "setUp", write: () => unknown];
interface Versioned {
  id: string;
  version: number;
}

const created = <Draft extends object>(clientId: string, draft: Draft) => ({ body: { clientId, draft } });
const changed = <Draft extends object>({ id, version }: Versioned, draft: Draft) => ({
  params: { id },
  body: { version, draft },
});
const acted = <Input extends object>({ id, version }: Versioned, action: string, input: Input = {} as Input) => ({
  params: { id, action },
  body: { version, ...input },
});

const draft = draftOf({ arrival: later, departure: "2026-04-22" });
const ana = { firstName: "Ana", lastName: "Ruiz", email: "", phone: "600111222", document: "", country: "ES" };
const policy = {
  name: "Prueba",
  terms: { kind: "deposit", fee: { kind: "nights", nights: 2 }, dueDaysBefore: null },
} as const;
const template = { name: "Prueba", purpose: "stay", texts: { es: { subject: "Hola", body: "Hola" } } } as const;

/** Each kind of write, one after the other. */
export function writesOf(hotel: Hotel, one: Subjects): Write[] {
  const stored = (id: string) => hotel.get(id);
  const guestOf = (id: string) => hotel.guests.get(stored(id).guestId);
  const kept = new Map<string, Versioned>();
  const made = (name: string) => kept.get(name)!;

  /** A call whose request is made when its turn comes; its reply is `made(as)` for the calls after it. */
  const call = <Name extends Call>(
    name: Name,
    request?: () => Parameters<(typeof wholeApi)[Name]>[0] | Promise<Parameters<(typeof wholeApi)[Name]>[0]>,
    as?: string,
  ): Write => {
    const make = wholeApi[name] as (sent?: unknown) => Promise<unknown>;
    return [
      name,
      async () => {
        const reply = await make(await request?.());
        if (as) kept.set(as, reply as Versioned);
      },
    ];
  };

  const [room] = hotel.rooms;
  const guestId = guestOf(one.inHouse).id;
  const complaint = complaintOf({ guestId, roomId: "" });
  const request = {
    reservationId: one.future,
    kind: "highFloor",
    quantity: 1,
    dueOn: stored(one.future).arrival,
    dueTime: "16:00",
    note: "",
  } as const;
  const asSms = { channel: "sms", subject: "", body: "Bienvenidos", time: "kept" } as const;
  const message = messageTo(guestId, { ...asSms, reservationId: one.inHouse });
  const foundBy = "Fatou Diop";
  const lost = { what: "Gafas", place: "", roomId: room!.id, foundAt: `${today}T09:00:00.000Z`, foundBy };
  const items = [{ productId: "minibarWater", quantity: 1 }];
  const counted = (reservationId: string, clientId: string) => ({
    body: { clientId, roomId: room!.id, reservationId, items, countedBy: foundBy },
  });
  const night = { params: { roomTypeId: "DBL", date: later } };
  const nightsSet = (after: number) =>
    nightsOf({ arrival: today, departure: later }).map((date) => ({ date, before: null, after }));
  const ratesSet = hotel.roomTypes.flatMap(({ id: roomTypeId }) => [
    { ratePlanId: "BAR", roomTypeId, field: "price" as const, nights: nightsSet(444_00) },
    { ratePlanId: "BAR", roomTypeId, field: "minStay" as const, nights: nightsSet(3) },
  ]);
  const derived = (percent: number) => ({ ratePlanId: "BAR", percent, amount: 0 });
  const block = (id: string, from: string, to: string) => ({
    params: { id },
    body: { roomId: freeRoom(hotel), kind: "outOfOrder" as const, reason: "Pintura", from, to },
  });
  const schedule = (changes: Partial<ScheduleDraft> = {}): ScheduleDraft =>
    scheduleOf({ days: 0, templateId: made("template").id, ...changes });
  const apart = (isApart: boolean) => ({ params: { id: made("ana").id }, body: { otherId: made("eva").id, isApart } });

  return [
    call("createLostThing", () => created("lost", lost), "lost"),
    call("actOnLostThing", () => acted(made("lost"), "giveBack", { note: "En mano" })),
    call("postMinibar", () => counted(one.inHouse, "minibar")),
    call("postMinibar", () => counted(one.gone, "late minibar")),
    call("reportFault", () => ({
      body: { clientId: "fault", roomId: room!.id, text: "Gotea el grifo", reportedBy: foundBy },
    })),
    call("shareOut", async () => ({ body: { date: today, tasks: [{ ...(await firstTask()), assigneeId: "" }] } })),
    call("actOnTask", async () => acted(await firstTask(), "start")),
    call("setAbsence", () => ({ params: { date: today, personId: "fatou" }, body: { isAbsent: true } })),
    call("changeRates", () => ({ body: { changes: ratesSet } })),
    call("changeDerivation", () => ({
      params: { ratePlanId: "NRF" },
      body: { before: derived(-12), after: derived(-15) },
    })),
    call("changeFloor", () => ({ params: { roomTypeId: "STE" }, body: { before: 150_00, after: 160_00 } })),
    call("createPolicy", () => created("policy", policy), "policy"),
    call("updatePolicy", () => changed(made("policy"), { ...policy, name: "Otra" }), "policy"),
    call("actOnPolicy", () => {
      const formerId = hotel.setUp.ratePlans.find("BAR")!.depositPolicyId;
      return acted(made("policy"), "attach", { ratePlanId: "BAR", formerId });
    }),
    call("createReservation", () => created("new", draft), "stay"),
    call("createBooking", () => {
      const together = { roomTypeId: "DBL", ratePlanId: "BAR", adults: 2, childrenAges: [], guest: "" };
      return { body: { clientId: "together", draft, rooms: [together], routed: ["room" as const] } };
    }),
    call("updateReservation", () => {
      const { guestId: known } = stored(made("stay").id);
      return changed(made("stay"), { ...draft, departure: "2026-04-23", guestId: known, newGuest: undefined });
    }),
    call("actOnFolio", () => {
      const charge = { description: "Minibar", quantity: 1, unitPrice: 700, vat: 10 as const };
      return acted(stored(one.inHouse), "charge", { sourceRef: "t1", ...charge });
    }),
    call("actOnFolio", () =>
      acted(stored(one.leaving), "pay", { sourceRef: "t2", method: "card" as const, amount: 5_00, isDeposit: true }),
    ),
    call("actOnReservation", () => acted(stored(one.arriving), "checkIn", { keys: 1, overrideReason: "Prueba" })),
    call("actOnMany", () => ({
      body: { action: "cancel" as const, ids: [one.future], cancelReason: "guestRequest" as const },
    })),
    call("actOnReservation", () => acted(stored(one.future), "reactivate")),
    call("deleteReservation", () => ({ params: { id: made("stay").id } })),
    call("restoreReservation", () => ({ params: { id: made("stay").id } })),
    call("refreshReservations", () => ({ body: {} })),
    call("blockRoom", () => block("block-u", later, "2026-04-21")),
    call("blockRoom", () => block("block-t", today, later)),
    call("liftBlock", () => ({ params: { id: "block-t" } })),
    call("undoBlock", () => ({ params: { id: "block-u" } })),
    call("allowOverbooking", () => ({ ...night, body: { rooms: 2, reason: "Congreso" } })),
    call("liftOverbooking", () => night),
    call("moveStays", () => ({
      body: { clientId: "move", moves: [{ ...moveOf(stored(made("stay").id)), roomId: freeRoom(hotel) }] },
    })),
    call("undoMoves", () => ({ params: { clientId: "move" } })),
    call("applyAssignment", () => {
      const { id: reservationId, version } = stored(made("stay").id);
      return { body: { clientId: "assign", moves: [{ reservationId, version, roomId: freeRoom(hotel) }] } };
    }),
    call("actAtDesk", () => acted(stored(one.arriving), "cleanRoom")),
    call("actOnRoom", async () => {
      const { rooms } = await wholeApi.listRoomStatuses();
      return acted(
        rooms.find(({ cleanliness }) => cleanliness === "clean")!,
        "markDirty",
      );
    }),
    call("actAtDesk", () => acted(stored(one.inHouse), "completeGuest", { guest: { birthDate: "1971-02-03" } })),
    call("createGuest", () => created("ana", ana), "ana"),
    call("createGuest", () => created("eva", { ...ana, country: "PT" }), "eva"),
    call("setGuestsApart", () => apart(true)),
    call("setGuestsApart", () => apart(false)),
    call("mergeGuests", () => {
      const [{ version }, { version: otherVersion }] = [guestNamed("ana"), guestNamed("eva")];
      const body = { otherId: made("eva").id, version, otherVersion, chosen: { country: "kept" as const } };
      return { params: { id: made("ana").id }, body };
    }),
    call("unmergeGuests", () => ({ params: { id: made("ana").id }, body: { otherId: made("eva").id } })),
    call("deleteGuest", () => ({ params: { id: made("eva").id } })),
    call("restoreGuest", () => ({ params: { id: made("eva").id } })),
    call("updateGuest", () => {
      const guest = guestOf(one.inHouse);
      return changed(guest, { ...dataOf(guest), firstName: "Otra", isVip: !guest.isVip });
    }),
    call("actOnGuest", () => acted(guestOf(one.future), "markUnwelcome", { reason: "Ruido" })),
    call("createComplaint", () => created("c", complaint), "complaint"),
    call("updateComplaint", () => changed(made("complaint"), { ...complaint, severity: "minor" }), "complaint"),
    call("actOnComplaint", () => acted(made("complaint"), "resolve", { solution: "Cambio" })),
    call("createRequest", () => created("r", request), "request"),
    call("updateRequest", () => changed(made("request"), { ...request, note: "Sur" }), "request"),
    call("actOnRequest", () => acted(made("request"), "accept")),
    call("createGuestMessage", () => created("m", message), "message"),
    call("createGuestMessage", () => created("waiting", { ...message, body: "Bienvenidos a {{hotel.nombre}}" })),
    call("sendDueMessages"),
    call("createTemplate", () => created("t", template), "template"),
    call("updateTemplate", () => changed(made("template"), { ...template, name: "Prueba 2" }), "template"),
    call("createSchedule", () => created("s", schedule()), "schedule"),
    call("addHandover", () => ({ body: { clientId: "h", text: "Llaves" } }), "note"),
    call("seeHandover", () => ({ params: { id: made("note").id } })),
    call("enrolGuest", () => ({ params: { id: made("ana").id } })),
    call("updateLevel", async () => {
      const { levels } = await wholeApi.getProgramme();
      return changed(levels.at(-1)!, { ...levels.at(-1)!, benefits: ["Fruta"] });
    }),
    call("actOnMember", async () => {
      const member = await wholeApi.getMember({ params: { id: made("ana").id } });
      return acted(member, "adjust", { points: 50, reason: "Regalo" });
    }),
    call("updateGuestMessage", () => changed(made("message"), { ...message, body: "Adiós" }), "message"),
    call("actOnGuestMessage", () => acted(made("message"), "send")),
    call("sendBulkMessage", () => ({
      body: { clientId: "b", reservationIds: one.stays, channel: "mail" as const, templateId: made("template").id },
    })),
    call("updateSchedule", () => changed(made("schedule"), schedule({ days: 2, isOn: false }))),
    call("saveRegister", async () => {
      const { version, travellers } = await wholeApi.getRegister({ params: { id: one.inHouse } });
      const written = travellers.map((each) => ({ ...each, address: "Calle Mayor 1" }));
      return changed({ id: one.inHouse, version }, { travellers: written });
    }),
    call("prepareRegisters", () => ({ body: { ids: [one.register] } })),
    call("markRegistersSent", () => ({ body: { ids: [one.register], sentOn: today, lot: "" } })),
    call("takeBackRegister", () => ({ params: { id: one.register }, body: { reason: "Error" } })),
    ["setUp", () => hotel.setUp.rooms.put({ ...room!, id: "R-501", number: "501", floor: 5, roomTypeId: "STE" })],
    ...(Object.entries(billingWrites(one.inHouse, one.leaving)) as Write[]),
    ...(Object.entries(companyWrites()) as Write[]),
    ...(Object.entries(tillWrites()) as Write[]),
    ...(Object.entries(inventoryWrites()) as Write[]),
    ...(Object.entries(channelWrites()) as Write[]),
    ...Object.values(setUpWrites(hotel)).map((write): Write => ["setUp", write]),
    ["solveInClose", async () => takeStep(await wholeApi.getClose(), () => 0)],
    ["undoInClose", undoLast],
    ["countCash", takeSteps],
    ["closeDay", () => closeDay(today)],
    call("actOnGuest", () => acted(guestNamed("eva"), "anonymise", { redact: [] })),
  ];

  function guestNamed(name: string) {
    return hotel.guests.find(made(name).id)!;
  }
}

/** The first task that nobody has begun. */
async function firstTask() {
  const { tasks } = await wholeApi.getCleaningPlan({ query: {} });
  return tasks.find(({ state, assigneeId }) => state === "open" && assigneeId !== "fatou")!;
}

async function undoLast() {
  const { date, arrivals } = await wholeApi.getClose();
  await solveAll(date, arrivals.slice(0, 1), "noShow", "undone");
  await wholeApi.undoInClose({ params: { date, clientId: "undone" } });
}

async function takeSteps() {
  while (await takeStep(await wholeApi.getClose(), () => 0));
}

const freeRoom = (hotel: Hotel) =>
  hotel.rooms.find(
    ({ id, roomTypeId }) =>
      roomTypeId === "DBL" &&
      ![...hotel.all()].some(
        (stay) =>
          takesRooms(stay.state) &&
          stay.nights.some((one) => one.roomId === id && one.date >= today && one.date < "2026-05-01"),
      ),
  )!.id;

const moveOf = ({ id, version, arrival, departure }: StoredReservation) => ({
  reservationId: id,
  version,
  arrival,
  departure,
  from: arrival,
  to: departure,
  isRepriced: false,
});
