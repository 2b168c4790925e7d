import type { Look } from "./chartData";

/** Of a heat map, from the least to the most; their patterns get denser, so that they are read without colour. */
export const bands = ["band0", "band1", "band2", "band3", "band4"] as const;
type FillLook = Look | (typeof bands)[number];

/** In the colour of the look. `size` is that of the tile in px, `bar` the part that a stripe has of it. */
const tiles: { look: FillLook; size: number; dot?: number; bar?: number; turn?: number }[] = [
  { look: "past", size: 4, bar: 1 },
  { look: "onBooks", size: 7, bar: 0.5, turn: 45 },
  { look: "lastYear", size: 5, dot: 0.3 },
  { look: "first", size: 4, bar: 1 },
  { look: "second", size: 7, bar: 0.5, turn: -45 },
  { look: "third", size: 5, dot: 0.3 },
  { look: "rest", size: 9, bar: 0.2 },
  { look: "band0", size: 4 },
  { look: "band1", size: 8, dot: 0.2 },
  { look: "band2", size: 6, bar: 0.3, turn: 45 },
  { look: "band3", size: 6, bar: 0.65, turn: 45 },
  { look: "band4", size: 4, bar: 1 },
];

/** The fills of one chart; `fillOf` names them. */
export const Patterns = ({ id }: { id: string }) => (
  <defs>
    {tiles.map(({ look, size, dot = 0, bar = 0, turn = 0 }) => (
      <pattern
        key={look}
        id={`${id}-${look}`}
        className={`is-${look}`}
        width={size}
        height={size}
        patternUnits="userSpaceOnUse"
        patternTransform={`rotate(${turn})`}
      >
        <rect width={size * bar} height={size} />
        <circle cx={size / 2} cy={size / 2} r={size * dot} />
      </pattern>
    ))}
  </defs>
);

/** Of what is filled, in the picture and in the legend. */
export const fillOf = (id: string, look: FillLook) => ({
  className: `chart-area is-${look}`,
  fill: `url(#${id}-${look})`,
});

export const FilledSwatch = ({ id, look }: { id: string; look: FillLook }) => (
  <svg width={24} height={12} aria-hidden="true">
    <rect {...fillOf(id, look)} x={1} y={1} width={22} height={10} />
  </svg>
);
