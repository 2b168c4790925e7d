import type { ChartModel } from "./chartData";
import type { Cursor } from "./chartKeys";
import type { Drawing } from "./frame";

/** The mark at a point of the picture: the nearest one along the text, of those the nearest in height. */
export function nearest({ tracks }: ChartModel, drawing: Drawing, point: { x: number; y: number }): Cursor | undefined {
  if (drawing.cursorAt) return drawing.cursorAt(point);
  let best: (Cursor & { aside: number; apart: number }) | undefined;
  for (const [track, marks] of tracks.entries()) {
    for (const [place, mark] of marks.entries()) {
      if (!mark) continue;
      const { x, y } = drawing.pointOf({ track, place });
      const aside = Math.abs(x - point.x);
      const apart = Math.abs(y - point.y);
      if (!best || aside < best.aside || (aside === best.aside && apart < best.apart))
        best = { track, place, aside, apart };
    }
  }
  return best && { track: best.track, place: best.place };
}
