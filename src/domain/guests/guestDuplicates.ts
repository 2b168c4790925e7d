import type { DuplicateSign } from "@/contract/guests/guestProfile";
import type { GuestData } from "@/contract/people/guest";

import { documentKey, hasControlLetter } from "../people/documents";
import { emailKey } from "../people/emails";
import { nameKey } from "../people/nameKey";
import { fullName } from "../people/names";
import { telephoneKeys } from "../people/telephones";

type Identity = Pick<
  GuestData,
  "firstName" | "lastName" | "birthDate" | "email" | "phone" | "documentType" | "document"
>;

/** The signs of a person in one spelling, "" where unknown. */
export const signsOf = ({ firstName, lastName, birthDate, email, phone, document }: Omit<Identity, "documentType">) =>
  ({
    document: documentKey(document),
    name: nameKey(fullName({ firstName, lastName })),
    email: emailKey(email),
    phone: telephoneKeys(phone).join(" "),
    birthDate,
  }) satisfies Record<DuplicateSign, string>;

type Signs = ReturnType<typeof signsOf>;

/** A field may have two telephones, and each is a sign by itself. */
const valuesOf = (signs: Signs, sign: DuplicateSign): string[] =>
  (sign === "phone" ? signs.phone.split(" ") : [signs[sign]]).filter(Boolean);
const isShared = (sign: DuplicateSign, mine: Signs, theirs: Signs) =>
  valuesOf(mine, sign).some((value) => valuesOf(theirs, sign).includes(value));

/** Any two of these make a duplicate; the document does alone. */
const weakSigns = ["name", "email", "phone", "birthDate"] as const;
const weakPairs = weakSigns.flatMap((one, index) => weakSigns.slice(index + 1).map((other) => [one, other] as const));

/** Many people have a name and a birth date in common: too little where all of these are known and differ. */
const ownSigns = ["email", "phone", "document"] as const;

/** Keys of a record. Only records that share a key can be a pair. */
const duplicateKeys = (signs: Signs): string[] => [
  ...(signs.document ? [`document ${signs.document}`] : []),
  ...weakPairs.flatMap(([one, other]) =>
    valuesOf(signs, one).flatMap((mine) => valuesOf(signs, other).map((its) => `${one} ${mine} ${other} ${its}`)),
  ),
];

/** The type as it is written down, or as the control letter of the number tells. */
function documentTypeOf({ documentType, document }: Identity): GuestData["documentType"] {
  if (documentType !== "") return documentType;
  return (["dni", "nie"] as const).find((type) => hasControlLetter(type, document)) ?? "";
}

interface Known<Item> {
  item: Item;
  signs: Signs;
  documentType: GuestData["documentType"];
}

/**
 * By what two records are probably of one person: the same document, or two of name, e-mail, telephone and birth date;
 * empty where they are not. A different document of the same type tells two people apart, and a common name and birth date
 * are too little beside another e-mail, telephone and document.
 */
function pairSigns(one: Known<unknown>, other: Known<unknown>): DuplicateSign[] {
  const [mine, theirs] = [one.signs, other.signs];
  const differs = (sign: DuplicateSign) => mine[sign] !== "" && theirs[sign] !== "" && !isShared(sign, mine, theirs);
  const isOfOneType = one.documentType !== "" && one.documentType === other.documentType;
  if (isOfOneType && differs("document")) return [];
  const signs = (Object.keys(mine) as DuplicateSign[]).filter((sign) => isShared(sign, mine, theirs));
  if (signs.includes("document")) return signs;
  return signs.length < 2 || ownSigns.every(differs) ? [] : signs;
}

export interface DuplicatesFound<Item> {
  items: [Item, Item];
  signs: DuplicateSign[];
  /** A person has said that they are two. */
  isApart: boolean;
}

/**
 * Each record with the first one that is probably of the same person, in the order of `items`, and with those before it
 * that `isApart` tells apart; those with most signs first.
 */
export function findDuplicatePairs<Item>(
  items: Iterable<Item>,
  identityOf: (item: Item) => Identity,
  isApart: (one: Item, other: Item) => boolean = () => false,
): DuplicatesFound<Item>[] {
  const sharing = new Map<string, Known<Item>[]>();
  const found: DuplicatesFound<Item>[] = [];

  /** `paired` are the records that it is in a pair with, and whether they are told apart. */
  function addPairs(self: Known<Item>, earlier: readonly Known<Item>[], paired: Map<Known<Item>, boolean>) {
    for (const first of earlier) {
      if (paired.get(first) === false) return;
      const signs = paired.has(first) ? [] : pairSigns(first, self);
      if (signs.length === 0) continue;
      const isTold = isApart(first.item, self.item);
      found.push({ items: [first.item, self.item], signs, isApart: isTold });
      paired.set(first, isTold);
      if (!isTold) return;
    }
  }

  for (const item of items) {
    const identity = identityOf(item);
    const self = { item, signs: signsOf(identity), documentType: documentTypeOf(identity) };
    const paired = new Map<Known<Item>, boolean>();
    for (const key of duplicateKeys(self.signs)) {
      const earlier = sharing.get(key);
      if (earlier) addPairs(self, earlier, paired);
      if (earlier) earlier.push(self);
      else sharing.set(key, [self]);
    }
  }
  return found.toSorted((one, other) => other.signs.length - one.signs.length);
}
