import { memo, useState } from "react";
import { useDispatch, useSelector } from "react-redux";

import { useText } from "@/shared/i18n/useText";
import { openPath } from "@/shared/routing/openPath";
import { Row } from "@/shared/ui/layout/Row";
import { Text } from "@/shared/ui/layout/Text";

import { BulkQuestion } from "./BulkQuestion";
import { BulkReport } from "./BulkReport";
import type { List } from "../createList";
import type { SelectedRow } from "../createSelectionSlice";
import type { BulkAction } from "../listBase";
import { RowNames } from "./RowNames";

/** How many rows are selected, and what can be done with them; and what could not be done the last time. */
export const BulkActions = memo(function BulkActions({ list }: { list: List }) {
  const rows = useSelector(list.selectors.selectSelected);
  return (
    <>
      <p className="visually-hidden" role="status">
        {rows.length > 0 && <SelectedCount list={list} rows={rows} />}
      </p>
      {rows.length > 0 && <BulkBar list={list} rows={rows} />}
      <BulkReport list={list} />
    </>
  );
});

interface BulkBarProps {
  list: List;
  rows: readonly SelectedRow[];
}

/** Of the rows those that are on another page, or outside of the filter. */
function useUnseen({ list: { selectors }, rows }: BulkBarProps): SelectedRow[] {
  const shown = useSelector(selectors.selectRows);
  return rows.filter(({ id }) => !shown.some((row) => row.id === id));
}

function SelectedCount(props: BulkBarProps) {
  const { text } = useText();
  const unseen = useUnseen(props);
  const count = text("list.selected", { count: props.rows.length });
  return unseen.length > 0 ? `${count} ${text("list.unseen", { count: unseen.length })}` : count;
}

/** Rows that the person cannot see are named: what is done, is done with them too. */
function BulkBar({ list, rows }: BulkBarProps) {
  const { actions, selectors, bulk, pathOf } = list;
  const { text } = useText();
  const dispatch = useDispatch();
  const unseen = useUnseen({ list, rows });
  const isRunning = useSelector(selectors.selectIsBulkRunning);
  const [asked, setAsked] = useState<BulkAction>();
  const ids = rows.map(({ id }) => id);

  function act({ id: action }: BulkAction, answer?: string) {
    dispatch(actions.bulkRequested({ action, ids, answer }));
    setAsked(undefined);
  }

  function choose(action: BulkAction) {
    if (isRunning) return;
    if (action.pathOf) openPath(action.pathOf(ids));
    else if (action.question || unseen.length > 0) setAsked(action);
    else act(action);
  }

  return (
    <>
      <Row
        padX={20}
        padY={8}
        line="above"
        fill="sea-tint"
        gap={8}
        wraps
        className="bulk-actions"
        role="group"
        aria-label={text("bulk.label")}
      >
        <span className="bulk-count" aria-hidden="true">
          {text("list.selected", { count: rows.length })}
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
        <button type="button" className="btn btn-quiet btn-sm" onClick={() => dispatch(actions.selectionReplaced([]))}>
          {text("list.unselect")}
        </button>
        {unseen.length > 0 && (
          <Text as="p" isWhole tone="sea" className="bulk-unseen">
            {text("list.unseen", { count: unseen.length })} <RowNames rows={unseen} pathOf={pathOf} />
            <button
              type="button"
              className="btn btn-quiet btn-sm"
              onClick={() => dispatch(actions.unselected(unseen.map(({ id }) => id)))}
            >
              {text("list.dropUnseen")}
            </button>
          </Text>
        )}
      </Row>
      {asked && (
        <BulkQuestion
          action={asked}
          rows={rows}
          unseen={unseen}
          onConfirm={(answer) => act(asked, answer)}
          onCancel={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
