import { memo } from "react";
import { shallowEqual, useSelector } from "react-redux";
import { Link } from "react-router-dom";

import { useText } from "@/shared/i18n/useText";
import { Muted } from "@/shared/ui/layout/Muted";

import type { List } from "../createList";
import type { ListQuery } from "../createListQuery";

interface SavedViewsProps extends Pick<ListQuery, "view" | "perPage" | "sort" | "order" | "display"> {
  list: List;
}

/** The lists that a desk opens again and again, each with its number of rows. */
export const SavedViews = memo(function SavedViews({ list, view: opened, ...kept }: SavedViewsProps) {
  const { text } = useText();
  const inView = useSelector(list.selectors.selectInView, shallowEqual); // comes with every reply, seldom changed
  return (
    <nav className="saved-views" aria-label={text("view.label")}>
      <ul>
        <li>
          <Link {...linkTo(undefined)}>{text(`${list.texts}.view.all`)}</Link>
        </li>
        {Object.entries(list.views).map(([view, name]) => (
          <li key={view}>
            <Link {...linkTo(view)}>
              {text(name)}{" "}
              {inView && (
                <Muted size={13} isTabular className="saved-view-count">
                  {inView[view]}
                </Muted>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );

  function linkTo(view: string | undefined) {
    return {
      to: `?${list.query.address({ ...kept, view })}`,
      className: "saved-view",
      "aria-current": opened === view ? "true" : undefined,
      preventScrollReset: true,
    } as const;
  }
});
