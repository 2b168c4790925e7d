import type { Mark } from "./chartData";

/** The mark that a key leads to; undefined for a key that does not move. At an end it stays. */
export function movedBy(key: string, from: Mark, marks: readonly Mark[], isRtl: boolean): Mark | undefined {
  const inTrack = (track: number) => marks.filter((mark) => mark.track === track);
  const besideIn = (track: number) => closest(inTrack(track), ({ place }) => Math.abs(place - from.place)) ?? from;
  const own = inTrack(from.track);
  const at = own.indexOf(from);
  const next = own[at + 1] ?? from;
  const previous = own[at - 1] ?? from;
  switch (key) {
    case "ArrowRight":
      return isRtl ? previous : next;
    case "ArrowLeft":
      return isRtl ? next : previous;
    case "ArrowDown":
      return besideIn(from.track + 1);
    case "ArrowUp":
      return besideIn(from.track - 1);
    case "Home":
      return own[0];
    case "End":
      return own.at(-1);
    default:
      return undefined;
  }
}

/** The first of the marks with the least distance. */
export const closest = (marks: readonly Mark[], distanceOf: (mark: Mark) => number): Mark | undefined =>
  marks.reduce<Mark | undefined>(
    (best, mark) => (best && distanceOf(best) <= distanceOf(mark) ? best : mark),
    undefined,
  );
