import type { GridColumn } from "./gridLines";
import { placesOf } from "./gridWindow";

interface GridTopProps {
  /** Above the heads of the lines. */
  corner: string;
  columns: readonly GridColumn[];
  /** px. */
  headWidth: number;
  columnWidth: number;
  seen: { from: number; to: number };
}

/** The heads of the columns that are seen. */
export function GridTop({ corner, columns, headWidth, columnWidth, seen }: GridTopProps) {
  return (
    <div role="row" aria-rowindex={1} className="time-grid-top">
      <div role="columnheader" aria-colindex={1} className="time-grid-corner">
        {corner}
      </div>
      {placesOf(seen, [], columns.length).map((place) => {
        const { id, name, head, className = "" } = columns[place]!;
        return (
          <div
            key={id}
            role="columnheader"
            aria-colindex={place + 2}
            aria-label={name}
            className={`time-grid-column ${className}`}
            style={{ insetInlineStart: headWidth + place * columnWidth }}
          >
            {head}
          </div>
        );
      })}
    </div>
  );
}
