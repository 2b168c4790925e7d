import { messageLimits, type MessageDraft, type MessageReason, type Recipient } from "@/contract/guests/guestMessage";
import type { ScheduleDraft } from "@/contract/guests/messageSchedule";
import type { TemplateDraft, TemplatePurpose, TemplateText, TemplateValues } from "@/contract/guests/messageTemplate";
import type { CivilDate } from "@/contract/property";
import { noteLimits } from "@/contract/reservations/reservationDraft";

import { addDays, isCivilDate } from "../civilDate";
import { longer, missing } from "../definition/generalFaults";
import { type Fault, unless } from "../faults";
import { folded } from "../text/folded";
import { messageReason, missingValues, templateFaults, variableOfReservation, written } from "./templates";

export type MessageFault = Fault<MessageReason>;

export type Addressee = Pick<Recipient, "email" | "phone" | "hasMarketingConsent" | "isUnwelcome" | "isAnonymised">;

const faultsOf = (field: string, reasons: readonly MessageReason[]): MessageFault[] =>
  reasons.map((reason) => ({ field, reason }));

/** Where a channel reaches somebody, "" if it does not. */
export const addressOn = (channel: MessageDraft["channel"], { email, phone }: Pick<Addressee, "email" | "phone">) =>
  channel === "mail" ? email : phone;

/** Why a channel cannot reach somebody. */
export function channelReasons(channel: MessageDraft["channel"], addressee: Addressee): MessageReason[] {
  if (addressee.isAnonymised) return [messageReason("MESSAGE_GUEST_ANONYMISED")];
  if (addressOn(channel, addressee)) return [];
  return [messageReason(channel === "mail" ? "MESSAGE_MAIL_MISSING" : "MESSAGE_PHONE_MISSING")];
}

/** Why an offer may not be made to somebody; what is about their stay may be. */
export function offerReasons(purpose: TemplatePurpose, addressee: Addressee): MessageReason[] {
  if (purpose === "stay") return [];
  if (addressee.isUnwelcome) return [messageReason("MESSAGE_UNWELCOME")];
  return addressee.hasMarketingConsent ? [] : [messageReason("MESSAGE_CONSENT_MISSING")];
}

/** Faults of a text for any guest. `place` is the prefix of its field names, such as `texts.es.`. */
export function textFaults({ subject, body }: TemplateText, isMail: boolean, place = ""): MessageFault[] {
  return [
    ...missing(!isMail || subject.trim() !== "", `${place}subject`),
    ...longer({ [`${place}subject`]: subject }, messageLimits.subjectLetters),
    ...faultsOf(`${place}subject`, templateFaults(subject)),
    ...missing(body.trim() !== "", `${place}body`),
    ...longer({ [`${place}body`]: body }, noteLimits.letters),
    ...faultsOf(`${place}body`, templateFaults(body)),
  ];
}

/** Faults of a message whoever gets it: one that is kept may be without anything but right variables. */
export function writtenFaults(message: Pick<MessageDraft, "guestId" | "channel" | "subject" | "body" | "time">) {
  const { guestId, channel, time } = message;
  const isKept = time === "kept";
  const faults = textFaults(message, !isKept && channel === "mail");
  return [
    ...missing(guestId !== "", "guestId"),
    ...faults.filter(({ reason }) => !isKept || reason.code !== "FIELD_MISSING"),
  ];
}

/** Why a text cannot be sent to somebody: the one rule, for a person's message, a schedule and a bulk message. */
export function sendingFaults(
  addressee: Addressee,
  { channel, subject, body }: Pick<MessageDraft, "channel" | "subject" | "body">,
  purpose: TemplatePurpose,
  values: TemplateValues,
): MessageFault[] {
  const isMail = channel === "mail";
  return [
    ...faultsOf("channel", channelReasons(channel, addressee)),
    ...faultsOf("templateId", offerReasons(purpose, addressee)),
    ...textFaults({ subject, body }, isMail),
    ...(isMail ? faultsOf("subject", missingValues(subject, values)) : []),
    ...faultsOf("body", missingValues(body, values)),
  ];
}

/** Faults of the time of a message. */
export function timeFaults({ time, sendOn }: Pick<MessageDraft, "time" | "sendOn">, businessDate: CivilDate) {
  const date = addDays(businessDate, 1);
  const isRight = time !== "later" || (isCivilDate(sendOn) && sendOn >= date);
  return unless(isRight, "sendOn", () => messageReason("MESSAGE_DATE", { date }));
}

/** Faults of a template; `others` are the names of the other ones. */
export function templateDraftFaults({ name, texts }: TemplateDraft, others: readonly string[] = []): MessageFault[] {
  const trimmed = name.trim();
  const isTaken = others.some((other) => folded(other) === folded(trimmed));
  return [
    ...missing(trimmed !== "", "name"),
    ...longer({ name }, messageLimits.nameLetters),
    ...unless(!isTaken, "name", () => messageReason("TEMPLATE_NAME_TAKEN")),
    ...unless(Object.keys(texts).length > 0, "texts", () => messageReason("TEMPLATE_TEXT_MISSING")),
    ...Object.entries(texts).flatMap(([language, text]) => textFaults(text, false, `texts.${language}.`)),
  ];
}

/** Faults of a schedule with its template. */
export function scheduleFaults(
  { moment, days }: Pick<ScheduleDraft, "moment" | "days">,
  template: TemplateDraft | undefined,
): MessageFault[] {
  const { days: max } = messageLimits;
  const texts = Object.values(template?.texts ?? {}).map(({ subject, body }) => `${subject} ${body}`);
  const variable = moment === "birthday" ? variableOfReservation(texts.join(" ")) : undefined;
  return [
    ...unless(Number.isInteger(days) && days >= 0 && days <= max, "days", () =>
      messageReason("SCHEDULE_DAYS", { max }),
    ),
    ...unless(template !== undefined, "templateId", () => messageReason("TEMPLATE_MISSING")),
    ...(variable
      ? faultsOf("templateId", [messageReason("SCHEDULE_NEEDS_RESERVATION", { variable: written(variable) })])
      : []),
  ];
}
