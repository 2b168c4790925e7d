import { createAction } from "@reduxjs/toolkit";

import type { DocumentDraft } from "@/contract/billing/billingDocument";
import type { OtherWrite } from "@/shared/record/recordRules";
import { refusalNotice } from "@/shared/record/refusalNotice";
import { paths } from "@/shared/routing/paths";
import { call, put, type Saga } from "@/shared/saga/effects";
import { hasTexts, isObject } from "@/shared/shapes";
import { undoSlice } from "@/shared/undo/undoSlice";
import type { Undoable } from "@/shared/write/undoable";

import { billingApi } from "../base/billingApi";

/** Removes a draft, or writes it again. A draft has no number yet, so that the new one may have another id. */
export interface DraftDeletion extends OtherWrite {
  act: "delete" | "restore";
  /** The idempotency key of the draft that is written again. */
  clientId: string;
  draft: DocumentDraft;
}

export const draftUndo = undoSlice("draftUndo");

/** A draft is gone, or there again. The list imports the record, so that the record cannot import the list. */
export const draftsChanged = createAction("draftsChanged");

export const draftDeletion = {
  isWrite: (value: object) => hasTexts(value, ["id", "act", "clientId"]) && "draft" in value && isObject(value.draft),
  *send({ act, id, clientId, draft }: DraftDeletion, key: string): Saga {
    if (act === "delete") yield* call(billingApi.deleteDocument, { params: { id }, key });
    else yield* call(billingApi.createDocument, { body: { clientId, draft }, key });
    yield* put(draftsChanged());
  },
  *refused({ act, id }: DraftDeletion, error: unknown): Saga {
    const sentence = { id: act === "delete" ? "billing.notDeleted" : "billing.notRestored", values: { id } } as const;
    yield* put(refusalNotice(error, { sentence, path: paths.documents }));
  },
  undoable: {
    undo: draftUndo,
    isUndo: ({ act }) => act === "restore",
    inverse: (deletion) => ({ ...deletion, act: "restore" }),
    done: ({ id }) => ({ id: "billing.deleted", values: { id } }),
    undone: () => ({ id: "billing.restored" }),
  } satisfies Undoable<DraftDeletion, unknown>,
};
