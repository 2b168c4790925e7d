import type { GuestAct } from "@/contract/guests/guestProfile";
import { guestsContract } from "@/contract/guests/guests";
import { missing } from "@/domain/definition/generalFaults";

import { changeGuest, livingGuest } from "../guests/changeGuest";
import { guestRecord } from "../guests/guestRecord";
import { refuseFaults } from "../records/Refused";
import { routesFor } from "../core/routes";
import { anonymise } from "./anonymise";
import { textsNaming } from "./namingTexts";

const { actOnGuest, listNamingTexts } = guestsContract;

/** A guest is marked, or the mark is cleared, with a reason. */
const act = guestRecord.act({
  actions: ["markUnwelcome", "clearUnwelcome", "anonymise"] as const,
  check(action, { reason = "" }: Omit<GuestAct, "action">) {
    refuseFaults(missing(action === "anonymise" || reason.trim() !== "", "reason"));
  },
  act(action, { reason = "", redact = [] }, stored, db, actor) {
    if (action === "anonymise") return anonymise(stored, redact, db, actor);
    const note = reason.trim();
    const mark = { reason: note, by: actor.by, at: actor.now.toISOString() };
    const unwelcome = action === "markUnwelcome" ? mark : undefined;
    return changeGuest(stored, { unwelcome }, { what: action, note }, db.hotel, actor);
  },
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
