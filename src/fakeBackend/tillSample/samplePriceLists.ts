import type { PriceList, PriceListDraft } from "@/contract/pos/priceLists";
import { weekdays } from "@/contract/pos/weekdays";

import { numbered } from "../records/RecordBook";

export const onDays = (...days: (typeof weekdays)[number][]) =>
  Object.fromEntries(weekdays.map((day) => [day, days.includes(day)])) as PriceListDraft["weekdays"];

const untilFriday = onDays("monday", "tuesday", "wednesday", "thursday", "friday");

const always = { firstDay: "", lastDay: "", category: "", prices: [] };

const sketches = [
  { name: "Hora feliz", outlet: "bar", weekdays: untilFriday, from: "18:00", until: "20:00", percent: 30 },
  {
    name: "Noche de cócteles",
    outlet: "bar",
    weekdays: onDays("friday", "saturday"),
    from: "23:00",
    until: "01:00",
    percent: 20,
  },
  {
    name: "Mañanas de spa",
    outlet: "spa",
    weekdays: onDays("monday", "tuesday"),
    from: "10:00",
    until: "13:00",
    percent: 15,
  },
  {
    name: "Fin de temporada",
    outlet: "shop",
    weekdays: onDays(...weekdays),
    from: "10:00",
    until: "20:00",
    percent: 25,
  },
] satisfies Omit<PriceListDraft, keyof typeof always>[];

/** Prices that hold at some hours; that of the shop is paused. */
export const samplePriceLists: PriceListDraft[] = sketches.map((sketch) => ({ ...always, ...sketch }));

export const isPaused = ({ outlet }: PriceListDraft): boolean => outlet === "shop";

/** The others, as a till reads them. */
export const activeLists: PriceList[] = samplePriceLists
  .map((draft, place) => ({ ...draft, id: numbered("LP")(place + 1) }))
  .filter((list) => !isPaused(list));
