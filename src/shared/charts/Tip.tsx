import { useText } from "@/shared/i18n/useText";

import type { ChartModel, Mark } from "./chartData";
import type { Cursor } from "./chartKeys";
import type { Drawing } from "./frame";

interface TipProps {
  model: ChartModel;
  drawing: Drawing;
  cursor: Cursor;
  width: number;
  isRtl: boolean;
  valueOf: (mark: Mark) => string;
}

/** The values of a place, beside its mark. Readers hear them from the list, so that they are said once. */
export function Tip({ model, drawing, cursor, width, isRtl, valueOf }: TipProps) {
  const { text } = useText();
  const { x, y } = drawing.pointOf(cursor);
  const start = isRtl ? width - x : x;
  const side = start > width / 2 ? { insetInlineEnd: width - start + 12 } : { insetInlineStart: start + 12 };
  const here = model.tracks[cursor.track]?.[cursor.place];
  const marks = drawing.tellsOne ? [here] : model.tracks.map((track) => track[cursor.place]);
  return (
    <div className="chart-tip" aria-hidden="true" style={{ ...side, insetBlockStart: Math.max(0, y - 24) }}>
      <strong>{here?.x}</strong>
      {marks.map(
        (mark) =>
          mark && (
            <span key={mark.series.id} className={mark === here ? "is-here" : undefined}>
              {model.looks.length > 1 && `${mark.series.label} `}
              <bdi>{mark.value === undefined ? "—" : valueOf(mark)}</bdi>
            </span>
          ),
      )}
      {here?.path && <span className="chart-tip-more">{text("charts.opens")}</span>}
    </div>
  );
}
