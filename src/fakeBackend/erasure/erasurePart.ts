import type { GuestAct, GuestMark } from "@/contract/guests/guestProfile";
import { guestsContract } from "@/contract/guests/guests";
import type { UnwelcomeMark } from "@/contract/people/guest";
import { guestReason } from "@/domain/guests/guestPermissions";

import type { Database } from "../core/database";
import { changeGuest, livingGuest } from "../guests/changeGuest";
import { guestRecord } from "../guests/guestRecord";
import type { StoredGuest } from "../hotel/books/StoredGuest";
import type { Actor } from "../records/Actor";
import { refuseInput } from "../records/Refused";
import { routesFor } from "../core/routes";
import { anonymise } from "./anonymise";
import { textsNaming } from "./namingTexts";

const { actOnGuest, listNamingTexts } = guestsContract;

type Sent = Omit<GuestAct, "action">;

interface MarkRules {
  check?: (input: Sent) => void;
  act: (stored: StoredGuest, input: Sent, db: Database, actor: Actor) => StoredGuest;
}

/** A guest is marked, or the mark is cleared, with a reason. */
const marking = (
  what: "markUnwelcome" | "clearUnwelcome",
  markOf: (reason: string, actor: Actor) => UnwelcomeMark | undefined,
): MarkRules => ({
  check: ({ reason = "" }) => refuseInput(reason.trim() === "" ? [guestReason("GUEST_REASON_MISSING")] : []),
  act(stored, { reason = "" }, { hotel }, actor) {
    const note = reason.trim();
    return changeGuest(stored, { unwelcome: markOf(note, actor) }, { what, note }, hotel, actor);
  },
});

const marks: Record<GuestMark, MarkRules> = {
  markUnwelcome: marking("markUnwelcome", (reason, { by, now }) => ({ reason, by, at: now.toISOString() })),
  clearUnwelcome: marking("clearUnwelcome", () => undefined),
  anonymise: { act: (stored, { redact = [] }, db, actor) => anonymise(stored, redact, db, actor) },
};

const act = guestRecord.act({
  actions: ["markUnwelcome", "clearUnwelcome", "anonymise"] as const,
  check: (action, input: Sent) => marks[action].check?.(input),
  act: (action, input, stored, db, actor) => marks[action].act(stored, input, db, actor),
});

export const routes = routesFor(
  { actOnGuest, listNamingTexts },
  {
    actOnGuest: act,
    listNamingTexts({ params: { id } }, { db }) {
      const guest = livingGuest(id, db.hotel);
      if (guest.isAnonymised) return guest.leftTexts ?? [];
      return textsNaming(guest, db).map(({ rewrite: _, ...text }) => text);
    },
  },
);

/** It has no rows of its own. */
export const createData = () => () => undefined;
