import type { Track } from "./chartData";

/** A mark by its track and its place. */
export interface Cursor {
  track: number;
  place: number;
}

/** Where a key leads from mark to mark; undefined for a key that does not move. Places without a mark are passed over. */
export function movedBy(key: string, from: Cursor, tracks: readonly Track[], isRtl: boolean): Cursor | undefined {
  const track = tracks[from.track] ?? [];
  const forward = isRtl ? -1 : 1;
  const along = (start: number, step: number): Cursor => {
    let place = start;
    while (place >= 0 && place < track.length && !track[place]) place += step;
    return { track: from.track, place: track[place] ? place : from.place };
  };
  switch (key) {
    case "ArrowRight":
      return along(from.place + forward, forward);
    case "ArrowLeft":
      return along(from.place - forward, -forward);
    case "Home":
      return along(0, 1);
    case "End":
      return along(track.length - 1, -1);
    case "ArrowDown":
      return across(from, tracks, from.track + 1);
    case "ArrowUp":
      return across(from, tracks, from.track - 1);
    default:
      return undefined;
  }
}

/** The mark of another track that is nearest to the place. */
function across({ track, place }: Cursor, tracks: readonly Track[], wanted: number): Cursor {
  const to = tracks[wanted] ?? [];
  const marked = to.flatMap((mark, at) => (mark ? [at] : []));
  if (marked.length === 0) return { track, place };
  const distance = (at: number) => Math.abs(at - place);
  return { track: wanted, place: marked.reduce((best, at) => (distance(at) < distance(best) ? at : best)) };
}
