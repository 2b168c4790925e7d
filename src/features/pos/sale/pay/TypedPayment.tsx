import { nanoid } from "@reduxjs/toolkit";
import { type FormikValues, useFormikContext } from "formik";
import { useEffect, useState } from "react";
import { useStore } from "react-redux";

import type { RecordId } from "@/contract/formats";
import { actDrafts } from "@/shared/drafts/actDrafts";
import { DraftOffer } from "@/shared/drafts/DraftOffer";

import { selectDialog } from "../state/ticketSlice";

/** Keeps the fields of a payment through a reload, and offers them to the next dialog of the same ticket. */
export function TypedPayment({ ticketId }: { ticketId: RecordId }) {
  const store = useStore<Parameters<typeof selectDialog>[0]>();
  const { initialValues } = useFormikContext<FormikValues>();
  const id = `till.pay.${ticketId}`;
  const [form] = useState(() => ({ id, clientId: nanoid() }));

  // a dialog that is closed has been paid, or given up
  useEffect(
    () => () => {
      if (selectDialog(store.getState()) !== "pay") actDrafts.forget(id);
    },
    [id, store],
  );

  return (
    <DraftOffer
      drafts={actDrafts}
      form={form}
      keptAs={actDrafts.nameOf(form)}
      filledIn={(draft) => ({ ...initialValues, ...draft })}
    />
  );
}
