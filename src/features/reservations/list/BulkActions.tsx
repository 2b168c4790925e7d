import { useState } from "react";
import { useDispatch, useSelector } from "react-redux";

import type { BulkRequest } from "@/contract/reservationActions";
import { useText } from "@/shared/i18n/useText";

import { BulkDialog } from "./BulkDialog";
import { bulkRequested, selectIsBulkRunning } from "./bulkSlice";
import { selectionReplaced, selectSelection } from "./selectionSlice";

export type BulkAction = BulkRequest["action"];

const actions: BulkAction[] = ["confirm", "cancel", "markNoShow", "delete"];

/** How many are ticked, and what may be done with them; to confirm is no loss, all else is asked about first. */
export function BulkActions() {
  const { text } = useText();
  const dispatch = useDispatch();
  const ids = useSelector(selectSelection);
  const isRunning = useSelector(selectIsBulkRunning);
  const [asked, setAsked] = useState<Exclude<BulkAction, "confirm">>();

  function choose(action: BulkAction) {
    if (isRunning) return;
    if (action === "confirm") dispatch(bulkRequested({ action, ids }));
    else setAsked(action);
  }

  function confirm(cancelReason: BulkRequest["cancelReason"]) {
    if (asked) dispatch(bulkRequested({ action: asked, ids, cancelReason }));
    setAsked(undefined);
  }

  return (
    <>
      <p className="visually-hidden" role="status">
        {ids.length > 0 && text("list.selected", { count: ids.length })}
      </p>
      {ids.length > 0 && (
        <div className="bulk-actions" role="group" aria-label={text("bulk.label")}>
          <span className="bulk-count" aria-hidden="true">
            {text("list.selected", { count: ids.length })}
          </span>
          {actions.map((action) => (
            <button
              key={action}
              type="button"
              className="btn btn-quiet btn-sm"
              aria-disabled={isRunning}
              onClick={() => choose(action)}
            >
              {text(`bulk.${action}`)}
            </button>
          ))}
          <button type="button" className="btn btn-quiet btn-sm" onClick={() => dispatch(selectionReplaced([]))}>
            {text("list.unselect")}
          </button>
        </div>
      )}
      {asked && (
        <BulkDialog action={asked} count={ids.length} onConfirm={confirm} onCancel={() => setAsked(undefined)} />
      )}
    </>
  );
}
