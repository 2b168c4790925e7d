import { takeEvery } from "redux-saga/effects";

import { DRAFT_PREFIX } from "@/shared/session/storedSession";
import { put, type Saga, select } from "@/shared/saga/effects";
import { onOtherTabs } from "@/shared/saga/otherTabs";
import { isAboutWrites } from "@/shared/write/keptWrites";
import { waitingWrites } from "@/shared/write/waitingWrites";

import { isBlank, newDraft, ticketDrafts } from "./ticketDraft";
import { selectTicket, ticketActions } from "./ticketSlice";
import { tillWrites } from "./tillWrites";

const { draftHeard, tillChosen, unsentCounted } = ticketActions;

const isOurs = ({ type }: { type: string }) => type.startsWith("ticket/");

/** Keeps the ticket that is being made, and follows the other tabs of this device, which make the same one. */
export function* keepTickets() {
  let { draft: kept } = yield* select(selectTicket);

  function* keep({ type }: { type: string }): Saga {
    const { till, draft } = yield* select(selectTicket);
    if (draft === kept) return;
    kept = draft;
    if (!till || type === draftHeard.type || type === tillChosen.type) return;
    if (isBlank(draft)) ticketDrafts.drop(till);
    else ticketDrafts.write(till, draft);
  }

  function* hear({ key }: StorageEvent): Saga {
    const { till, draft } = yield* select(selectTicket);
    if (!till || key !== `${DRAFT_PREFIX}ticket:${till}`) return;
    const heard = ticketDrafts.read(till)?.values;
    if (heard || !isBlank(draft)) yield* put(draftHeard(heard ?? newDraft()));
  }

  function* countUnsent(): Saga {
    const { unsent } = yield* select(selectTicket);
    const sales = waitingWrites(tillWrites.name).filter(tillWrites.isWhat);
    const count = new Set(sales.flatMap((one) => (one.kind === "sale" ? one.sale.id : []))).size;
    if (count !== unsent) yield* put(unsentCounted(count));
  }

  yield* countUnsent();
  yield takeEvery(isOurs, keep);
  yield takeEvery(({ type }: { type: string }) => type.startsWith(`${tillWrites.name}/`), countUnsent);
  yield onOtherTabs(({ key }) => key?.startsWith(DRAFT_PREFIX) ?? false, hear);
  yield onOtherTabs(isAboutWrites, countUnsent);
}
