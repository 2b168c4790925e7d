import type { GuestAct } from "@/contract/guests/guestProfile";
import { guestsContract } from "@/contract/guests/guests";

import { actOnGuest, livingGuest, refuseAgainst } from "../guests/changeGuest";
import { refuseStaleGuest } from "../guests/guestRefusals";
import { toGuestProfile } from "../guests/toGuestProfile";
import { routesFor } from "../core/routes";
import { actorOf } from "../records/Actor";
import { notFound } from "../records/Refused";
import { anonymise } from "./anonymise";
import { textsNaming } from "./namingTexts";

const { actOnGuest: act, listNamingTexts } = guestsContract;
const acts = new Set<string>(["markUnwelcome", "clearUnwelcome", "anonymise"] satisfies GuestAct["action"][]);

export const routes = routesFor(
  { actOnGuest: act, listNamingTexts },
  {
    actOnGuest({ params: { id, action }, body: { version, reason, redact = [] } }, context) {
      const { hotel } = context.db;
      if (!acts.has(action)) throw notFound();
      const stored = livingGuest(id, hotel);
      refuseStaleGuest(stored, version, hotel);
      const asked = action as GuestAct["action"];
      refuseAgainst(asked, stored, hotel);
      const actor = actorOf(context);
      const done =
        asked === "anonymise"
          ? anonymise(stored, redact, context.db, actor)
          : actOnGuest(stored, asked, reason ?? "", hotel, actor);
      return toGuestProfile(done, hotel);
    },
    listNamingTexts({ params: { id } }, { db }) {
      const guest = livingGuest(id, db.hotel);
      if (guest.isAnonymised) return guest.leftTexts ?? [];
      return textsNaming(guest, db).map(({ rewrite: _, ...text }) => text);
    },
  },
);

/** It has no rows of its own. */
export const createData = () => () => undefined;
