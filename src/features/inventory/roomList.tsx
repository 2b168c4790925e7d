import { roomFeatures, type RoomColumn, type RoomRow } from "@/contract/rooms/inventory";
import { useText } from "@/shared/i18n/useText";
import { createList } from "@/shared/list/createList";
import type { DeclaredColumn } from "@/shared/list/declaredColumn";
import { someOf } from "@/shared/list/filters/someOf";
import type { ListWords } from "@/shared/list/listColumn";
import { RecordRowActions } from "@/shared/actions/RecordRowActions";
import { PathLink } from "@/shared/routing/PathLink";
import { PowerIcon } from "@/shared/ui/icons";
import { Muted } from "@/shared/ui/layout/Muted";
import { Stack } from "@/shared/ui/layout/Stack";
import { Text } from "@/shared/ui/layout/Text";
import { StateBadge } from "@/shared/ui/states/StateBadge";

import { inventoryApi } from "./inventoryWrites";
import { roomRecord, roomRows } from "./roomRecord";

const tones = { inUse: "good", blocked: "late", off: "quiet" } as const;

const featuresIn = ({ features }: RoomRow, { text, formats }: ListWords) =>
  formats.series(features.map((feature) => text(`booking.feature.${feature}`)));

const columns: DeclaredColumn<RoomRow, RoomColumn, "inventory">[] = [
  {
    id: "number",
    width: 150,
    cell: (row, words) => (
      <Stack as="span" gap={2} align="start" shrinks>
        <Text as={PathLink} weight={550} to={roomRecord.pathOf(row.id)} isOver>
          <bdi>{row.number}</bdi>
        </Text>
        <Muted breaksWords size={13}>
          {featuresIn(row, words)}
        </Muted>
      </Stack>
    ),
    plain: ({ number }) => number,
  },
  { id: "roomType", width: 140, card: "fact", cell: ({ roomType }) => <bdi>{roomType}</bdi> },
  { id: "floor", width: 70, isNumeric: true, importance: 5, card: "fact" },
  { id: "zone", width: 100, importance: 2, cell: ({ zone }) => <bdi>{zone}</bdi> },
  { id: "connects", width: 120, importance: 3, cell: ({ connects }) => <bdi>{connects}</bdi> },
  {
    id: "state",
    width: 120,
    importance: 6,
    card: "mark",
    as: "word",
    cell: ({ state }, { text }) => <StateBadge tone={tones[state]}>{text(`inventory.state.${state}`)}</StateBadge>,
  },
];

export const roomList = createList({
  name: "rooms",
  columnsKey: "roomColumns",
  texts: "inventory",
  call: inventoryApi.listRooms,
  exportCall: inventoryApi.exportRooms,
  filters: [
    someOf("features", {
      label: "inventory.features",
      choices: roomFeatures,
      wordsFor: (feature) => `booking.feature.${feature}`,
    }),
  ],
  views: { inUse: "inventory.view.inUse", blocked: "inventory.view.blocked", off: "inventory.view.off" },
  columns,
  nameOf: ({ number }) => number,
  RowActions,
  record: roomRows,
});

function RowActions({ row }: { row: RoomRow }) {
  const { text } = useText();
  const action = row.state === "off" ? "switchOn" : "switchOff";
  return (
    <RecordRowActions
      kind={roomRecord}
      row={row}
      action={action}
      icon={PowerIcon}
      label={text(`inventory.${action}Of`, { name: row.number })}
      openLabel={text("inventory.edit", { name: row.number })}
    />
  );
}
