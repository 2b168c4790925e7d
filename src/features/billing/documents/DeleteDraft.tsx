import { nanoid } from "@reduxjs/toolkit";
import { useDispatch } from "react-redux";

import type { BillingDocument } from "@/contract/billing/billingDocument";
import { useText } from "@/shared/i18n/useText";
import { paths } from "@/shared/routing/paths";
import { useDrawerClose } from "@/shared/ui/overlays/Drawer";

import { documentRecord } from "./documentRecord";
import { draftOf } from "./documentDraft";

/** Removes a draft without a question, since that can be undone. */
export function DeleteDraft({ document }: { document: BillingDocument }) {
  const { text } = useText();
  const dispatch = useDispatch();
  const close = useDrawerClose(paths.documents);
  const { id } = document;

  function press() {
    const write = { kind: "deletion", act: "delete", id, clientId: nanoid(), draft: draftOf(document) } as const;
    dispatch(documentRecord.writes.written(write));
    close();
  }

  return (
    <button type="button" className="btn btn-quiet" onClick={press}>
      {text("billing.action.delete")}
    </button>
  );
}
