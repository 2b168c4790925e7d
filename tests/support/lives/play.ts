import { addDays } from "@/domain/civilDate";
import { randomFrom } from "@/fakeBackend/core/random";

import { actsOfBilling } from "./actsOfBilling";
import { actsOfFolio } from "./actsOfFolio";
import { actsOfHotel } from "./actsOfHotel";
import { actsOfStay } from "./actsOfStay";
import { actsTogether } from "./actsTogether";
import { expectBilledOnce, expectNoGapIn } from "./audit";
import { billAll } from "./billAll";
import { type Keep, keepAllBut, RuleBroken } from "./ledger/rules";
import { moneyMethods } from "./living";
import { type LivesHotel, openLivesHotel } from "./livesHotel";

/** Two who did not come, one who is expected, and three in house. Those of one hotel live at the same time. */
export const PER_HOTEL = 6;
const STEPS = 20 * PER_HOTEL;
/** All accounts and stays are looked at every so many steps. */
const WHOLE_EVERY = 40;

const acts = [...actsOfFolio, ...actsOfStay, ...actsOfBilling, ...actsTogether, ...actsTogether, ...actsOfHotel];

export const allSteps: readonly number[] = Array.from({ length: STEPS }, (_, step) => step);

interface Playing {
  /** Rules that are left out. */
  without?: ReadonlySet<string>;
  steps?: readonly number[];
}

export interface Failure {
  rule: string;
  message: string;
  /** The step at which it was found; undefined once all had been done. */
  step?: number;
  trail: readonly string[];
}

/** Plays the lives of a hotel. The same seed and steps are the same lives. */
export async function play(
  seed: number,
  { without = new Set(), steps = allSteps }: Playing = {},
): Promise<Failure | undefined> {
  const feeCause = seed % 3 === 0 ? "S1" : "N1";
  const keep = keepAllBut(without);
  const lives = await openLivesHotel({ seed, feeCause, limit: seed % 2 === 0 ? 50_000 : 0, keep });
  const stays = staysOf(lives);
  let at: number | undefined;
  try {
    const taken = new Set(steps);
    const last = Math.max(...steps, 0);
    for (const step of allSteps.filter((one) => one <= last)) {
      at = step;
      if (taken.has(step)) await take(step, seed, stays, lives);
      if (step % WHOLE_EVERY === WHOLE_EVERY - 1) await lives.ledger.checkAll([...lives.touched]);
    }
    at = undefined;
    await end(stays, lives, keep);
    return undefined;
  } catch (error) {
    const rule = error instanceof RuleBroken ? error.rule : "fault";
    const message = error instanceof RuleBroken ? error.message : String(error instanceof Error ? error.stack : error);
    return { rule, message, step: at, trail: lives.trail };
  }
}

/** Each step has a random source of its own, so that the others stay as they are where it is left out. */
async function take(step: number, seed: number, stays: readonly string[], lives: LivesHotel) {
  const random = randomFrom(seed * 1_000 + step);
  const id = random.pick(stays);
  const doneBefore = lives.doneSoFar();
  lives.watch(id);
  await random.pick(acts)({ ...random, id, ref: `act:${step}`, lives, stays });
  if (lives.doneSoFar() > doneBefore) await lives.ledger.checkStays([id]);
}

function staysOf({ hotel }: LivesHotel) {
  const { businessDate } = hotel.property;
  const soon = addDays(businessDate, 2);
  const unbilled = [...hotel.all()].filter(({ billing, isDeleted }) => !billing && !isDeleted);
  const confirmed = unbilled.filter(({ state }) => state === "confirmed");
  const missing = confirmed.filter(({ arrival }) => arrival < businessDate);
  const coming = confirmed.filter(({ arrival }) => arrival >= businessDate && arrival <= soon);
  const inHouse = unbilled.filter(({ state }) => state === "inHouse");
  const stays = [...missing.slice(0, 2), ...coming.slice(0, 1), ...inHouse].slice(0, PER_HOTEL).map(({ id }) => id);
  if (missing.length < 2 || stays.length < PER_HOTEL) throw new Error("The sample has too few stays.");
  return stays;
}

/** Who is still to come does not, all is billed, and what documents ask for is paid. */
async function end(stays: readonly string[], lives: LivesHotel, keep: Keep) {
  const { folio, onStay, stayOf, touched, ledger } = lives;
  const lived = stays.filter((id) => touched.has(id));
  for (const id of lived) {
    const { state, arrival } = await stayOf(id);
    if (["checkedOut", "cancelled", "noShow", "inHouse"].includes(state)) continue;
    await folio(id, "group", { memberIds: [] });
    if (arrival < lives.hotel.property.businessDate) await onStay(id, "markNoShow");
    else await onStay(id, "cancel", { cancelReason: "guestRequest" });
  }
  for (const id of [...lived, ...lived]) await billAll(id, lives);
  await ledger.checkAll([...touched]);
  await ledger.checkWhole([...touched]);
  try {
    for (const id of lived) await expectBilledOnce(id, lives);
    await expectNoGapIn(lives);
  } catch (error) {
    keep("billed once", false, () => (error instanceof Error ? error.message : String(error)));
  }
  for (const id of lived) await settleDocuments(id, lives, keep);
  await ledger.checkAll([...touched]);
}

/** Pays what is open, and gives back what is too much. */
async function settleDocuments(id: string, lives: LivesHotel, keep: Keep) {
  const { documentsOf, documentOf, onDocument, trail } = lives;
  for (const row of await documentsOf(id)) {
    const { open, owedBack = 0, number } = await documentOf(row.id);
    const input = { paymentId: `end:${row.id}`, amount: open, method: "transfer" };
    if (open > 0) keep("can be paid", await onDocument(row.id, "pay", input), () => `${number}: ${trail.at(-1)}`);
    if (owedBack <= 0) continue;
    for (const method of moneyMethods)
      if (await onDocument(row.id, "refund", { ...input, amount: owedBack, method })) break;
  }
}
