import { createSearchParams } from "react-router-dom";

import type { Planning, PlanningStay } from "@/contract/reservations/planning";
import { dayNumber } from "@/domain/civilDate";
import { numberFound } from "@/domain/reservations/stayNumbers";
import { textSearch } from "@/domain/text/textSearch";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { PathLink } from "@/shared/routing/PathLink";
import { paths } from "@/shared/routing/paths";
import { useSearchText } from "@/shared/routing/useSearchText";
import { useBilledStay } from "@/shared/stay/record/billedStay";
import { numberText } from "@/shared/stay/record/numberText";
import { SearchBox } from "@/shared/ui/fields/search/SearchBox";
import { Row } from "@/shared/ui/layout/Row";

import { stayIdOf } from "./chart/planningBars";
import { planningGroups } from "./chart/planningLines";
import { roomNow } from "./plan/planningWords";
import type { RoomFilter } from "./plan/usePlanningQuery";

/** Beyond this many the person types more of the name. */
const MOST = 6;

export interface BarPlace {
  line: string;
  column: number;
}

interface StaySearchProps {
  plan: Planning;
  filter: RoomFilter;
  onFound: (reservationId: string, place: BarPlace) => void;
}

/** Finds stays among those shown, by guest, room, invoice or another number in hand; each leads to its bar. */
export function StaySearch({ plan, filter, onFound }: StaySearchProps) {
  const { text } = useText();
  const formats = useFormat();
  const [typed, setTyped] = useSearchText();
  const billed = useBilledStay(typed);
  const isAsked = typed.trim() !== "";
  const shown = isAsked ? linesOfBars() : new Map<string, BarPlace>();
  const isFound = textSearch(typed);
  const found = isAsked ? plan.stays.flatMap(foundStay) : [];

  function foundStay(stay: PlanningStay) {
    const named = [stay.guest, stay.id, roomNow(stay, plan)].join(" ");
    const foundBy = stay.id === billed?.id ? billed.foundBy : numberFound(typed, stay.numbers, named);
    return shown.has(stay.id) && (foundBy || isFound(named)) ? [{ stay, foundBy }] : [];
  }

  /** Where the bar of each stay is: of several the one of tonight, as `roomNow` says of its room. */
  function linesOfBars() {
    const lines = planningGroups(plan, filter, { text, formats }).flatMap((group) => group.lines);
    const [nights, tonight] = [plan.to, plan.businessDate].map((date) => dayNumber(date) - dayNumber(plan.from));
    const bars = lines
      .flatMap(({ id: line, bars: ofLine }) => (ofLine?.() ?? []).map((bar) => ({ ...bar, line })))
      .filter(({ from, to }) => from < nights! && to > 0)
      .toSorted((one, other) => one.from - other.from);
    const places = new Map<string, BarPlace & { to: number }>();
    for (const { id, line, from, to } of bars) {
      const known = places.get(stayIdOf(id));
      if (!known || known.to <= tonight!) places.set(stayIdOf(id), { line, column: Math.max(0, from), to });
    }
    return places;
  }

  return (
    <form
      role="search"
      className="planning-search"
      onSubmit={(event) => {
        event.preventDefault();
        const [first] = found;
        if (first) onFound(first.stay.id, shown.get(first.stay.id)!);
      }}
    >
      <SearchBox label={text("planning.search")} value={typed} onChange={setTyped} />
      {isAsked && (
        <>
          <p role="status">{text("planning.found", { count: found.length })}</p>
          {found.length === 0 && (
            <PathLink to={`${paths.reservations}?${createSearchParams({ text: typed.trim() }).toString()}`}>
              {text("planning.searchAll")}
            </PathLink>
          )}
          <Row as="ul" gap={8} align="stretch" wraps>
            {found.slice(0, MOST).map(({ stay, foundBy }) => (
              <li key={stay.id}>
                <button
                  type="button"
                  className="btn btn-quiet btn-sm"
                  onClick={() => onFound(stay.id, shown.get(stay.id)!)}
                >
                  <bdi>{stay.guest}</bdi> · {roomNow(stay, plan) || text("booking.roomNone")} ·{" "}
                  {formats.date(stay.arrival)}
                  {foundBy && (
                    <>
                      {" "}
                      · <bdi>{numberText(foundBy, text)}</bdi>
                    </>
                  )}
                </button>
              </li>
            ))}
          </Row>
        </>
      )}
    </form>
  );
}
