import { type KeyboardEvent, type PointerEvent, useId, useMemo, useRef, useState } from "react";

import { useLanguage, useText } from "@/shared/i18n/useText";
import { openPath } from "@/shared/routing/openPath";

import type { ChartModel, ChartUnit, Mark } from "./chartData";
import { type Cursor, movedBy } from "./chartKeys";
import type { Draw } from "./frame";
import { Patterns } from "./looks";
import { nearest } from "./nearest";
import { Tip } from "./Tip";
import { useWidth } from "./useWidth";

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
  const { tracks, looks } = model;
  const { text } = useText();
  const isRtl = useLanguage().dir === "rtl";
  const id = useId();
  const { room, width } = useWidth();
  const drawing = useMemo(() => draw(model, unit, { id, width, isRtl }), [draw, model, unit, id, width, isRtl]);
  const [chosen, setChosen] = useState<Cursor>();
  const [pointed, setPointed] = useState<Cursor>();
  const [isTold, setIsTold] = useState(false);
  const opensAtClick = useRef(false);

  const markAt = (cursor: Cursor | undefined) => cursor && tracks[cursor.track]?.[cursor.place];
  const current = chosen && markAt(chosen) ? chosen : firstOf(model);
  const told = markAt(pointed) ? pointed : isTold ? current : undefined;
  const path = markAt(told)?.path;
  const currentId = `${id}-${current.track}-${current.place}`;

  const valueOf = ({ value, ...mark }: Mark) => {
    if (value === undefined) return text("figures.none");
    return drawing.say ? drawing.say({ ...mark, value }) : unit.say(value);
  };
  const named = (mark: Mark) =>
    text(looks.length > 1 ? "charts.markOfSeries" : "charts.mark", {
      series: mark.series.label,
      place: mark.x,
      value: valueOf(mark),
    });

  function press(event: KeyboardEvent) {
    const next = movedBy(event.key, current, tracks, isRtl);
    const opened = markAt(current)?.path;
    if (next) tell(next);
    else if (event.key === "Enter" && opened) openPath(opened);
    else if (event.key === "Escape" && told) hide();
    else return;
    event.preventDefault();
    event.stopPropagation(); // the same key closes a drawer
  }

  function tell(cursor: Cursor) {
    setChosen(cursor);
    setPointed(undefined);
    setIsTold(true);
  }

  function hide() {
    setPointed(undefined);
    setIsTold(false);
  }

  function cursorOf({ currentTarget, clientX, clientY }: PointerEvent) {
    const { left, top } = currentTarget.getBoundingClientRect();
    return nearest(model, drawing, { x: clientX - left, y: clientY - top });
  }

  /** The first tap shows the values, the second opens the rows: a finger cannot hover. */
  function touch(event: PointerEvent) {
    const cursor = cursorOf(event);
    const isShown = cursor?.track === told?.track && cursor?.place === told?.place;
    opensAtClick.current = event.pointerType !== "touch" || isShown;
    setPointed(cursor);
    if (cursor) setChosen(cursor);
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
        className={path ? "chart-plot is-link" : "chart-plot"}
        onKeyDown={press}
        onFocus={() => setIsTold(true)}
        onBlur={hide}
        onPointerDown={touch}
        onPointerMove={(event) => setPointed(cursorOf(event))}
        onPointerLeave={({ pointerType }) => pointerType !== "touch" && setPointed(undefined)}
        onClick={() => opensAtClick.current && path && openPath(path)}
      >
        <svg viewBox={`0 0 ${width} ${drawing.height}`} aria-hidden="true">
          <Patterns id={id} />
          {drawing.picture}
          {told && <Here {...drawing.pointOf(told)} />}
        </svg>
        {told && <Tip {...{ model, drawing, cursor: told, width, isRtl, valueOf }} />}
        <div key={currentId} id={currentId} role="option" aria-selected="true" className="visually-hidden">
          {named(markAt(current)!)}
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

const Here = ({ x, y }: { x: number; y: number }) => <circle className="chart-here" cx={x} cy={y} r={7} />;

function firstOf({ tracks }: ChartModel): Cursor {
  const track = tracks.findIndex((marks) => marks.some(Boolean));
  return { track, place: tracks[track]?.findIndex(Boolean) ?? 0 };
}
