import { memo, useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { Link } from "react-router-dom";

import { useReason } from "@/shared/i18n/useReason";
import { useText } from "@/shared/i18n/useText";
import { openPath } from "@/shared/routing/openPath";
import { CloseIcon } from "@/shared/ui/icons";

import type { List } from "./createList";
import type { BulkAction } from "./listBase";

/** How many rows are selected, and what can be done with them; and what could not be done the last time. */
export const BulkActions = memo(function BulkActions({ list }: { list: List }) {
  const { actions, selectors, bulk } = list;
  const { text } = useText();
  const dispatch = useDispatch();
  const ids = useSelector(selectors.selectSelection);
  const isRunning = useSelector(selectors.selectIsBulkRunning);
  const [asked, setAsked] = useState<BulkAction>();

  function act({ id: action }: BulkAction, answer?: string) {
    dispatch(actions.bulkRequested({ action, ids, answer }));
    setAsked(undefined);
  }

  function choose(action: BulkAction) {
    if (isRunning) return;
    if (action.pathOf) openPath(action.pathOf(ids));
    else if (action.Question) setAsked(action);
    else act(action);
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
          {bulk?.actions.map((action) => (
            <button
              key={action.id}
              type="button"
              className="btn btn-quiet btn-sm"
              aria-disabled={isRunning}
              onClick={() => choose(action)}
            >
              {text(action.label)}
            </button>
          ))}
          <button
            type="button"
            className="btn btn-quiet btn-sm"
            onClick={() => dispatch(actions.selectionReplaced([]))}
          >
            {text("list.unselect")}
          </button>
        </div>
      )}
      {asked?.Question && (
        <asked.Question
          count={ids.length}
          onConfirm={(answer) => act(asked, answer)}
          onCancel={() => setAsked(undefined)}
        />
      )}
      <BulkReport list={list} />
    </>
  );
});

/** Which rows a bulk action could not change, and why. */
function BulkReport({ list: { actions, selectors, texts, pathOf } }: { list: List }) {
  const { text } = useText();
  const dispatch = useDispatch();
  const reasonText = useReason();
  const refused = useSelector(selectors.selectBulkRefused);
  if (refused.length === 0) return null;
  return (
    <div className="bulk-report" role="alert">
      <p>{text("bulk.notDone", { rows: text(texts.count, { count: refused.length }) })}</p>
      <ul>
        {refused.map(({ id, name, reasons }) => {
          const named = (
            <>
              <bdi>{name}</bdi> ({id})
            </>
          );
          return (
            <li key={id}>
              {pathOf ? <Link to={pathOf(id)}>{named}</Link> : named}{" "}
              {reasons.map((reason) => reasonText(reason)).join(" ")}
            </li>
          );
        })}
      </ul>
      <button
        type="button"
        className="icon-button"
        aria-label={text("close")}
        onClick={() => dispatch(actions.bulkReportClosed())}
      >
        <CloseIcon size={16} aria-hidden="true" />
      </button>
    </div>
  );
}
