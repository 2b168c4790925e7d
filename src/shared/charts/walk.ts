import type { Mark } from "./chartData";

/** The mark that a key leads to; undefined for a key that does not move. At an end it stays. */
export function movedBy(key: string, from: Mark, marks: readonly Mark[], isRtl: boolean): Mark | undefined {
  const inTrack = (track: number) => marks.filter((mark) => mark.track === track);
  const besideIn = (track: number) => closest(inTrack(track), ({ place }) => Math.abs(place - from.place)) ?? from;
  const own = inTrack(from.track);
  const at = own.indexOf(from);
  const forward = isRtl ? -1 : 1;
  switch (key) {
    case "ArrowRight":
      return own[at + forward] ?? from;
    case "ArrowLeft":
      return own[at - forward] ?? from;
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
export function closest(marks: readonly Mark[], distanceOf: (mark: Mark) => number): Mark | undefined {
  let best: { mark: Mark; distance: number } | undefined;
  for (const mark of marks) {
    const distance = distanceOf(mark);
    if (!best || distance < best.distance) best = { mark, distance };
  }
  return best?.mark;
}
