import type { RequestAct, RequestDraft } from "@/contract/guests/guestRequest";
import { noteLimits } from "@/contract/reservations/reservationDraft";
import { sentences } from "@/contract/sentences";
import { generalReason } from "@/domain/definition/generalReason";
import { missing } from "@/domain/definition/generalFaults";
import { occurrencesOf } from "@/domain/requests/occurrences";
import { nextOf, nightReasons, requestLife } from "@/domain/requests/requestLife";
import { requestFaults } from "@/domain/requests/requestFaults";
import { dayReasons, requestReason } from "@/domain/requests/requestRules";
import { isEnded } from "@/domain/reservations/situationOf";

import { historyWith } from "../records/history";
import { refuse, refuseFaults, refuseInput, unknownValues } from "../records/Refused";
import { isSame, serveRecord } from "../records/serveRecord";
import type { Context } from "../core/routes";
import { acted, changed, explained } from "./changeRequest";
import type { StoredRequest } from "./RequestBook";
import { requestListRules } from "./requestListRules";
import {
  type Desk,
  deskAt,
  kindOf,
  requestEntries,
  requestEntryOf,
  stockAgainst,
  toRequest,
  toRequestRow,
} from "./requestEntry";

const MOST = 20;

const record = serveRecord({
  booksOf: ({ db, now }: Context) => deskAt(db, now()),
  get: (id, { requests }) => requests.get(id),
  shown: (stored, desk) => toRequest(requestEntryOf(stored, desk), desk),
  stale: generalReason("RECORD_STALE"),
});

/** The draft as it is stored. The reservation and the kind stay as they were when it was created. */
function writtenDraft(draft: RequestDraft, { reservationId, kind }: RequestDraft = draft): RequestDraft {
  const { quantity, dueOn, dueTime, note } = draft;
  return { reservationId, kind, quantity, dueOn, dueTime, note: note.trim() };
}

export const requestRecord = {
  get: record.get,
  list: record.list({
    entries: requestEntries,
    rules: ({ hotel }) => requestListRules(hotel.property.businessDate),
    toRow: toRequestRow,
  }),
  ...record.form({
    written: (draft: RequestDraft, _, stored) => writtenDraft(draft, stored),
    isWritten: (stored, draft) => isSame(writtenDraft(stored), draft),
    check: refuseFaulty,
    madeBy: ({ requests }) => requests.madeBy,
    add(draft, { requests }, actor) {
      const history = historyWith([], { what: "created" as const, changes: [] }, actor);
      return requests.put({ ...draft, id: requests.nextId(), version: 1, state: "new", done: [], history });
    },
    rewrite: (stored, draft, { requests }, actor) => requests.put(changed(stored, draft, { what: "edit" }, actor)),
  }),
  act: record.act({
    actions: requestLife.actions,
    check(action, { date, reason = "", overrideReason = "" }: RequestAct, stored, desk) {
      const isExplained = !explained.has(action) || reason.trim() !== "";
      const isTooLong = Math.max(reason.length, overrideReason.length) > noteLimits.letters;
      refuseFaults(missing(isExplained, "reason"), isTooLong ? { reason: sentences.noteTooLong } : {});
      if (action !== "finish") return;
      const entry = requestEntryOf(stored, desk);
      refuse(nightReasons(date ?? nextOf(entry.occurrences)!, entry, desk.hotel.property.businessDate));
    },
    act: (action, input, stored, desk, actor) => desk.requests.put(acted(stored, action, input, desk, actor)),
  }),
};

function refuseFaulty(draft: RequestDraft, desk: Desk, before?: StoredRequest) {
  const { quantity, dueOn } = draft;
  const kind = kindOf(draft.kind, desk);
  const reservation = desk.hotel.find(draft.reservationId);
  const isPossible = {
    kind: kind !== undefined,
    quantity: Number.isInteger(quantity) && quantity >= 1 && quantity <= MOST,
  };
  const isKnown = reservation !== undefined && !reservation.isDeleted;
  const faults = requestFaults({ ...draft, reservationId: isKnown ? reservation.id : "" });
  refuseFaults(faults, unknownValues(isPossible));
  if (!kind || !reservation) return;
  if (isEnded(reservation.state)) refuse([requestReason("REQUEST_RESERVATION_OVER")]);
  if (dueOn !== before?.dueOn) refuseInput(dayReasons(dueOn, reservation, kind, desk.hotel.property.businessDate));
  const occurrences = occurrencesOf(draft, kind, reservation, before?.done ?? []);
  refuse(stockAgainst({ kind, occurrences, quantity, id: before?.id }, desk));
}
