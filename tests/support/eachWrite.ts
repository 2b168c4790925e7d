import { billingContract } from "@/contract/billing/billing";
import { billingSettingsContract } from "@/contract/billing/billingSettings";
import { complaintsContract } from "@/contract/guests/complaints";
import { guestMessagesContract } from "@/contract/guests/guestMessages";
import { guestsContract } from "@/contract/guests/guests";
import { loyaltyContract } from "@/contract/guests/loyalty";
import { roomStatusContract } from "@/contract/rooms/roomStatus";
import { requestsContract } from "@/contract/guests/requests";
import { cleaningContract } from "@/contract/rooms/cleaningTasks";
import { salesChannelsContract } from "@/contract/channels/salesChannels";
import { lostThingsContract } from "@/contract/rooms/lostThings";
import { shiftContract } from "@/contract/rooms/shift";
import { assignmentContract } from "@/contract/reservations/assignment";
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
import { dataOf } from "@/domain/guests/guestChanges";
import { takesRooms } from "@/domain/reservations/situationOf";
import { nightsOf } from "@/domain/stay";
import type { Hotel } from "@/fakeBackend/hotel/Hotel";
import type { StoredReservation } from "@/fakeBackend/hotel/books/StoredReservation";
import { createClient } from "@/shared/api/createClient";

import { closeDay, solveAll, takeStep } from "./closeCalls";
import { draftOf } from "./hotelBackend";
import { billingWrites } from "./billingWrites";
import { channelWrites } from "./channelWrites";
import { inventoryWrites } from "./inventoryCalls";
import { setUpWrites } from "./setUpWrites";
import { reservationCalls } from "./reservationCalls";

/** All calls about the hotel. */
export const wholeContract = {
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
  const future = first(({ state, arrival }) => state === "confirmed" && arrival > "2026-04-15");
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

/** The first task that nobody has begun. */
async function firstTask() {
  const { tasks } = await wholeApi.getCleaningPlan({ query: {} });
  return tasks.find(({ state, assigneeId }) => state === "open" && assigneeId !== "fatou")!;
}

/** Each kind of write, one after the other. */
export function writesOf(hotel: Hotel, one: Subjects): [name: Call | "setUp", write: () => Promise<unknown> | void][] {
  const stored = (id: string) => hotel.get(id);
  const version = (id: string) => stored(id).version;
  const guestOf = (id: string) => hotel.guests.get(stored(id).guestId);
  const reserve = () =>
    wholeApi.createReservation({
      body: { clientId: "new", draft: draftOf({ arrival: later, departure: "2026-04-22" }) },
    });
  const [ana, eva] = [
    { firstName: "Ana", lastName: "Ruiz", email: "", phone: "600111222", document: "", country: "ES" },
    { firstName: "Ana", lastName: "Ruiz", email: "", phone: "600111222", document: "", country: "PT" },
  ];
  const made: Record<string, { id: string; version: number }> = {};
  const keep = async (name: string, reply: Promise<{ id: string; version: number }>) => (made[name] = await reply);
  const complaint = {
    guestId: guestOf(one.inHouse).id,
    roomId: "",
    category: "noise",
    severity: "serious",
    department: "frontDesk",
    description: "Obras a las siete de la mañana",
  } as const;
  const request = {
    reservationId: one.future,
    kind: "highFloor",
    quantity: 1,
    dueOn: stored(one.future).arrival,
    dueTime: "16:00",
    note: "",
  } as const;
  const message = {
    guestId: guestOf(one.inHouse).id,
    reservationId: one.inHouse,
    channel: "sms",
    templateId: "",
    language: "es",
    subject: "",
    body: "Bienvenidos",
    time: "kept",
    sendOn: "",
  } as const;
  const policy = {
    name: "Prueba",
    terms: { kind: "deposit", fee: { kind: "nights", nights: 2 }, dueDaysBefore: null },
  } as const;
  const night = { params: { roomTypeId: "DBL", date: later } };
  const nightsSet = (after: number) =>
    nightsOf({ arrival: today, departure: later }).map((date) => ({ date, before: null, after }));
  const derivedAnew = {
    before: { ratePlanId: "BAR", percent: -12, amount: 0 },
    after: { ratePlanId: "BAR", percent: -15, amount: 0 },
  };
  const [cleaned] = hotel.rooms;
  const lost = {
    what: "Gafas",
    place: "",
    roomId: cleaned!.id,
    foundAt: `${today}T09:00:00.000Z`,
    foundBy: "Fatou Diop",
  };
  const counted = (reservationId: string, clientId: string) => ({
    body: {
      clientId,
      roomId: cleaned!.id,
      reservationId,
      items: [{ productId: "minibarWater", quantity: 1 }],
      countedBy: "Fatou Diop",
    },
  });
  return [
    ["createLostThing", () => keep("lost", wholeApi.createLostThing({ body: { clientId: "lost", draft: lost } }))],
    [
      "actOnLostThing",
      () =>
        wholeApi.actOnLostThing({
          params: { id: made.lost!.id, action: "giveBack" },
          body: { version: made.lost!.version, note: "En mano" },
        }),
    ],
    ["postMinibar", () => wholeApi.postMinibar(counted(one.inHouse, "minibar"))],
    ["postMinibar", () => wholeApi.postMinibar(counted(one.gone, "late minibar"))],
    [
      "reportFault",
      () =>
        wholeApi.reportFault({
          body: { clientId: "fault", roomId: cleaned!.id, text: "Gotea el grifo", reportedBy: "Fatou Diop" },
        }),
    ],
    [
      "shareOut",
      async () => {
        const task = await firstTask();
        await wholeApi.shareOut({ body: { date: today, tasks: [{ ...task, assigneeId: "" }] } });
      },
    ],
    [
      "actOnTask",
      async () => {
        const task = await firstTask();
        await wholeApi.actOnTask({ params: { id: task.id, action: "start" }, body: { version: task.version } });
      },
    ],
    ["setAbsence", () => wholeApi.setAbsence({ params: { date: today, personId: "fatou" }, body: { isAbsent: true } })],
    [
      "changeRates",
      () =>
        wholeApi.changeRates({
          body: {
            changes: hotel.roomTypes.flatMap(({ id: roomTypeId }) => [
              { ratePlanId: "BAR", roomTypeId, field: "price", nights: nightsSet(444_00) },
              { ratePlanId: "BAR", roomTypeId, field: "minStay", nights: nightsSet(3) },
            ]),
          },
        }),
    ],
    ["changeDerivation", () => wholeApi.changeDerivation({ params: { ratePlanId: "NRF" }, body: derivedAnew })],
    [
      "changeFloor",
      () => wholeApi.changeFloor({ params: { roomTypeId: "STE" }, body: { before: 150_00, after: 160_00 } }),
    ],
    ["createPolicy", () => keep("policy", wholeApi.createPolicy({ body: { clientId: "policy", draft: policy } }))],
    [
      "updatePolicy",
      () =>
        keep(
          "policy",
          wholeApi.updatePolicy({
            params: { id: made.policy!.id },
            body: { version: made.policy!.version, draft: { ...policy, name: "Otra" } },
          }),
        ),
    ],
    [
      "actOnPolicy",
      () =>
        wholeApi.actOnPolicy({
          params: { id: made.policy!.id, action: "attach" },
          body: {
            version: made.policy!.version,
            ratePlanId: "BAR",
            formerId: hotel.setUp.ratePlans.find("BAR")!.depositPolicyId,
          },
        }),
    ],
    ["createReservation", () => keep("stay", reserve())],
    [
      "createBooking",
      async () => {
        const draft = draftOf({ arrival: later, departure: "2026-04-22" });
        const room = { roomTypeId: "DBL", ratePlanId: "BAR", adults: 2, childrenAges: [], guest: "" };
        await wholeApi.createBooking({ body: { clientId: "together", draft, rooms: [room], routed: ["room"] } });
      },
    ],
    [
      "updateReservation",
      () =>
        keep(
          "stay",
          wholeApi.updateReservation({
            params: { id: made.stay!.id },
            body: {
              version: made.stay!.version,
              draft: {
                ...draftOf({ arrival: later, departure: "2026-04-23" }),
                guestId: stored(made.stay!.id).guestId,
                newGuest: undefined,
              },
            },
          }),
        ),
    ],
    [
      "actOnFolio",
      () =>
        wholeApi.actOnFolio({
          params: { id: one.inHouse, action: "charge" },
          body: {
            version: version(one.inHouse),
            sourceRef: "t1",
            description: "Minibar",
            quantity: 1,
            unitPrice: 700,
            vat: 10,
          },
        }),
    ],
    [
      "actOnFolio",
      () =>
        wholeApi.actOnFolio({
          params: { id: one.leaving, action: "pay" },
          body: { version: version(one.leaving), sourceRef: "t2", method: "card", amount: 5_00, isDeposit: true },
        }),
    ],
    [
      "actOnReservation",
      () =>
        wholeApi.actOnReservation({
          params: { id: one.arriving, action: "checkIn" },
          body: { version: version(one.arriving), keys: 1, overrideReason: "Prueba" },
        }),
    ],
    [
      "actOnMany",
      () => wholeApi.actOnMany({ body: { action: "cancel", ids: [one.future], cancelReason: "guestRequest" } }),
    ],
    [
      "actOnReservation",
      () =>
        wholeApi.actOnReservation({
          params: { id: one.future, action: "reactivate" },
          body: { version: version(one.future) },
        }),
    ],
    ["deleteReservation", () => wholeApi.deleteReservation({ params: { id: made.stay!.id } })],
    ["restoreReservation", () => wholeApi.restoreReservation({ params: { id: made.stay!.id } })],
    ["refreshReservations", () => wholeApi.refreshReservations({ body: {} })],
    [
      "blockRoom",
      async () => {
        const block = { roomId: freeRoom(hotel), kind: "outOfOrder", reason: "Pintura" } as const;
        await wholeApi.blockRoom({ params: { id: "block-u" }, body: { ...block, from: later, to: "2026-04-21" } });
        return wholeApi.blockRoom({ params: { id: "block-t" }, body: { ...block, from: today, to: later } });
      },
    ],
    ["liftBlock", () => wholeApi.liftBlock({ params: { id: "block-t" } })],
    ["undoBlock", () => wholeApi.undoBlock({ params: { id: "block-u" } })],
    ["allowOverbooking", () => wholeApi.allowOverbooking({ ...night, body: { rooms: 2, reason: "Congreso" } })],
    ["liftOverbooking", () => wholeApi.liftOverbooking(night)],
    [
      "moveStays",
      () =>
        wholeApi.moveStays({
          body: { clientId: "move", moves: [{ ...moveOf(stored(made.stay!.id)), roomId: freeRoom(hotel) }] },
        }),
    ],
    ["undoMoves", () => wholeApi.undoMoves({ params: { clientId: "move" } })],
    [
      "applyAssignment",
      () =>
        wholeApi.applyAssignment({
          body: {
            clientId: "assign",
            moves: [{ reservationId: made.stay!.id, version: version(made.stay!.id), roomId: freeRoom(hotel) }],
          },
        }),
    ],
    [
      "actAtDesk",
      () =>
        wholeApi.actAtDesk({
          params: { id: one.arriving, action: "cleanRoom" },
          body: { version: version(one.arriving) },
        }),
    ],
    [
      "actOnRoom",
      async () => {
        const { rooms } = await wholeApi.listRoomStatuses();
        const { id, version: known } = rooms.find(({ cleanliness }) => cleanliness === "clean")!;
        return wholeApi.actOnRoom({ params: { id, action: "markDirty" }, body: { version: known } });
      },
    ],
    [
      "actAtDesk",
      () =>
        wholeApi.actAtDesk({
          params: { id: one.inHouse, action: "completeGuest" },
          body: { version: version(one.inHouse), guest: { birthDate: "1971-02-03" } },
        }),
    ],
    ["createGuest", () => keep("ana", wholeApi.createGuest({ body: { clientId: "ana", draft: ana } }))],
    ["createGuest", () => keep("eva", wholeApi.createGuest({ body: { clientId: "eva", draft: eva } }))],
    [
      "setGuestsApart",
      () => wholeApi.setGuestsApart({ params: { id: made.ana!.id }, body: { otherId: made.eva!.id, isApart: true } }),
    ],
    [
      "setGuestsApart",
      () => wholeApi.setGuestsApart({ params: { id: made.ana!.id }, body: { otherId: made.eva!.id, isApart: false } }),
    ],
    [
      "mergeGuests",
      () =>
        wholeApi.mergeGuests({
          params: { id: made.ana!.id },
          body: {
            otherId: made.eva!.id,
            version: hotel.guests.find(made.ana!.id)!.version,
            otherVersion: hotel.guests.find(made.eva!.id)!.version,
            chosen: { country: "kept" },
          },
        }),
    ],
    ["unmergeGuests", () => wholeApi.unmergeGuests({ params: { id: made.ana!.id }, body: { otherId: made.eva!.id } })],
    ["deleteGuest", () => wholeApi.deleteGuest({ params: { id: made.eva!.id } })],
    ["restoreGuest", () => wholeApi.restoreGuest({ params: { id: made.eva!.id } })],
    [
      "updateGuest",
      () => {
        const guest = guestOf(one.inHouse);
        return wholeApi.updateGuest({
          params: { id: guest.id },
          body: { version: guest.version, draft: { ...dataOf(guest), firstName: "Otra", isVip: !guest.isVip } },
        });
      },
    ],
    [
      "actOnGuest",
      () => {
        const { id, version: known } = guestOf(one.future);
        return wholeApi.actOnGuest({
          params: { id, action: "markUnwelcome" },
          body: { version: known, reason: "Ruido" },
        });
      },
    ],
    [
      "createComplaint",
      () => keep("complaint", wholeApi.createComplaint({ body: { clientId: "c", draft: complaint } })),
    ],
    [
      "updateComplaint",
      () =>
        keep(
          "complaint",
          wholeApi.updateComplaint({
            params: { id: made.complaint!.id },
            body: { version: made.complaint!.version, draft: { ...complaint, severity: "minor" } },
          }),
        ),
    ],
    [
      "actOnComplaint",
      () =>
        wholeApi.actOnComplaint({
          params: { id: made.complaint!.id, action: "resolve" },
          body: { version: made.complaint!.version, solution: "Cambio" },
        }),
    ],
    ["createRequest", () => keep("request", wholeApi.createRequest({ body: { clientId: "r", draft: request } }))],
    [
      "updateRequest",
      () =>
        keep(
          "request",
          wholeApi.updateRequest({
            params: { id: made.request!.id },
            body: { version: made.request!.version, draft: { ...request, note: "Sur" } },
          }),
        ),
    ],
    [
      "actOnRequest",
      () =>
        wholeApi.actOnRequest({
          params: { id: made.request!.id, action: "accept" },
          body: { version: made.request!.version },
        }),
    ],
    [
      "createGuestMessage",
      () => keep("message", wholeApi.createGuestMessage({ body: { clientId: "m", draft: message } })),
    ],
    [
      "createGuestMessage",
      () =>
        wholeApi.createGuestMessage({
          body: { clientId: "waiting", draft: { ...message, body: "Bienvenidos a {{hotel.nombre}}" } },
        }),
    ],
    ["sendDueMessages", () => wholeApi.sendDueMessages()],
    [
      "createTemplate",
      () =>
        keep(
          "template",
          wholeApi.createTemplate({
            body: {
              clientId: "t",
              draft: { name: "Prueba", purpose: "stay", texts: { es: { subject: "Hola", body: "Hola" } } },
            },
          }),
        ),
    ],
    [
      "updateTemplate",
      () =>
        keep(
          "template",
          wholeApi.updateTemplate({
            params: { id: made.template!.id },
            body: {
              version: made.template!.version,
              draft: { name: "Prueba 2", purpose: "stay", texts: { es: { subject: "Hola", body: "Hola" } } },
            },
          }),
        ),
    ],
    [
      "createSchedule",
      () =>
        keep(
          "schedule",
          wholeApi.createSchedule({
            body: {
              clientId: "s",
              draft: { moment: "beforeArrival", days: 0, channel: "mail", templateId: made.template!.id, isOn: true },
            },
          }),
        ),
    ],
    [
      "addHandover",
      () =>
        keep(
          "note",
          wholeApi.addHandover({ body: { clientId: "h", text: "Llaves" } }).then(({ id }) => ({ id, version: 1 })),
        ),
    ],
    ["seeHandover", () => wholeApi.seeHandover({ params: { id: made.note!.id } })],
    ["enrolGuest", () => wholeApi.enrolGuest({ params: { id: made.ana!.id } })],
    [
      "updateLevel",
      async () => {
        const { levels } = await wholeApi.getProgramme();
        const { id, version: known, minNights, minSpend } = levels.at(-1)!;
        return wholeApi.updateLevel({
          params: { id },
          body: { version: known, draft: { minNights, minSpend, benefits: ["Fruta"] } },
        });
      },
    ],
    [
      "actOnMember",
      async () => {
        const { id, version: known } = await wholeApi.getMember({ params: { id: made.ana!.id } });
        return wholeApi.actOnMember({
          params: { id, action: "adjust" },
          body: { version: known, points: 50, reason: "Regalo" },
        });
      },
    ],
    [
      "updateGuestMessage",
      () =>
        keep(
          "message",
          wholeApi.updateGuestMessage({
            params: { id: made.message!.id },
            body: { version: made.message!.version, draft: { ...message, body: "Adiós" } },
          }),
        ),
    ],
    [
      "actOnGuestMessage",
      () =>
        wholeApi.actOnGuestMessage({
          params: { id: made.message!.id, action: "send" },
          body: { version: made.message!.version },
        }),
    ],
    [
      "sendBulkMessage",
      () =>
        wholeApi.sendBulkMessage({
          body: { clientId: "b", reservationIds: one.stays, channel: "mail", templateId: made.template!.id },
        }),
    ],
    [
      "updateSchedule",
      () =>
        wholeApi.updateSchedule({
          params: { id: made.schedule!.id },
          body: {
            version: made.schedule!.version,
            draft: { moment: "beforeArrival", days: 2, channel: "mail", templateId: made.template!.id, isOn: false },
          },
        }),
    ],
    [
      "saveRegister",
      async () => {
        const { version: known, travellers } = await wholeApi.getRegister({ params: { id: one.inHouse } });
        return wholeApi.saveRegister({
          params: { id: one.inHouse },
          body: {
            version: known,
            draft: { travellers: travellers.map((each) => ({ ...each, address: "Calle Mayor 1" })) },
          },
        });
      },
    ],
    ["prepareRegisters", () => wholeApi.prepareRegisters({ body: { ids: [one.register] } })],
    ["markRegistersSent", () => wholeApi.markRegistersSent({ body: { ids: [one.register], sentOn: today, lot: "" } })],
    ["takeBackRegister", () => wholeApi.takeBackRegister({ params: { id: one.register }, body: { reason: "Error" } })],
    [
      "setUp",
      () =>
        hotel.setUp.rooms.put({
          id: "R-501",
          number: "501",
          floor: 5,
          roomTypeId: "STE",
          features: [],
          isActive: true,
        }),
    ],
    ...(Object.entries(billingWrites(one.inHouse, one.leaving)) as [Call, () => Promise<unknown>][]),
    ...(Object.entries(inventoryWrites()) as [Call, () => Promise<void>][]),
    ...(Object.entries(channelWrites()) as [Call, () => Promise<void>][]),
    ...Object.values(setUpWrites(hotel)).map((write): [name: "setUp", write: () => void] => ["setUp", write]),
    ["solveInClose", async () => takeStep(await wholeApi.getClose(), () => 0)],
    ["undoInClose", undoLast],
    ["countCash", takeSteps],
    ["closeDay", () => closeDay(today)],
    [
      "actOnGuest",
      () => {
        const { id, version: known } = hotel.guests.get(made.eva!.id);
        return wholeApi.actOnGuest({ params: { id, action: "anonymise" }, body: { version: known, redact: [] } });
      },
    ],
  ];
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
