import { levelIds, type MemberColumn, type MemberRow } from "@/contract/guests/member";
import type { ListColumn, ListWords } from "@/shared/list/listColumn";
import { createList } from "@/shared/list/createList";
import { someOf } from "@/shared/list/filters/someOf";
import { PathLink } from "@/shared/routing/PathLink";
import { Text } from "@/shared/ui/layout/Text";

import { LevelBadge } from "./LevelBadge";
import { memberRecord, shownMembers } from "./loyaltyRecords";
import { loyaltyApi, memberPath } from "./loyaltyApi";

const columns: ListColumn<MemberRow, MemberColumn>[] = [
  {
    id: "name",
    name: "loyalty.name",
    width: 190,
    isSortable: true,
    cell: ({ id, name }) => (
      <Text as={PathLink} weight={550} to={memberPath(id)} isOver className="loyalty-name list-words" dir="auto">
        {name}
      </Text>
    ),
    plain: ({ name }) => name,
  },
  {
    id: "level",
    name: "loyalty.level",
    width: 110,
    isSortable: true,
    card: "mark",
    cell: ({ level }, { text }) => <LevelBadge level={level} text={text} />,
    plain: ({ level }, { text }) => text(`loyalty.level.${level}`),
  },
  {
    id: "points",
    name: "loyalty.points",
    width: 90,
    isNumeric: true,
    isSortable: true,
    card: "fact",
    cell: ({ points }, { text }) => (
      <Text {...(points < 0 && { tone: "danger", weight: 550 })}>{text("loyalty.number", { count: points })}</Text>
    ),
    plain: ({ points }) => points,
  },
  {
    id: "nights",
    name: "loyalty.nights",
    width: 90,
    isNumeric: true,
    isSortable: true,
    importance: 3,
    plain: ({ nights }) => nights,
  },
  {
    id: "spend",
    name: "loyalty.spend",
    width: 110,
    isNumeric: true,
    isSortable: true,
    importance: 4,
    plain: ({ spend }) => ({ cents: spend }),
  },
  {
    id: "missing",
    name: "loyalty.missing",
    width: 190,
    isSortable: true,
    importance: 2,
    card: "fact",
    plain: missingIn,
  },
  {
    id: "lastOn",
    name: "loyalty.lastOn",
    width: 150,
    isSortable: true,
    importance: 1,
    plain: ({ lastOn }) => ({ date: lastOn }),
  },
];

function missingIn({ missing }: MemberRow, { text, formats, hotel }: ListWords): string {
  if (!missing || !hotel) return "—";
  const nights = text("loyalty.nightCount", { count: missing.nights });
  const spend = formats.money({ cents: missing.spend, currency: hotel.property.currency });
  return text("loyalty.either", { nights, spend });
}

/** Every guest in the programme. */
export const memberList = createList({
  name: "members",
  columnsKey: "memberColumns",
  texts: {
    table: "loyalty.table",
    search: "loyalty.search",
    all: "loyalty.view.all",
    unsorted: "loyalty.byName",
    failed: "loyalty.failed",
    file: "loyalty.file",
    count: "loyalty.count",
  },
  call: loyaltyApi.listMembers,
  exportCall: loyaltyApi.exportMembers,
  filters: [
    someOf("levels", { label: "loyalty.level", choices: levelIds, wordsFor: (level) => `loyalty.level.${level}` }),
  ],
  views: { nearNext: "loyalty.view.nearNext", expiring: "loyalty.view.expiring", debt: "loyalty.view.debt" },
  columns,
  nameOf: ({ name }) => name,
  pathOf: memberPath,
  overlay: (selectRows) => memberRecord.writes.over(selectRows, shownMembers),
});
