import type { MessageChannel, MessageReason } from "@/contract/guests/guestMessage";
import type { TemplateLanguage } from "@/contract/guests/messageTemplate";
import { messageReason } from "@/domain/guestMessages/templates";

import { chances, randomFrom } from "../core/random";
import type { ComingStep } from "./MessageBook";

/** When the channel reports, and when a guest replies, in ms after the message was sent. */
export const reportTimes = { delivery: 3000, answer: 20_000 } as const;

const fateOf = chances<"delivered" | "answered" | "failed">([
  ["delivered", 78],
  ["answered", 14],
  ["failed", 8],
]);

const failures: Record<MessageChannel, MessageReason> = {
  mail: messageReason("MESSAGE_BOUNCED"),
  sms: messageReason("MESSAGE_UNREACHABLE"),
  whatsApp: messageReason("MESSAGE_NO_WHATSAPP"),
};

const answers: Partial<Record<TemplateLanguage, string[]>> & { en: string[] } = {
  es: [
    "Muchas gracias, hasta pronto.",
    "Perfecto. ¿Hay aparcamiento?",
    "Gracias. Llegaremos sobre las diez de la noche.",
  ],
  en: ["Thank you, see you soon.", "Great. Is there parking at the hotel?", "Thanks. We will arrive around 10 pm."],
  fr: ["Merci beaucoup, à bientôt.", "Parfait. Y a-t-il un parking ?"],
  de: ["Vielen Dank, bis bald.", "Wunderbar. Gibt es einen Parkplatz?"],
};

/** Coming reports of a message: the same for the same number and try. */
export function comingSteps(
  number: number,
  { channel, language }: { channel: MessageChannel; language: TemplateLanguage },
  sentAt: Date,
): ComingStep[] {
  const random = randomFrom(number * 7919);
  const fate = fateOf(random);
  const after = (ms: number) => new Date(sentAt.getTime() + ms).toISOString();
  const at = after(reportTimes.delivery);
  if (fate === "failed") return [{ at, what: "fail", failure: failures[channel] }];
  const delivery: ComingStep = { at, what: "deliver" };
  if (fate === "delivered") return [delivery];
  const answer = random.pick(answers[language] ?? answers.en);
  return [delivery, { at: after(reportTimes.answer), what: "answer", answer }];
}
