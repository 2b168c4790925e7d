import { useMemo, useState } from "react";

import type { Planning, PlanningCount, PlanningRestriction } from "@/contract/reservations/planning";
import type { CivilDate, RoomType } from "@/contract/property";
import { addDays } from "@/domain/civilDate";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import type { GridGroup, GridLine } from "@/shared/timeGrid/gridLines";
import { TimeGrid } from "@/shared/timeGrid/TimeGrid";
import { Row } from "@/shared/ui/layout/Row";
import { Text } from "@/shared/ui/layout/Text";
import { useNarrowerThan } from "@/shared/ui/useMediaQuery";

import { TypeNightDialog } from "./TypeNightDialog";
import { usePlanningColumns, type Words } from "../chart/planningColumns";
import { TypeFilter } from "../plan/PlanningFilters";
import { filterIn, usePlanningQuery } from "../plan/usePlanningQuery";

/** Rooms of each type by night: free, sold, blocked. A cell opens the reservations behind it. */
export function CountsGrid({ plan }: { plan: Planning }) {
  const { text } = useText();
  const [{ folded, ...asked }, change] = usePlanningQuery();
  const { type } = filterIn(asked, plan);
  const formats = useFormat();
  const isNarrow = useNarrowerThan("tablet");
  const columns = usePlanningColumns(plan);
  const [opened, setOpened] = useState<{ type: RoomType; date: CivilDate }>();
  const groups = useMemo(
    () =>
      plan.roomTypes
        .filter(({ id }) => type === "" || id === type)
        .map((roomType) => countsOf(roomType, plan, { text, formats })),
    [plan, type, text, formats],
  );
  function open(lineId: string, column: number) {
    const ofLine = plan.roomTypes.find(({ id }) => lineId === id || lineId.startsWith(`${id}:`));
    if (ofLine) setOpened({ type: ofLine, date: addDays(plan.from, column) });
  }

  return (
    <>
      <Row after={12} gap={8} wraps className="planning-row">
        <TypeFilter plan={plan} />
      </Row>
      <TimeGrid
        label={text("planning.counts")}
        corner={text("booking.roomType")}
        columns={columns}
        columnWidth={columns.length > 14 ? 64 : 88}
        headWidth={isNarrow ? 112 : 190}
        groups={groups}
        folded={folded}
        onFold={(ids) => change({ fold: ids.join(",") })}
        onOpenCell={open}
      />
      {opened && <TypeNightDialog {...opened} plan={plan} onClose={() => setOpened(undefined)} />}
    </>
  );
}

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
      return {
        name: `${name}, ${formats.date(count.date)}: ${label} ${about}`,
        face: <span title={about === words ? undefined : about}>{words}</span>,
      };
    },
  });
  return {
    id,
    name,
    head: (
      <Text as="bdi" weight={620}>
        {name}
      </Text>
    ),
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
      lineOf("allowed", text("planning.allowed"), ({ date }) => {
        const allowed = plan.overbookings.find((one) => one.roomTypeId === id && one.date === date);
        return allowed
          ? { words: `+${allowed.rooms}`, about: `${allowed.rooms}, ${allowed.reason}` }
          : { words: "–", about: text("planning.allowedNone") };
      }),
      lineOf("price", text("planning.price"), ({ price }) => formats.money({ cents: price, currency: plan.currency })),
      lineOf("restrictions", text("planning.restrictions"), ({ date }) => {
        const restriction = plan.restrictions.find((one) => one.roomTypeId === id && one.date === date);
        return restriction
          ? restricted(restriction, text, formats)
          : { words: "", about: text("planning.unrestricted") };
      }),
    ],
  };
}

/** In the signs of the trade, and in words. */
function restricted({ minStay, ...day }: PlanningRestriction, text: Words["text"], { list }: Words["formats"]): Said {
  const all: [boolean, string, string][] = [
    [day.isClosed, "✕", text("planning.closed")],
    [day.isClosedToArrival, "CTA", text("planning.closedToArrival")],
    [day.isClosedToDeparture, "CTD", text("planning.closedToDeparture")],
    [minStay > 1, `≥ ${minStay}`, text("planning.minStay", { count: minStay })],
  ];
  const said = all.filter(([isSaid]) => isSaid);
  return { words: said.map(([, sign]) => sign).join(" "), about: list(said.map(([, , words]) => words)) };
}
