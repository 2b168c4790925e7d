import type { MemberColumn, MemberRow } from "@/contract/guests/member";
import { levelIds } from "@/contract/people/levels";
import type { ListWords } from "@/shared/list/listColumn";
import { createList } from "@/shared/list/createList";
import type { DeclaredColumn } from "@/shared/list/declaredColumn";
import { someOf } from "@/shared/list/filters/someOf";
import { PathLink } from "@/shared/routing/PathLink";
import { Text } from "@/shared/ui/layout/Text";

import { LevelBadge } from "@/shared/stay/member/LevelBadge";
import { loyaltyApi, memberRecord, memberRows } from "./loyaltyRecords";

function missingIn({ missing }: MemberRow, { text, formats, hotel }: ListWords): string {
  if (!missing || !hotel) return "—";
  const nights = text("loyalty.nightCount", { count: missing.nights });
  const spend = formats.money({ cents: missing.spend, currency: hotel.property.currency });
  return text("loyalty.either", { nights, spend });
}

const columns: DeclaredColumn<MemberRow, MemberColumn, "loyalty">[] = [
  {
    id: "name",
    width: 190,
    cell: ({ id, name }) => (
      <Text
        as={PathLink}
        weight={550}
        to={memberRecord.pathOf(id)}
        isOver
        className="loyalty-name list-words"
        dir="auto"
      >
        {name}
      </Text>
    ),
  },
  {
    id: "level",
    width: 110,
    card: "mark",
    as: "word",
    cell: ({ level }, { text }) => <LevelBadge level={level} text={text} />,
  },
  {
    id: "points",
    width: 90,
    isNumeric: true,
    card: "fact",
    cell: ({ points }, { text }) => (
      <Text {...(points < 0 && { tone: "danger", weight: 550 })}>{text("loyalty.number", { count: points })}</Text>
    ),
  },
  { id: "nights", width: 90, isNumeric: true, importance: 3 },
  { id: "spend", width: 110, importance: 4, as: "cents" },
  { id: "missing", width: 190, importance: 2, card: "fact", plain: missingIn },
  { id: "lastOn", width: 150, importance: 1, as: "date" },
];

/** Every guest in the programme. */
export const memberList = createList({
  name: "members",
  columnsKey: "memberColumns",
  texts: "loyalty",
  call: loyaltyApi.listMembers,
  exportCall: loyaltyApi.exportMembers,
  filters: [someOf("levels", { label: "loyalty.level", choices: levelIds })],
  views: { nearNext: "loyalty.view.nearNext", expiring: "loyalty.view.expiring", debt: "loyalty.view.debt" },
  columns,
  nameOf: ({ name }) => name,
  record: memberRows,
});
