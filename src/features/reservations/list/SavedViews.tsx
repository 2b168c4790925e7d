import { memo } from "react";
import { shallowEqual, useSelector } from "react-redux";
import { Link } from "react-router-dom";

import { useText } from "@/shared/i18n/useText";

import { listAddress, type ListQuery, views } from "./listQuery";
import { selectInView } from "./reservationsSlice";

/** The lists that a desk opens again and again, with how many stand in each. */
export const SavedViews = memo(function SavedViews(props: Pick<ListQuery, "view" | "perPage" | "sort" | "order">) {
  const { text } = useText();
  const inView = useSelector(selectInView, shallowEqual); // counted with every answer, and seldom another
  const { view: opened, perPage, sort, order } = props;
  const addressOf = (view: ListQuery["view"]) => `?${listAddress({ page: 1, perPage, sort, order, view }).toString()}`;

  return (
    <nav className="saved-views" aria-label={text("view.label")}>
      <ul>
        {[undefined, ...views].map((view) => (
          <li key={view ?? "all"}>
            <Link
              to={addressOf(view)}
              className="saved-view"
              aria-current={opened === view ? "true" : undefined}
              preventScrollReset
            >
              {text(`view.${view ?? "all"}`)}{" "}
              {view && inView && <span className="saved-view-count">{inView[view]}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
});
