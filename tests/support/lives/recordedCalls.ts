import { billingContract } from "@/contract/billing/billing";
import type { Endpoint, Refusal, ReplyOf, RequestOf } from "@/contract/endpoint";
import { reservationsContract } from "@/contract/reservations/reservations";
import { ApiError } from "@/fakeBackend/core/ApiError";
import type { Random } from "@/fakeBackend/core/random";

import type { Call } from "./ledger/books";
import { type Sent, takingsOf } from "./ledger/journal";
import type { Ledger } from "./ledger/Ledger";
import { isSame, type Keep, sumOf } from "./ledger/rules";
import { toldBriefly } from "./toldBriefly";

/** How often each call was carried out and refused. */
export const callsMade = new Map<string, { done: number; refused: number }>();

/** Every how manyth call is sent again, as if its reply was lost. */
const REPEATED = 0.2;

interface Recording {
  send: Call;
  call: Call;
  ledger: Ledger;
  keep: Keep;
  random: Random;
  businessDate: () => string;
}

type Answer<Reply> = { isDone: true; reply: Reply } | { isDone: false; error: ApiError };

/** Writes with a trail of what was answered. Each is noted in the ledger, and some are sent again. */
export function recordedCalls({ send, call, ledger, keep, random, businessDate }: Recording) {
  const trail: string[] = [];
  const touched = new Set<string>();
  let watched: string[] = [];
  let isAtOnce = false;
  let done = 0;

  /** A refusal is an answer, too. A fault is none. */
  async function answerTo<E extends Endpoint>(
    endpoint: E,
    request: Partial<RequestOf<E>>,
  ): Promise<Answer<ReplyOf<E>>> {
    try {
      return { isDone: true, reply: await send(endpoint, request) };
    } catch (error) {
      if (error instanceof ApiError && error.status < 500) return { isDone: false, error };
      keep("fault", false, () => `${toldBriefly(endpoint, request)}: ${String(error)}`);
      throw error;
    }
  }

  /** What no call may change that is refused, or sent again. */
  async function counted({ params = {}, body = {} }: Sent) {
    const documents = await call(billingContract.exportDocuments, { query: {} });
    const payments = await call(billingContract.exportPayments, { query: {} });
    const charges: number[] = [];
    for (const id of new Set([...idsIn({ params, body }), ...watched])) {
      const stay = await call(reservationsContract.getReservation, { params: { id } });
      charges.push(stay.charges.length, stay.payments.length);
    }
    return {
      documents: documents.length,
      numbers: documents.filter(({ number }) => number !== "").length,
      open: sumOf(documents, ({ open }) => open),
      payments: payments.length,
      money: sumOf(payments, ({ amount }) => amount),
      charges,
    };
  }

  async function sendAgain<E extends Endpoint>(endpoint: E, request: Partial<RequestOf<E>>, first: Answer<ReplyOf<E>>) {
    const sent = request as Sent;
    const before = await counted(sent);
    const second = await answerTo(endpoint, request);
    const after = await counted(sent);
    const tell = () => `${toldBriefly(endpoint, sent)}, then ${toldOf(second)}: ${JSON.stringify([before, after])}`;
    keep("repeat", isSame(before, after), tell);
    // the agency may have answered since
    if (!first.isDone) keep("repeat", !second.isDone || toldOf(first).includes("RECORD_PENDING"), tell);
    else if (second.isDone)
      keep(
        "repeat",
        differenceOf(first.reply, second.reply) === "",
        () => `${tell()} ${differenceOf(first.reply, second.reply)}`,
      );
    else keep("repeat", second.error.status === (endpoint.method === "DELETE" ? 404 : 409), tell);
  }

  async function tried<E extends Endpoint>(endpoint: E, request: Partial<RequestOf<E>>): Promise<boolean> {
    const sent = request as Sent;
    const isRepeated = !isAtOnce && random.next() < REPEATED;
    const takings = isAtOnce ? [] : await takingsOf(endpoint, sent, call);
    const before = isRepeated ? await counted(sent) : undefined;
    const answer = await answerTo(endpoint, request);
    trail.push(`${toldBriefly(endpoint, sent)} → ${toldOf(answer)}${isRepeated ? ", sent again" : ""}`);
    countIn(endpoint, sent, answer.isDone);
    if (answer.isDone) {
      done += 1;
      ledger.journal.note(businessDate(), takings);
      for (const id of idsIn(sent)) touched.add(id);
    } else if (before) {
      const after = await counted(sent);
      keep("refusal", isSame(before, after), () => `${trail.at(-1)}: ${JSON.stringify([before, after])}`);
    }
    if (isRepeated) await sendAgain(endpoint, request, answer);
    return answer.isDone;
  }

  /** Several calls on their way at the same time. */
  async function atOnce(calls: () => Promise<unknown>[]) {
    isAtOnce = true;
    await Promise.all(calls());
    isAtOnce = false;
  }

  return {
    tried,
    atOnce,
    trail,
    touched,
    doneSoFar: () => done,
    /** The stay whose lines are counted, beside those that a call names. */
    watch: (id: string) => void (watched = [id]),
  };
}

const idsIn = (sent: Sent) => JSON.stringify(sent).match(/RSV-\d+/g) ?? [];

function toldOf(answer: Answer<unknown>): string {
  if (answer.isDone) return told(answer.reply);
  const { reasons = [], fields = {} } = answer.error.body as Partial<Refusal>;
  return [answer.error.status, ...reasons.map(({ code }) => code), ...Object.keys(fields)].join(" ");
}

const shown = new Set(["number", "kind", "state", "total", "paid", "open", "owedBack", "balance", "unapplied"]);

/** The figures of a stay, a document or an account. */
function told(reply: unknown): string {
  if (typeof reply !== "object" || reply === null) return "done";
  const figures = Object.entries(reply).filter(([key]) => shown.has(key));
  return figures.map(([key, value]) => `${key} ${String(value)}`).join(", ");
}

/** The agency answers records in between, and what may be done with a document follows from them. */
const ofAgency = new Set(["records", "actions"]);

function differenceOf(one: unknown, other: unknown): string {
  const keys = Object.keys(one as object).filter((key) => !ofAgency.has(key));
  const at = (of: unknown, key: string) => JSON.stringify((of as Record<string, unknown>)[key]);
  return keys
    .filter((key) => at(one, key) !== at(other, key))
    .map((key) => `${key}: ${at(one, key)?.slice(0, 200)} then ${at(other, key)?.slice(0, 200)}`)
    .join("; ");
}

function countIn(endpoint: Endpoint, { params = {} }: Sent, isDone: boolean) {
  const name = `${endpoint.path} ${params.action ?? ""}`;
  const made = callsMade.get(name) ?? { done: 0, refused: 0 };
  made[isDone ? "done" : "refused"] += 1;
  callsMade.set(name, made);
}
