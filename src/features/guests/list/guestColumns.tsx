import type { GuestColumn, GuestRow } from "@/contract/guests/guestList";
import type { ListColumn, ListWords } from "@/shared/list/listColumn";
import { PathLink } from "@/shared/routing/PathLink";
import { Avatar } from "@/shared/ui/Avatar";
import { Row } from "@/shared/ui/layout/Row";
import { Stack } from "@/shared/ui/layout/Stack";
import { Text } from "@/shared/ui/layout/Text";

import { GuestMarks } from "./GuestMarks";
import { guestPath } from "./guestPaths";

type Column = ListColumn<GuestRow, GuestColumn>;

/** The specification's columns, in its order. */
export const guestColumns: Column[] = [
  {
    id: "name",
    name: "column.customer",
    width: 170,
    isSortable: true,
    cell: (row, words) => <Who row={row} words={words} />,
    plain: nameOf,
  },
  {
    id: "phone",
    name: "booking.phone",
    width: 120,
    isSortable: true,
    importance: 4,
    card: "fact",
    cell: ({ phone }) =>
      phone && (
        <Text as="bdi" size={13} dir="ltr">
          {phone}
        </Text>
      ),
    plain: ({ phone }) => ({ telephone: phone }),
  },
  {
    id: "email",
    name: "guests.email",
    width: 116,
    isSortable: true,
    importance: 2,
    cell: ({ email }) => (
      <Text size={13} className="guest-email" title={email}>
        {email}
      </Text>
    ),
    plain: ({ email }) => email,
  },
  {
    id: "country",
    name: "booking.country",
    width: 84,
    isSortable: true,
    importance: 3,
    card: "fact",
    plain: ({ country }, { formats }) => country && formats.country(country),
  },
  numberColumn("stays", "guests.stays", 90),
  { ...numberColumn("nights", "guests.nights", 84), importance: 1, card: undefined },
  {
    id: "spend",
    name: "guests.spend",
    width: 82,
    isNumeric: true,
    isSortable: true,
    importance: 6,
    card: "fact",
    plain: ({ spend }) => ({ cents: spend }),
  },
  {
    id: "lastStay",
    name: "guests.lastStay",
    width: 96,
    isSortable: true,
    importance: 5,
    card: "fact",
    cell: ({ lastStay }, { formats }) =>
      lastStay && (
        <Text keepsLine size={14} isTabular>
          {formats.date(lastStay)}
        </Text>
      ),
    plain: ({ lastStay }) => ({ date: lastStay }),
  },
];

function numberColumn(id: "stays" | "nights", name: Column["name"], width: number): Column {
  return { id, name, width, isNumeric: true, isSortable: true, importance: 7, card: "fact", plain: (row) => row[id] };
}

function nameOf({ name, isAnonymised }: GuestRow, { text }: ListWords): string {
  return isAnonymised ? text("guests.anonymous") : name;
}

/** The name leads to the profile; below it is what a desk has to know first. */
function Who({ row, words }: { row: GuestRow; words: ListWords }) {
  const name = nameOf(row, words);
  return (
    <Row gap={8} shrinks className="guest-who">
      <Avatar name={name} />
      <Stack gap={2} shrinks>
        <PathLink to={guestPath(row.id)} isOver className="guest-name" dir="auto" title={name}>
          {name}
        </PathLink>
        <GuestMarks guest={row} text={words.text} />
      </Stack>
    </Row>
  );
}
