import type { Sending } from "@/contract/billing/chainRecord";
import { type AgencyReply, stateAfterReply } from "@/domain/billing/submissions";

import type { StoredDocument, StoredRecord } from "./StoredDocument";

const SECOND = 1_000;
/** Milliseconds between two messages to the agency; its answer may ask for more. */
const WAIT = 60 * SECOND;
const LONG_WAIT = 300 * SECOND;
const ANSWER = 2 * SECOND;
/** Milliseconds after which a record without an answer is sent again; the agency then knows it. */
const AGAIN = 3_600 * SECOND;

const faults: Partial<Record<AgencyReply, NonNullable<Sending["fault"]>>> = {
  acceptedWithErrors: { code: "2000", message: "El cálculo de la huella no se ha podido comprobar todavía." },
  rejected: { code: "1239", message: "Error en el bloque de destinatarios." },
};

interface Course {
  /** The instant of sending, ms. */
  sentAt: number;
  answeredAt: number;
  reply: AgencyReply;
}

/**
 * The pretend tax agency. All that it does follows from the record and the clock, so that nothing has to run for it: it accepts,
 * accepts with errors, rejects, asks to wait, or its answer is lost and the second attempt is a duplicate.
 */
export function courseOf({ record: { generatedAt }, reply, answer = "accepted" }: StoredRecord): Course {
  const made = Date.parse(generatedAt);
  if (reply) return { sentAt: made, answeredAt: made, reply };
  const turn = (Math.floor(made / WAIT) + 1) * WAIT;
  if (answer === "duplicate") return { sentAt: turn, answeredAt: turn + AGAIN + ANSWER, reply: answer };
  return answer === "slow" ? answered(turn + LONG_WAIT, "accepted") : answered(turn, answer);
}

const answered = (sentAt: number, reply: AgencyReply): Course => ({ sentAt, answeredAt: sentAt + ANSWER, reply });

/** The state of a record at the agency; undefined of a record that is not sent. */
export function sendingOf(stored: StoredRecord, now: Date): Sending | undefined {
  const { submission, record } = stored;
  if (!submission) return undefined;
  const { sentAt, answeredAt, reply } = courseOf(stored);
  if (now.getTime() < sentAt) return { ...submission, state: "pending" };
  const sent = { ...submission, sentAt: new Date(sentAt).toISOString() };
  if (now.getTime() < answeredAt) return { ...sent, state: "sent" };
  return {
    ...sent,
    state: stateAfterReply(reply),
    ...(faults[reply] && { fault: faults[reply] }),
    ...(reply !== "rejected" && { receipt: `A-${record.hash.slice(0, 14)}` }),
  };
}

/** The instants, ms, at which the state of a record changes by itself. */
export function turnsOf(stored: StoredRecord): number[] {
  const { sentAt, answeredAt } = courseOf(stored);
  return stored.submission ? [sentAt, answeredAt] : [];
}

export function isSettled({ records }: StoredDocument, now: Date): boolean {
  const newest = records.at(-1);
  const state = newest && sendingOf(newest, now)?.state;
  return state !== "pending" && state !== "sent";
}
