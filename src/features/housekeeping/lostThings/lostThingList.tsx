import type { LostThing, LostThingColumn, LostThingState } from "@/contract/rooms/lostThings";
import { createList } from "@/shared/list/createList";
import type { DeclaredColumn } from "@/shared/list/declaredColumn";
import { PathLink } from "@/shared/routing/PathLink";
import { Text } from "@/shared/ui/layout/Text";
import { StateBadge, type Tone } from "@/shared/ui/states/StateBadge";

import { lostThingRecord, lostThingRows, lostThingsApi } from "./lostThingRecord";

export const lostThingTones: Record<LostThingState, Tone> = {
  kept: "open",
  returned: "good",
  sent: "good",
  disposed: "quiet",
};

const columns: DeclaredColumn<LostThing, LostThingColumn, "lostThings">[] = [
  {
    id: "what",
    width: 200,
    cell: ({ id, what }) => (
      <Text as={PathLink} weight={550} to={lostThingRecord.pathOf(id)} isOver>
        <bdi>{what}</bdi>
      </Text>
    ),
  },
  { id: "room", width: 100, card: "fact" },
  { id: "place", width: 140, importance: 2, card: "fact", cell: ({ place }) => <bdi>{place}</bdi> },
  { id: "foundAt", width: 160, importance: 5, card: "fact", as: "instant" },
  { id: "foundBy", width: 140, importance: 1, cell: ({ foundBy }) => <bdi>{foundBy}</bdi> },
  {
    id: "owner",
    width: 160,
    importance: 6,
    card: "fact",
    cell: ({ owner }) => <bdi>{owner?.name}</bdi>,
    plain: ({ owner }) => owner?.name ?? "",
  },
  {
    id: "state",
    width: 120,
    card: "mark",
    as: "word",
    cell: ({ state }, { text }) => (
      <StateBadge tone={lostThingTones[state]}>{text(`lostThings.state.${state}`)}</StateBadge>
    ),
  },
];

/** All that guests have left behind. */
export const lostThingList = createList({
  name: "lostThings",
  columnsKey: "lostThingColumns",
  texts: "lostThings",
  call: lostThingsApi.listLostThings,
  exportCall: lostThingsApi.exportLostThings,
  filters: [],
  views: {
    kept: "lostThings.state.kept",
    returned: "lostThings.state.returned",
    sent: "lostThings.state.sent",
    disposed: "lostThings.state.disposed",
  },
  columns,
  nameOf: ({ what }) => what,
  record: lostThingRows,
});
