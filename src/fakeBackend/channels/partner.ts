import type { PartnerAnswer } from "@/contract/faults";
import type { MessagePart } from "@/contract/channels/channelMessage";

import { randomFrom } from "../core/random";
import { revisionOf } from "./ChannelBook";
import type { ComingAnswer, StoredChannel, StoredMessage } from "./StoredChannel";
import { lineKey } from "./WantedLines";

/** Milliseconds until a channel answers: usually, when it is busy, and when it is late. */
export const answerTimes = { usual: 1_000, busy: 20_000, late: 400_000 } as const;

/** Milliseconds that the test of a connection takes. */
export const TEST_TIME = 3_000;

/** A channel that does not know the combination refuses it for good. */
export const isUnknownPart = (part: MessagePart, { mappings, rates }: StoredChannel): boolean => {
  if (part.ratePlanId === undefined) return false;
  const mapping = mappings.find((one) => lineKey(one) === lineKey(part));
  const code = part.closedRateId ?? mapping?.channelRateId;
  return !rates.some(({ id }) => id === code);
};

/**
 * The answers of a made-up channel to a message, drawn from its number: most come soon, some late and behind those to newer
 * messages, some twice, and now and then a part is refused that is taken the next time.
 */
export function answersTo(
  message: StoredMessage,
  channel: StoredChannel,
  now: Date,
  fault: PartnerAnswer = "usual",
): ComingAnswer[] {
  if (fault === "silent") return [];
  const random = randomFrom(revisionOf(message) * 7 + 3);
  const luck = random.next();
  const { usual, busy, late } = answerTimes;
  const time = fault === "late" ? late : luck < 0.8 ? usual : luck < 0.95 ? busy : late;
  const at = new Date(now.getTime() + time).toISOString();
  const again = new Date(now.getTime() + 2 * time).toISOString();
  return message.parts.flatMap((part, place) => {
    const isRefused = fault === "refuses" || (fault === "refusesSome" && place % 2 === 0);
    const isConfirmed = !isRefused && !isUnknownPart(part, channel) && random.next() >= 0.03;
    const answer = { at, part: place, isConfirmed };
    return random.next() < 0.1 ? [answer, { ...answer, at: again }] : [answer];
  });
}
