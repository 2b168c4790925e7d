import type { Look } from "./chartData";

/** In px of a pattern's tile; what is drawn on it has the colour of its look. */
const tiles: Record<Look, { size: number; turn?: number; drawn: "solid" | "stripe" | "dots" | "cross" }> = {
  past: { size: 4, drawn: "solid" },
  onBooks: { size: 7, turn: 45, drawn: "stripe" },
  lastYear: { size: 5, drawn: "dots" },
  first: { size: 4, drawn: "solid" },
  second: { size: 7, turn: -45, drawn: "stripe" },
  third: { size: 5, drawn: "dots" },
  rest: { size: 8, turn: 45, drawn: "cross" },
};

/** The fills of one chart; `fillOf` names them. */
export const Patterns = ({ id }: { id: string }) => (
  <defs>
    {Object.entries(tiles).map(([look, { size, turn = 0, drawn }]) => (
      <pattern
        key={look}
        id={`${id}-${look}`}
        className={`is-${look}`}
        width={size}
        height={size}
        patternUnits="userSpaceOnUse"
        patternTransform={`rotate(${turn})`}
      >
        {drawn === "solid" && <rect width={size} height={size} />}
        {drawn === "dots" && <circle cx={size / 2} cy={size / 2} r={size / 3} />}
        {(drawn === "stripe" || drawn === "cross") && <rect width={size / 2} height={size} />}
        {drawn === "cross" && <rect width={size} height={size / 4} />}
      </pattern>
    ))}
  </defs>
);

export const fillOf = (id: string, look: string) => `url(#${id}-${look})`;

/** A filled box of the legend. */
export const FilledSwatch = ({ id, look }: { id: string; look: Look }) => (
  <svg className="chart-swatch" width={24} height={12} aria-hidden="true">
    <rect className={`chart-area is-${look}`} x={1} y={1} width={22} height={10} fill={fillOf(id, look)} />
  </svg>
);
