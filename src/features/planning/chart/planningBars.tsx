import type { Planning, PlanningBar, PlanningStay } from "@/contract/reservations/planning";
import type { RoomBlock } from "@/contract/property";
import { dayNumber } from "@/domain/civilDate";
import type { StayBar } from "@/domain/planning/barsOfRooms";
import { againstMoving } from "@/domain/planning/moveReasons";
import { nightsBetween } from "@/domain/stay";
import { initialsOf } from "@/shared/format/initials";
import { situationTones } from "@/shared/hotel/tones";
import { BarName } from "@/shared/timeGrid/BarName";
import type { GridBar, GridBarLook } from "@/shared/timeGrid/gridLines";
import { DocumentIcon, FavouriteIcon } from "@/shared/ui/icons";

import type { Words } from "./planningColumns";

export interface PlacedBar extends PlanningBar {
  stay: PlanningStay;
  /** Another situation or another company is looked for. */
  isDimmed: boolean;
}

/** Of the stay that a bar of the grid is part of; of a block something else. */
export const stayIdOf = (barId: string): string => barId.split("/")[0]!;

/** The stay that a bar of the grid is part of, and its nights there. */
export function barOf(planning: Planning, barId: string): StayBar | undefined {
  const [, place] = barId.split("/");
  const stay = planning.stays.find(({ id }) => id === stayIdOf(barId));
  const bar = stay?.bars.at(-1 - Number(place));
  return stay && bar && { stay, bar };
}

function endsOf({ stay, from, to, isDay }: PlacedBar): GridBar["ends"] {
  if (isDay) return [];
  const isFixed = stay.state === "inHouse" || from !== stay.arrival;
  return [...(isFixed ? [] : (["start"] as const)), ...(to === stay.departure ? (["end"] as const) : [])];
}

/** The bar of a stay for its nights in one room. */
export function stayBar(place: string, bar: PlacedBar, planning: Planning, words: Words): GridBar {
  const { stay, from, to, isDimmed } = bar;
  const first = dayNumber(planning.from);
  return {
    // counted from the end: who is in the house moves with the nights ahead, and those slept become another bar
    id: `${stay.id}/${stay.bars.length - 1 - stay.bars.findIndex((one) => one.from === from)}`,
    of: stay.id,
    from: dayNumber(from) - first,
    to: dayNumber(to) - first,
    className: `planning-bar is-${situationTones[stay.situation]} ${isDimmed ? "is-dimmed" : ""}`,
    get isMovable() {
      return againstMoving(stay, planning.businessDate).length === 0;
    },
    ends: endsOf(bar),
    look: () => lookOf(bar, place, planning, words),
  };
}

function lookOf(
  { stay, from }: PlacedBar,
  place: string,
  { currency }: Planning,
  { text, formats }: Words,
): GridBarLook {
  const { guest, lastName, situation, balance, isVip, notes, arrival, departure, bars } = stay;
  const bar = bars.find((one) => one.from === from);
  const to = !bar || bar.isDay ? departure : bar.to;
  const words = text(`situation.${situation}`);
  const family = Math.max(0, guest.lastIndexOf(lastName));
  const about = [
    words,
    text("booking.nights", { count: nightsBetween(arrival, departure) }),
    ...(balance > 0 ? [formats.money({ cents: balance, currency })] : []),
  ];
  return {
    name: `${guest}, ${place}, ${formats.date(from)} – ${formats.date(to)}, ${words}`,
    face: (
      <>
        {isVip && <FavouriteIcon size={14} aria-hidden="true" />}
        {notes.length > 0 && <DocumentIcon size={14} aria-hidden="true" />}
        <BarName given={guest.slice(0, family).trim()} family={guest.slice(family)} initials={initialsOf(guest)} />
      </>
    ),
    about: about.map(together).join(" ·\u00A0"),
  };
}

/** Facts that are seen whole or not at all. */
const together = (words: string) => words.replaceAll(" ", "\u00A0");

const BLOCK = "block:";

/** The bar of a block. */
export const blockBarId = (id: string): string => `${BLOCK}${id}`;

/** The block that a bar of the grid shows. */
export const blockOf = (planning: Planning, barId: string): RoomBlock | undefined =>
  barId.startsWith(BLOCK) ? planning.blocks.find(({ id }) => id === barId.slice(BLOCK.length)) : undefined;

/** The bar of a block, in the line of its room. */
export function blockBar(place: string, block: RoomBlock, planning: Planning, { text, formats }: Words): GridBar {
  const { id, from, to, kind, reason } = block;
  const first = dayNumber(planning.from);
  return {
    id: blockBarId(id),
    from: dayNumber(from) - first,
    to: dayNumber(to) - first,
    className: "planning-bar planning-block",
    look() {
      const words = text(`planning.kind.${kind}`);
      const name = `${words}, ${place}, ${formats.date(from)} – ${formats.date(to)}, ${reason}`;
      return { name, face: <BarName family={together(words)} />, about: reason };
    },
  };
}
