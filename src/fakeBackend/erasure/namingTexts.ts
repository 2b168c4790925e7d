import type { NamingText } from "@/contract/guests/erasure";
import { type Mentions, mentionsOf, type NamedPerson } from "@/domain/guests/personMentions";

import type { Database } from "../core/database";
import type { StoredGuest } from "../hotel/books/StoredGuest";
import { toStayRegister } from "../register/toStayRegister";
import type { FreeText } from "./freeText";
import { freeTexts } from "./freeTexts";

/** All that a guest was ever called: in their records, and before these were edited or merged. */
export function mentionsOfGuest({ id }: StoredGuest, { hotel }: Pick<Database, "hotel">): Mentions {
  const records = hotel.guests.idsOf(id).map((one) => hotel.guests.find(one)!);
  const people = records.flatMap((record): NamedPerson[] => {
    const { merged, history = [] } = record;
    let earlier: NamedPerson = record;
    const formers = history.map(({ changes }) => {
      earlier = { ...earlier, ...Object.fromEntries(changes.map(({ field, before }) => [field, before])) };
      return earlier;
    });
    return [record, ...formers, ...(merged?.undo ? [merged.undo.before] : [])];
  });
  return mentionsOf(people);
}

/** The guest's own records, which are erased with theirs. */
interface Own {
  guests: ReadonlySet<string>;
  reservations: ReadonlySet<string>;
}

export function ownOf({ id }: StoredGuest, { hotel }: Pick<Database, "hotel">): Own {
  const guests = new Set(hotel.guests.idsOf(id));
  const stays = [...hotel.all()].filter(({ guestId }) => guests.has(guestId));
  return { guests, reservations: new Set(stays.map((stay) => stay.id)) };
}

export interface Found extends NamingText {
  rewrite: FreeText["rewrite"];
}

/** The texts that name a guest and are not erased with their record, and what the law keeps of them. */
export function textsNaming(guest: StoredGuest, db: Database): Found[] {
  const mentions = mentionsOfGuest(guest, db);
  const own = ownOf(guest, db);
  const isErased = ({ place, id, owner }: FreeText) => {
    if (place === "reservation") return own.reservations.has(id);
    return own.guests.has(owner ?? "") || (place === "request" && own.reservations.has(owner ?? ""));
  };
  const found = [...freeTexts(db)]
    .filter((one) => !isErased(one))
    .flatMap(({ place, key, id, texts, rewrite }): Found[] => {
      const text = texts.filter(mentions.isIn).join("\n");
      const isSure = mentions.isSurelyIn(text);
      return text === "" ? [] : [{ key: `${place}:${key}`, place, id, text, isSure, isKept: !rewrite, rewrite }];
    });
  return [...found, ...registersNaming(mentions, db)];
}

function registersNaming({ isIn }: Mentions, { hotel, register }: Database): Found[] {
  const written = [...hotel.all()].filter(({ id }) => register.stays.get(id) ?? register.sampled.has(id));
  return written.flatMap((reservation): Found[] => {
    const { id, travellers } = toStayRegister(reservation, { hotel, register });
    const named = travellers
      .map(({ firstName, lastName, secondLastName }) => [firstName, lastName, secondLastName].filter(Boolean).join(" "))
      .filter(isIn);
    const text = named.join("\n");
    return text === ""
      ? []
      : [{ key: `register:${id}`, place: "register", id, text, isSure: true, isKept: true, rewrite: undefined }];
  });
}
