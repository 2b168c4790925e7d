import { Row } from "@/shared/ui/layout/Row";

import type { FillLook } from "./chartData";
import type { Drawing, Point } from "./drawing";

/** The tile of a pattern in px, the part of it that a stripe or a dot takes, and how far it is turned. */
const tiles: Record<FillLook, [size: number, stripe: number, dot: number, degrees: number]> = {
  past: [4, 1, 0, 0],
  onBooks: [7, 0.5, 0, 45],
  lastYear: [5, 0, 0.3, 0],
  first: [4, 1, 0, 0],
  second: [7, 0.5, 0, -45],
  third: [5, 0, 0.3, 0],
  rest: [9, 0.2, 0, 0],
  band0: [4, 0, 0, 0],
  band1: [8, 0, 0.2, 0],
  band2: [6, 0.3, 0, 45],
  band3: [6, 0.65, 0, 45],
  band4: [4, 1, 0, 0],
};

/** The fills of one chart; `fillOf` names them. */
export const Patterns = ({ id }: { id: string }) => (
  <defs>
    {Object.entries(tiles).map(([look, [size, stripe, dot, degrees]]) => (
      <pattern
        key={look}
        id={`${id}-${look}`}
        className={`is-${look}`}
        width={size}
        height={size}
        patternUnits="userSpaceOnUse"
        patternTransform={`rotate(${degrees})`}
      >
        <rect width={size * stripe} height={size} />
        <circle cx={size / 2} cy={size / 2} r={size * dot} />
      </pattern>
    ))}
  </defs>
);

export const fillOf = (id: string, look: FillLook) => ({
  className: `chart-area is-${look}`,
  fill: `url(#${id}-${look})`,
});

/** A disc or a square, full or not, so that lines differ without colours and dashes. */
export function Marker({ look, x, y }: { look: FillLook } & Point) {
  const className = `chart-marker is-${look}`;
  if (look !== "lastYear" && look !== "second") return <circle className={className} cx={x} cy={y} r={3} />;
  return <rect className={className} x={x - 3} y={y - 3} width={6} height={6} />;
}

export const Legend = ({ id, drawing: { legend, isOfLines } }: { id: string; drawing: Drawing }) => (
  <Row as="ul" gap={16} rowGap={4} wraps size={13} className="chart-legend">
    {legend.map(({ label, look }) => (
      <li key={look}>
        <svg width={28} height={12} aria-hidden="true">
          {isOfLines && <path className={`chart-line is-${look}`} d="M1,6H27" />}
          {isOfLines ? (
            <Marker look={look} x={14} y={6} />
          ) : (
            <rect {...fillOf(id, look)} y={1} width={28} height={10} />
          )}
        </svg>{" "}
        <bdi>{label}</bdi>
      </li>
    ))}
  </Row>
);
