import { useMemo, useState } from "react";

import type { Planning, PlanningCount } from "@/contract/reservations/planning";
import type { CivilDate, RoomType } from "@/contract/property";
import { addDays } from "@/domain/civilDate";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { openPath } from "@/shared/routing/openPath";
import { paths } from "@/shared/routing/paths";
import type { GridGroup, GridLine } from "@/shared/timeGrid/gridLines";
import { TimeGrid } from "@/shared/timeGrid/TimeGrid";
import { useNarrowerThan } from "@/shared/ui/useMediaQuery";

import { OverbookingDialog } from "./OverbookingDialog";
import { columnWidth, planningColumns, type Words } from "./planningColumns";
import { filterIn, usePlanningQuery } from "./usePlanningQuery";

/** What there is of each type, night by night; a cell opens the reservations of its night. */
export function CountsGrid({ plan }: { plan: Planning }) {
  const { text } = useText();
  const [{ folded, ...asked }, change] = usePlanningQuery();
  const { type } = filterIn(asked, plan);
  const formats = useFormat();
  const isNarrow = useNarrowerThan("tablet");
  const columns = useMemo(() => planningColumns(plan, { text, formats }), [plan, text, formats]);
  const [allowing, setAllowing] = useState<{ type: RoomType; date: CivilDate }>();
  const groups = useMemo(
    () =>
      plan.roomTypes
        .filter(({ id }) => type === "" || id === type)
        .map((roomType) => countsOf(roomType, plan, { text, formats })),
    [plan, type, text, formats],
  );
  function open(lineId: string, column: number) {
    const date = addDays(plan.from, column);
    const ofLine = plan.roomTypes.find(({ id }) => lineId === `${id}:${ALLOWED}`);
    if (ofLine) setAllowing({ type: ofLine, date });
    else openPath(`${paths.reservations}?from=${date}&to=${date}`);
  }

  return (
    <>
      <TimeGrid
        label={text("planning.counts")}
        corner={text("booking.roomType")}
        columns={columns}
        columnWidth={columnWidth(columns.length)}
        headWidth={isNarrow ? 112 : 190}
        groups={groups}
        folded={folded}
        onFold={(ids) => change({ fold: ids.join(",") })}
        onOpenCell={open}
      />
      {allowing && <OverbookingDialog {...allowing} plan={plan} onClose={() => setAllowing(undefined)} />}
    </>
  );
}

/** The line of what may be oversold. */
const ALLOWED = "allowed";

interface Said {
  words: string;
  /** For those who listen. */
  about?: string;
}

/** How many are free, at the head of the type; what has been done with the others, and the price, below. */
function countsOf({ id, name }: RoomType, plan: Planning, { text, formats }: Words): GridGroup {
  const ofType = plan.counts.filter(({ roomTypeId }) => roomTypeId === id);
  const lineOf = (lineId: string, label: string, wordsOf: (count: PlanningCount) => string | Said): GridLine => ({
    id: `${id}:${lineId}`,
    name: label,
    head: label,
    cellAt(column) {
      const count = ofType[column]!;
      const said = wordsOf(count);
      const { words, about = words } = typeof said === "string" ? { words: said } : said;
      return { name: `${name}, ${formats.date(count.date)}: ${label} ${about}`, face: words };
    },
  });
  return {
    id,
    name,
    head: <bdi className="planning-name">{name}</bdi>,
    cellAt(column) {
      const { date, free } = ofType[column]!;
      const said = text("planning.free", { count: Math.max(0, free) });
      return {
        name: `${name}, ${formats.date(date)}: ${said}`,
        face: Math.max(0, free),
        ...(free < 0 ? { className: "is-over" } : {}),
      };
    },
    lines: [
      lineOf("sold", text("planning.sold"), ({ sold }) => String(sold)),
      lineOf("blocked", text("planning.blockedRooms"), ({ blocked }) => String(blocked)),
      lineOf("over", text("planning.over"), ({ free }) => String(Math.max(0, -free))),
      lineOf(ALLOWED, text("planning.allowed"), ({ date }) => {
        const allowed = plan.overbookings.find((one) => one.roomTypeId === id && one.date === date);
        return allowed
          ? { words: `+${allowed.rooms}`, about: `${allowed.rooms}, ${allowed.reason}` }
          : { words: "–", about: text("planning.allowedNone") };
      }),
      lineOf("price", text("planning.price"), ({ price }) => formats.money({ cents: price, currency: plan.currency })),
    ],
  };
}
