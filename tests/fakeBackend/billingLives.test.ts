import { afterAll, expect, it } from "vitest";

import { addDays } from "@/domain/civilDate";

import { billAll, expectBilledOnce, expectNoGapIn } from "../support/lives/audit";
import { isComing, live } from "../support/lives/live";
import { callsMade, openLivesHotel } from "../support/lives/livesHotel";

/** In house, two who did not come, and two who are expected. Those of one hotel live at the same time. */
const PER_HOTEL = 12;
const STEPS = 29;
const asked = process.env.MODEL_SEQUENCES;
const hotels = Math.ceil(Number(asked ?? 60) / 5 / PER_HOTEL);
const seeds = Array.from({ length: hotels }, (_, place) => Number(process.env.MODEL_SEED ?? 2_027) + place);

it.each(seeds)(
  `bills ${PER_HOTEL} lives of ${STEPS} random acts once, without a gap in the chain: seed %i`,
  { timeout: 120_000 },
  async (seed) => {
    const lives = await openLivesHotel({
      feeCause: seed % 3 === 0 ? "S1" : "N1",
      limit: seed % 2 === 0 ? 50_000 : 0,
    });
    const { hotel, book } = lives;
    const { businessDate } = hotel.property;
    const unbilled = [...hotel.all()].filter(({ billing, isDeleted }) => !billing && !isDeleted);
    const missing = unbilled.filter(({ state, arrival }) => state === "confirmed" && arrival < businessDate);
    expect(missing).toHaveLength(2);
    const soon = addDays(businessDate, 2);
    const coming = unbilled.filter(
      ({ state, arrival }) => state === "confirmed" && arrival >= businessDate && arrival <= soon,
    );
    const inHouse = unbilled.filter(({ state }) => state === "inHouse");
    const stays = [...missing, ...coming.slice(0, 2), ...inHouse].slice(0, PER_HOTEL).map(({ id }) => id);
    expect(stays).toHaveLength(PER_HOTEL);
    const before = book.all().length;

    await Promise.all(stays.map((id, place) => live(id, lives, seed * PER_HOTEL + place, stays, STEPS)));
    for (const id of stays.filter((one) => isComing(one, lives))) {
      await lives.folio(id, "group", { memberIds: [] });
      if (missing.some((one) => one.id === id)) await lives.onStay(id, "markNoShow");
      else await lives.onStay(id, "cancel", { cancelReason: "guestRequest" });
    }
    for (const id of [...stays, ...stays]) await billAll(id, lives);
    for (const id of stays) await expectBilledOnce(id, lives);
    await expectNoGapIn(lives);
    expect(book.all().length - before).toBeGreaterThan(PER_HOTEL);
  },
);

afterAll(() => {
  if (asked === undefined) return;
  console.info(`${hotels * PER_HOTEL} lives:`);
  for (const [name, { done, refused }] of callsMade) console.info(`${name}: ${done} done, ${refused} refused`);
});
