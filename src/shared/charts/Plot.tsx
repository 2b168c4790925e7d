import { type KeyboardEvent, type PointerEvent, useId, useLayoutEffect, useMemo, useRef, useState } from "react";

import { useLanguage, useText } from "@/shared/i18n/useText";
import { openPath } from "@/shared/routing/openPath";

import { type ChartModel, type ChartPoint, type ChartUnit, definedOf, type Mark } from "./chartData";
import type { Draw, Drawing } from "./drawing";
import { Patterns } from "./looks";
import { closest, movedBy } from "./walk";

/** Of a picture that is not on the screen; on paper it is scaled. */
const UNSEEN_WIDTH = 640;

interface PlotProps {
  title: string;
  unit: ChartUnit;
  model: ChartModel;
  draw: Draw;
}

/**
 * The picture and its legend. It is one tab stop: a list of which only the current mark is in the document, since a year of
 * marks would be a year of nodes. A screen reader says the option that `aria-activedescendant` names, once.
 */
export function Plot({ title, unit, model, draw }: PlotProps) {
  const { text } = useText();
  const isRtl = useLanguage().dir === "rtl";
  const id = useId();
  const room = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(UNSEEN_WIDTH);
  const [chosen, setChosen] = useState<Mark>();
  const [pointed, setPointed] = useState<Mark>();
  const [isTold, setIsTold] = useState(false);
  const opensAtClick = useRef(false);
  const drawing = useMemo(() => draw(model, unit, { id, width, isRtl }), [draw, model, unit, id, width, isRtl]);

  useLayoutEffect(() => {
    const element = room.current!;
    const measure = () => setWidth(Math.floor(element.clientWidth) || UNSEEN_WIDTH);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  // the data may have changed since
  const found = (sought: Mark | undefined) =>
    model.marks.find(({ track, place }) => track === sought?.track && place === sought.place);
  const current = found(chosen) ?? model.marks[0]!;
  const told = found(pointed) ?? (isTold ? current : undefined);
  const currentId = `${id}-${current.track}-${current.place}`;
  const sayPoint = useSayPoint(unit);

  function press(event: KeyboardEvent) {
    const next = movedBy(event.key, current, model.marks, isRtl);
    if (next) tell(next);
    else if (event.key === "Enter" && current.path) openPath(current.path);
    else if (event.key === "Escape" && told) hide();
    else return;
    event.preventDefault();
    event.stopPropagation(); // Escape would close the drawer, too
  }

  function tell(mark: Mark) {
    setChosen(mark);
    setPointed(undefined);
    setIsTold(true);
  }

  function hide() {
    setPointed(undefined);
    setIsTold(false);
  }

  function markAt({ currentTarget, clientX, clientY }: PointerEvent) {
    const { left, top } = currentTarget.getBoundingClientRect();
    const point = { x: clientX - left, y: clientY - top };
    if (drawing.markAt) return drawing.markAt(point);
    const aside = (mark: Mark) => Math.abs(drawing.pointOf(mark).x - point.x);
    const nearest = closest(model.marks, aside);
    const beside = model.marks.filter((mark) => nearest && aside(mark) === aside(nearest));
    return closest(beside, (mark) => Math.abs(drawing.pointOf(mark).y - point.y));
  }

  /** The first tap shows the values, the second opens the rows: a finger cannot hover. */
  function touch(event: PointerEvent) {
    const mark = markAt(event);
    opensAtClick.current = event.pointerType !== "touch" || mark === told;
    setPointed(mark);
    setChosen(mark);
  }

  return (
    <>
      <div
        ref={room}
        role="listbox"
        aria-label={title}
        aria-describedby={`${id}-keys`}
        aria-activedescendant={currentId}
        tabIndex={0}
        className={told?.path ? "chart-plot is-link" : "chart-plot"}
        onKeyDown={press}
        onFocus={() => setIsTold(true)}
        onBlur={hide}
        onPointerDown={touch}
        onPointerMove={(event) => setPointed(markAt(event))}
        onPointerLeave={({ pointerType }) => pointerType !== "touch" && setPointed(undefined)}
        onClick={() => opensAtClick.current && told?.path && openPath(told.path)}
      >
        <svg viewBox={`0 0 ${width} ${drawing.height}`} aria-hidden="true">
          <Patterns id={id} />
          {drawing.picture}
          {told && <Here at={drawing.pointOf(told)} />}
        </svg>
        {told && <Tip {...{ told, model, drawing, width, isRtl, sayPoint }} />}
        <div key={currentId} id={currentId} role="option" aria-selected="true" className="visually-hidden">
          {text(model.looks.length > 1 ? "charts.markOfSeries" : "charts.mark", {
            series: current.series.label,
            place: current.x,
            value: sayPoint(current),
          })}
        </div>
      </div>
      <p id={`${id}-keys`} hidden>
        {text("charts.keys")}
      </p>
      <ul className="chart-legend">
        {drawing.legend.map((entry) => (
          <li key={entry.id}>
            {entry.swatch} {entry.label}
          </li>
        ))}
      </ul>
    </>
  );
}

const Here = ({ at }: { at: { x: number; y: number } }) => <circle className="chart-here" cx={at.x} cy={at.y} r={7} />;

interface TipProps {
  told: Mark;
  model: ChartModel;
  drawing: Drawing;
  width: number;
  isRtl: boolean;
  sayPoint: (point: ChartPoint) => string;
}

/** The values of a place, beside the mark. Readers hear them from the list, so that they are said once. */
function Tip({ told, model, drawing, width, isRtl, sayPoint }: TipProps) {
  const { text } = useText();
  const { x, y } = drawing.pointOf(told);
  const start = isRtl ? width - x : x;
  const side = start > width / 2 ? { insetInlineEnd: width - start + 12 } : { insetInlineStart: start + 12 };
  const marks = drawing.tellsOne ? [told] : model.marks.filter(({ place }) => place === told.place);
  return (
    <div className="chart-tip" aria-hidden="true" style={{ ...side, insetBlockStart: Math.max(0, y - 24) }}>
      <strong>{told.x}</strong>
      {marks.map((mark) => (
        <span key={mark.series.id} className={mark === told ? "is-told" : undefined}>
          {model.looks.length > 1 && `${mark.series.label}: `}
          <bdi>{mark.value === undefined ? "—" : sayPoint(mark)}</bdi>
        </span>
      ))}
      {told.path && <span className="chart-tip-more">{text("charts.opens")}</span>}
    </div>
  );
}

/** A value in words: "61 %", "61 % (12 llegadas)", "Sin datos". */
export function useSayPoint(unit: ChartUnit): (point: ChartPoint | undefined) => string {
  const { text } = useText();
  return (point) => {
    const value = definedOf(point);
    const said = value === undefined ? text("figures.none") : unit.say(value);
    return point?.note ? text("charts.noted", { value: said, note: point.note }) : said;
  };
}
