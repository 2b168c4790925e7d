import { useDispatch, useSelector } from "react-redux";
import { Link, useLocation } from "react-router-dom";

import type { MessageId } from "@/shared/i18n/catalogues";
import { useText } from "@/shared/i18n/useText";
import { Loading } from "@/shared/ui/states/Loading";
import { LoadProblem } from "@/shared/ui/states/LoadProblem";

import type { List } from "../createList";

/** Why the list could not be loaded, and a button to retry. */
export function ListProblem({ list: { actions, selectors, texts } }: { list: List }) {
  const { text, say } = useText();
  const dispatch = useDispatch();
  const hasFailed = useSelector(selectors.selectHasFailed);
  const problem = useSelector(selectors.selectProblem);
  const request = useSelector(selectors.selectRequest);
  if (!hasFailed || !request) return null;
  return (
    <LoadProblem
      sentence={[text(`${texts}.failed`), problem && say(problem)].filter(Boolean).join(" ")}
      onRetry={() => dispatch(actions.requested(request))}
    />
  );
}

/** Rows have come or gone elsewhere. The list does not move until the person asks for it. */
export function NewerRowsNote({ list: { actions, selectors } }: { list: List }) {
  const { text } = useText();
  const dispatch = useDispatch();
  const hasNewer = useSelector(selectors.selectHasNewerPage);
  return (
    <div role="status" className="list-changed">
      {hasNewer && (
        <p>
          {text("list.changed")}{" "}
          <button type="button" className="btn btn-quiet btn-sm" onClick={() => dispatch(actions.newerShown())}>
            {text("list.showChanges")}
          </button>
        </p>
      )}
    </div>
  );
}

export interface CreateLink {
  label: MessageId;
  path: string;
}

interface WayOutProps {
  list: List;
  create?: CreateLink;
}

/** From an empty list: without the filters, or to the first record. */
export function WayOut({ list: { selectors, query }, create }: WayOutProps) {
  const { text } = useText();
  const { pathname } = useLocation();
  const asked = useSelector(selectors.selectRequest)?.query;
  if (asked && (query.isFiltering(asked) || asked.page > 1)) {
    return (
      <Link to={pathname} className="btn btn-quiet">
        {text("list.clearFilters")}
      </Link>
    );
  }
  return (
    create && (
      <Link to={create.path} className="btn btn-quiet">
        {text(create.label)}
      </Link>
    )
  );
}

/** Instead of cards, where there are none. */
export function NoCards({ isLoading, ...wayOut }: WayOutProps & { isLoading: boolean }) {
  const { text } = useText();
  return (
    <div className="data-table-empty">
      {isLoading ? (
        <Loading />
      ) : (
        <>
          <p role="status">{text("table.empty")}</p>
          <WayOut {...wayOut} />
        </>
      )}
    </div>
  );
}
