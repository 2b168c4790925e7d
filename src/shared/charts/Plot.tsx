import { type KeyboardEvent, type PointerEvent, useId, useLayoutEffect, useMemo, useRef, useState } from "react";

import { NoValue } from "@/shared/figures/Figures";
import { useLanguage, useText } from "@/shared/i18n/useText";
import { openPath } from "@/shared/routing/openPath";
import { Muted } from "@/shared/ui/layout/Muted";
import { Text } from "@/shared/ui/layout/Text";

import type { ChartModel, ChartUnit, Mark } from "./chartData";
import type { Draw, Drawing, Frame } from "./drawing";
import { Legend, Patterns } from "./looks";
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
  const { marks, looks } = model;
  const { text } = useText();
  const isRtl = useLanguage().dir === "rtl";
  const id = useId();
  const room = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(UNSEEN_WIDTH);
  const [chosen, setChosen] = useState<Mark>();
  const [isTold, setIsTold] = useState(false);
  const opensAtClick = useRef(false);
  const frame = useMemo(() => ({ id, width, isRtl }), [id, width, isRtl]);
  const drawing = useMemo(() => draw(model, unit, frame), [draw, model, unit, frame]);
  const sayMark = useSayMark(unit);

  useLayoutEffect(() => {
    const element = room.current!;
    const measure = () => setWidth(Math.floor(element.clientWidth) || UNSEEN_WIDTH);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  // the data may have changed since it was chosen
  const current = marks.find(({ x, series }) => x === chosen?.x && series.id === chosen.series.id) ?? marks[0]!;
  const currentId = `${id}-${marks.indexOf(current)}`;

  function tell(mark: Mark | undefined) {
    if (mark) setChosen(mark);
    setIsTold(mark !== undefined);
  }

  function press(event: KeyboardEvent) {
    const next = movedBy(event.key, current, marks, { isRtl, isOfRows: drawing.isOfRows });
    if (next) tell(next);
    else if (event.key === "Enter" && current.path) openPath(current.path);
    else if (event.key === "Escape" && isTold) tell(undefined);
    else return;
    event.preventDefault();
    event.stopPropagation(); // Escape would close the drawer, too
  }

  function markAt({ currentTarget, clientX, clientY }: PointerEvent) {
    const { left, top } = currentTarget.getBoundingClientRect();
    const point = { x: clientX - left, y: clientY - top };
    if (drawing.markAt) return drawing.markAt(point);
    const [along, across] = drawing.isOfRows ? (["y", "x"] as const) : (["x", "y"] as const);
    const aside = (mark: Mark) => Math.abs(drawing.pointOf(mark)[along] - point[along]);
    const nearest = closest(marks, aside);
    const beside = marks.filter((mark) => nearest && aside(mark) === aside(nearest));
    return closest(beside, (mark) => Math.abs(drawing.pointOf(mark)[across] - point[across]));
  }

  /** The first tap shows the values, the second opens the rows: a finger cannot hover. */
  function touch(event: PointerEvent) {
    const mark = markAt(event);
    opensAtClick.current = event.pointerType !== "touch" || (isTold && mark === current);
    tell(mark);
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
        className={isTold && current.path ? "chart-plot is-link" : "chart-plot"}
        onKeyDown={press}
        onFocus={() => setIsTold(true)}
        onBlur={() => setIsTold(false)}
        onPointerDown={touch}
        onPointerMove={(event) => tell(markAt(event))}
        onPointerLeave={({ pointerType }) => setIsTold(pointerType === "touch" && isTold)}
        onClick={() => opensAtClick.current && current.path && openPath(current.path)}
      >
        <svg viewBox={`0 0 ${width} ${drawing.height}`} aria-hidden="true">
          <Patterns id={id} />
          {drawing.picture}
        </svg>
        {isTold && <Tip {...{ mark: current, model, unit, drawing, frame }} />}
        <div key={currentId} id={currentId} role="option" aria-selected="true" className="visually-hidden">
          {text(looks.length > 1 ? "charts.markOfSeries" : "charts.mark", {
            series: current.series.label,
            place: current.x,
            value: sayMark(current),
          })}
        </div>
      </div>
      <p id={`${id}-keys`} hidden>
        {text("charts.keys")}
      </p>
      <Legend id={id} drawing={drawing} />
    </>
  );
}

interface TipProps {
  mark: Mark;
  model: ChartModel;
  unit: ChartUnit;
  drawing: Drawing;
  frame: Frame;
}

/** A ring around the mark, and beside it the values of its place. Readers hear them from the list, so that they are said once. */
function Tip({ mark, model, unit, drawing, frame: { width, isRtl } }: TipProps) {
  const { text } = useText();
  const sayMark = useSayMark(unit);
  const { x, y } = drawing.pointOf(mark);
  const start = isRtl ? width - x : x;
  const side = start > width / 2 ? { insetInlineEnd: width - start + 12 } : { insetInlineStart: start + 12 };
  const shown = drawing.tellsOne ? [mark] : model.marks.filter(({ place }) => place === mark.place);
  return (
    <div aria-hidden="true">
      <span className="chart-here" style={{ insetInlineStart: start, insetBlockStart: y }} />
      <div className="chart-tip" style={{ ...side, insetBlockStart: Math.max(0, y - 24) }}>
        <strong>{mark.x}</strong>
        {shown.map((one) => (
          <Text key={one.series.id} weight={one === mark && shown.length > 1 ? 600 : undefined}>
            {model.looks.length > 1 && `${one.series.label}: `}
            <bdi>{one.value === undefined ? <NoValue /> : sayMark(one)}</bdi>
          </Text>
        ))}
        {mark.path && <Muted>{text("charts.opens")}</Muted>}
      </div>
    </div>
  );
}

/** A value in words: "61 %", "61 % (12 llegadas)", "Sin datos". */
export function useSayMark(unit: ChartUnit): (mark: Mark) => string {
  const { text } = useText();
  return ({ value, note }) => {
    const said = value === undefined ? text("figures.none") : unit.say(value);
    return note ? text("charts.noted", { value: said, note }) : said;
  };
}
