import type { DuplicateSign } from "@/contract/guests/guestProfile";
import type { GuestData } from "@/contract/guests/guest";

import { documentKey } from "../people/documents";
import { nameKey } from "../people/nameKey";
import { fullName } from "../people/names";
import { telephoneKey } from "../people/telephones";
import { folded } from "../text/folded";

type Identity = Pick<GuestData, "firstName" | "lastName" | "birthDate" | "email" | "phone" | "document">;

/** What each sign of a person looks like however it is written, "" where it is unknown. */
export const signsOf = ({ firstName, lastName, birthDate, email, phone, document }: Identity) =>
  ({
    document: documentKey(document),
    name: nameKey(fullName({ firstName, lastName })),
    email: folded(email.trim()),
    phone: telephoneKey(phone),
    birthDate,
  }) satisfies Record<DuplicateSign, string>;

type Signs = ReturnType<typeof signsOf>;

/** Any two of these make a duplicate; the document does alone. */
const weakSigns = ["name", "email", "phone", "birthDate"] as const;
const weakPairs = weakSigns.flatMap((one, index) => weakSigns.slice(index + 1).map((other) => [one, other] as const));

/** What two records have in common. */
export const commonSigns = (one: Signs, other: Signs): DuplicateSign[] =>
  (Object.keys(one) as DuplicateSign[]).filter((sign) => one[sign] !== "" && one[sign] === other[sign]);

/** Keys of a record. Two records that share a key are probably the same person. */
export const duplicateKeys = (signs: Signs): string[] => [
  ...(signs.document ? [`document ${signs.document}`] : []),
  ...weakPairs
    .filter(([one, other]) => signs[one] && signs[other])
    .map(([one, other]) => `${one} ${signs[one]} ${other} ${signs[other]}`),
];

export interface DuplicatesFound<Item> {
  items: [Item, Item];
  signs: DuplicateSign[];
}

/** Each record with the first one that shares a key with it, in the order of `items`; those with most signs first. */
export function findDuplicatePairs<Item>(
  items: Iterable<Item>,
  identityOf: (item: Item) => Identity,
): DuplicatesFound<Item>[] {
  const firstOf = new Map<string, { item: Item; signs: Signs }>();
  const found: DuplicatesFound<Item>[] = [];
  for (const item of items) {
    const signs = signsOf(identityOf(item));
    const keys = duplicateKeys(signs);
    const known = new Set(keys.flatMap((key) => firstOf.get(key) ?? []));
    for (const first of known) found.push({ items: [first.item, item], signs: commonSigns(first.signs, signs) });
    const self = { item, signs };
    for (const key of keys) if (!firstOf.has(key)) firstOf.set(key, self);
  }
  return found.toSorted((one, other) => other.signs.length - one.signs.length);
}
