import type { MessageDraft } from "@/contract/guests/guestMessage";
import type { CivilDate } from "@/contract/property";
import { addDays, dayNumber } from "@/domain/civilDate";
import { addressOn } from "@/domain/guestMessages/messageFaults";
import { birthdayEventRef, dayAbout, isAbout, isBirthday, stayEventRefs } from "@/domain/guestMessages/scheduleRules";
import { messageLife } from "@/domain/guestMessages/messageLife";
import { renderTemplate } from "@/domain/guestMessages/templates";
import { languageFor, templateValues } from "@/domain/guestMessages/templateValues";
import { takesRooms } from "@/domain/reservations/situationOf";

import type { Hotel } from "../hotel/Hotel";
import { ListEntry } from "../hotel/list/ListEntry";
import type { StoredGuest } from "../hotel/books/StoredGuest";
import type { StoredReservation } from "../hotel/books/StoredReservation";
import { randomFrom } from "../core/random";
import { staff } from "../core/sampleStaff";
import { historyWith } from "../records/history";
import { comingSteps } from "./comingSteps";
import { messageId, reported, type StoredMessage } from "./MessageBook";
import { toldOf } from "./recipients";
import { messageSchedulesSeed, messageTemplatesSeed } from "./messageTemplatesSeed";

const SEED = 31_415;
const COUNT = 150;
const DAYS = 30;
const DAY = 24 * 3_600_000;
const MINUTE = 60_000;
/** In UTC. */
const MORNING = 8 * 3_600_000;

/** Texts that the desk writes without a template. */
const free = {
  es: [
    "Hemos encontrado un cargador en su habitación. ¿Se lo enviamos?",
    "Su taxi para mañana está confirmado a las 9:30.",
    "Ya hemos corregido la factura; la tiene adjunta en su correo.",
  ],
  en: [
    "We have found a charger in your room. Shall we send it to you?",
    "Your taxi for tomorrow is confirmed for 9:30.",
    "We have corrected the invoice; it is in your mail.",
  ],
};

/** A message to a guest on a day, before it is written. */
interface Occasion extends Pick<MessageDraft, "channel" | "templateId"> {
  /** "" for what a person writes. */
  eventRef: string;
  otherRefs?: string[];
  guest: StoredGuest;
  reservation?: StoredReservation;
}

/** How the last ones of the log stand: they have not gone out, or nothing is reported of them yet. */
const loose = [
  ...(["cancel", "cancel", "keep", "keep"] as const),
  ...(["schedule", "schedule", "schedule", "send", "send", "send"] as const),
];

/** The messages of the month before a business date. What happens in the sample afterwards changes none of them. */
export function messagesAt(businessDate: CivilDate, hotel: Hotel): StoredMessage[] {
  const random = randomFrom(SEED);
  const { between, pick, next } = random;
  const guestsById = new Map(hotel.sampledGuests.map((guest) => [guest.id, guest]));
  const first = addDays(businessDate, -DAYS);
  const near = hotel.sampled.filter(
    ({ state, arrival, departure }) =>
      takesRooms(state) && departure >= addDays(first, -DAYS) && arrival <= addDays(businessDate, DAYS),
  );

  const isBooked = ({ createdAt }: StoredReservation, date: CivilDate) => createdAt < dayNumber(date) * DAY;

  /** For each schedule, whom it speaks to. */
  function scheduledOn(date: CivilDate): Occasion[][] {
    return messageSchedulesSeed.map((schedule) => {
      const { moment, channel, templateId } = schedule;
      if (moment === "birthday")
        return hotel.sampledGuests
          .filter((guest) => guest.hasMarketingConsent && isBirthday(guest.birthDate, date))
          .map((guest) => ({ guest, channel, templateId, eventRef: birthdayEventRef(guest.id, date) }));
      const day = dayAbout(schedule, date);
      return near
        .filter((one) => isAbout(schedule, one, day) && isBooked(one, date))
        .map((reservation) => {
          const { id, guestId } = reservation;
          const [eventRef = "", ...otherRefs] = stayEventRefs(schedule, {
            reservationIds: [id],
            guestIds: [guestId],
            day,
          });
          return { guest: guestsById.get(guestId)!, reservation, channel, templateId, eventRef, otherRefs };
        });
    });
  }

  function byHand(date: CivilDate): Occasion {
    const known = near.filter((one) => one.departure >= date && isBooked(one, date));
    const reservation = pick(known.length > 0 ? known : near);
    const guest = guestsById.get(reservation.guestId)!;
    if (next() < 0.3) return { guest, reservation, channel: pick(["sms", "whatsApp"]), templateId: "", eventRef: "" };
    const isReady = reservation.arrival <= date && new ListEntry(reservation, hotel).room !== "";
    const templateId = isReady ? "template-3" : "template-1";
    return { guest, reservation, channel: isReady ? "whatsApp" : "mail", templateId, eventRef: "" };
  }

  function messageOf(
    { guest, reservation, channel, templateId, eventRef, otherRefs }: Occasion,
    number: number,
    at: Date,
  ) {
    const template = messageTemplatesSeed.find(({ id }) => id === templateId);
    const language = languageFor(guest.language, template?.texts ?? free);
    const body = pick(language === "es" ? free.es : free.en);
    const { subject, ...text } = { subject: "", body, ...template?.texts[language] };
    const told = reservation ? [toldOf(reservation, hotel)] : [];
    const values = templateValues(guest, told, hotel.property, language);
    const by = eventRef ? "" : pick(staff);
    const message: StoredMessage = {
      id: messageId(number),
      version: 1,
      state: "draft",
      guestId: guest.id,
      reservationId: reservation?.id ?? "",
      channel,
      templateId,
      language,
      subject: channel === "mail" ? renderTemplate(subject, values) : "",
      body: renderTemplate(text.body, values),
      time: "now",
      sendOn: "",
      address: "",
      eventRef: eventRef || `manual:sample-${number}`,
      coming: [],
      ...(otherRefs && { otherRefs }),
      history: historyWith([], { what: "created" as const }, { by, now: at }),
    };
    return { message, by };
  }

  const occasions = near.length === 0 ? [] : occasionsOf(DAYS);

  function occasionsOf(days: number) {
    const daily = Math.ceil(COUNT / days);
    const used = new Set<string>();
    return Array.from({ length: days }, (_, place) => addDays(first, place))
      .flatMap((date) => {
        const some = scheduledOn(date).flatMap((all) => {
          const isUsed = ({ eventRef, otherRefs = [] }: Occasion) =>
            [eventRef, ...otherRefs].some((ref) => used.has(ref));
          const fresh = all.filter((one) => addressOn(one.channel, one.guest) && !isUsed(one));
          return fresh.length > 0 ? [pick(fresh)] : [];
        });
        for (const { eventRef, otherRefs = [] } of some) for (const ref of [eventRef, ...otherRefs]) used.add(ref);
        const others = Array.from({ length: daily - some.length }, () => byHand(date));
        return [...some, ...others]
          .filter(({ channel, guest }) => addressOn(channel, guest))
          .map((one) => ({ ...one, date }));
      })
      .slice(0, COUNT);
  }

  const plan = occasions
    .map((occasion) => ({ occasion, at: dayNumber(occasion.date) * DAY + MORNING + between(0, 600) * MINUTE }))
    .toSorted((one, other) => one.at - other.at);
  const last = plan.filter(({ occasion }) => !occasion.eventRef).slice(-loose.length);
  return plan.map((one, place) => {
    const { occasion, at } = one;
    const { message, by } = messageOf(occasion, place + 1, new Date(at));
    const step = loose[last.indexOf(one)];
    const stepAt = new Date(at + MINUTE);
    const stepped: StoredMessage = {
      ...message,
      state: messageLife.stateAfter(step ?? "send", "draft"),
      history: historyWith(message.history, { what: step ?? "send" }, { by, now: stepAt }),
    };
    if (step === "keep") return { ...stepped, time: "kept" };
    if (step === "schedule") return { ...stepped, time: "later", sendOn: addDays(businessDate, between(1, 5)) };
    if (step === "cancel") return stepped;
    const sent = { ...stepped, address: addressOn(occasion.channel, occasion.guest) };
    return step ? sent : comingSteps(place + 1, message, stepAt).reduce(reported, sent);
  });
}
