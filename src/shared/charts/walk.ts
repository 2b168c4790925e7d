import type { Mark } from "./chartData";

interface Ways {
  isRtl: boolean;
  /** Places stand below each other. */
  isOfRows?: boolean;
}

/** The mark that a key leads to; undefined for a key that does not move. At an end it stays. */
export function movedBy(key: string, from: Mark, marks: readonly Mark[], { isRtl, isOfRows }: Ways): Mark | undefined {
  const inTrack = (track: number) => marks.filter((mark) => mark.track === track);
  const besideIn = (track: number) => closest(inTrack(track), ({ place }) => Math.abs(place - from.place)) ?? from;
  const own = inTrack(from.track);
  const at = own.indexOf(from);
  const places = [own[at - 1] ?? from, own[at + 1] ?? from];
  const series = [besideIn(from.track - 1), besideIn(from.track + 1)];
  const upAndDown = isOfRows ? places : series;
  const along = isOfRows ? series : places;
  const [left, right] = isRtl ? along.toReversed() : along;
  return {
    ArrowUp: upAndDown[0],
    ArrowDown: upAndDown[1],
    ArrowLeft: left,
    ArrowRight: right,
    Home: own[0],
    End: own.at(-1),
  }[key];
}

/** The first of the marks with the least distance. */
export const closest = (marks: readonly Mark[], distanceOf: (mark: Mark) => number): Mark | undefined =>
  marks.reduce<Mark | undefined>(
    (best, mark) => (best && distanceOf(best) <= distanceOf(mark) ? best : mark),
    undefined,
  );
