import { type PriceListDraft, weekdays } from "@/contract/pos/priceLists";

const on = (...days: (typeof weekdays)[number][]) =>
  Object.fromEntries(weekdays.map((day) => [day, days.includes(day)])) as PriceListDraft["weekdays"];

const untilFriday = on("monday", "tuesday", "wednesday", "thursday", "friday");

/** Prices that hold at some hours; the last one is paused. */
export const samplePriceLists: PriceListDraft[] = [
  { name: "Hora feliz", outlet: "bar", weekdays: untilFriday, from: "18:00", until: "20:00", percent: 30 },
  {
    name: "Noche de cócteles",
    outlet: "bar",
    weekdays: on("friday", "saturday"),
    from: "23:00",
    until: "01:00",
    percent: 20,
  },
  {
    name: "Mañanas de spa",
    outlet: "spa",
    weekdays: on("monday", "tuesday"),
    from: "10:00",
    until: "13:00",
    percent: 15,
  },
  { name: "Fin de temporada", outlet: "shop", weekdays: on(...weekdays), from: "10:00", until: "20:00", percent: 25 },
];
