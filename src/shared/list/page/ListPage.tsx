import "./list.scss";

import { memo, type ReactNode, useEffect, useId } from "react";
import { useDispatch, useSelector } from "react-redux";

import { DemoDateNote } from "@/shared/hotel/DemoDateNote";
import { hotelRequested } from "@/shared/hotel/hotelSlice";
import { useOutdated } from "@/shared/changes/useHotelChanges";
import type { MessageId } from "@/shared/i18n/catalogues";
import { useText } from "@/shared/i18n/useText";
import { AddIcon } from "@/shared/ui/icons";
import { Row } from "@/shared/ui/layout/Row";
import { PageHeader } from "@/shared/ui/page/PageHeader";
import { Pagination } from "@/shared/ui/Pagination";
import { SearchBox } from "@/shared/ui/fields/search/SearchBox";
import { useLatest } from "@/shared/ui/useLatest";

import { BulkActions } from "./BulkActions";
import type { List } from "../createList";
import { DisplayChoice } from "../filters/DisplayChoice";
import { type ListQuery, pageSizes } from "../createListQuery";
import { ListActions } from "./ListActions";
import { ListCards } from "./ListCards";
import { ListFilters } from "../filters/ListFilters";
import { type CreateLink, ListProblem, NewerRowsNote } from "./ListNotes";
import { ListTable } from "./ListTable";
import { FilterInWords, PrintedList } from "./PrintedList";
import { SavedViews } from "../filters/SavedViews";
import { useColumns } from "../columns/useColumns";
import { useFittingColumns, useWidth } from "../columns/useFittingColumns";
import { type ChangeQuery, useListQuery } from "../filters/useListQuery";

interface ListPageProps {
  list: List;
  create?: CreateLink;
  /** Purpose of the page, in a line. */
  description?: MessageId;
  /** Further buttons beside the title; the same element at each drawing. */
  buttons?: ReactNode;
  /** Content between the heading of the page and the list. */
  above?: ReactNode;
  /** Notes of the area above the rows. */
  notes?: ReactNode;
  /** Draws one of the list's `displays` instead of the table; the table where it returns nothing. */
  drawDisplay?: (display: string, filter: Partial<ListQuery>) => ReactNode;
  /** Overlays of the area over the list: questions, an undo bar, a drawer. */
  children?: ReactNode;
}

/** Narrower than this, in px, rows are cards. */
const TABLE_FROM = 660;

/**
 * A page of a list. Search, filters, order and page are in the address. Each part is given only what it shows, so that a
 * letter in the search draws the search box and the rows, and nothing else.
 */
export function ListPage({ list, create, description, buttons, above, notes, drawDisplay, children }: ListPageProps) {
  const { text } = useText();
  const dispatch = useDispatch();
  const nameId = useId();
  const [query, change] = useListQuery(list);
  const columns = useColumns(list);
  const [card, width] = useWidth<HTMLElement>();
  const isNarrow = width > 0 && width < TABLE_FROM;
  const shown = useFittingColumns(list, columns.chosen, width);
  const areRowsRight = useSelector(list.selectors.selectAreRowsRight);
  const { view, sort, order, page, perPage, display } = query;
  const drawn = drawDisplay?.(display ?? Object.keys(list.displays ?? {})[0] ?? "", list.query.filterOf(query));

  const sheet = () => ({ filter: list.query.filterOf(query), columns: columns.chosen });
  const refresh = useLatest(() => dispatch(list.actions.requested({ query, isRefresh: true })));
  const exportList = useLatest(() => dispatch(list.actions.exportRequested(sheet())));
  const printList = useLatest(() => dispatch(list.actions.printRequested(sheet())));

  useListLoad(list, query, change);

  return (
    <>
      <Header {...{ create, description, buttons }} />
      <DemoDateNote />
      {above}
      <SavedViews {...{ list, view, perPage, sort, order, display }} />
      <section ref={card} className="card list" aria-labelledby={nameId}>
        <Row gap={16} rowGap={4} justify="between" wraps className="list-head">
          <h2 id={nameId}>{text(`${list.texts}.table`)}</h2>
          <DisplayChoice list={list} query={query} />
          <ListActions
            {...{ list, columns, isNarrow }}
            isTable={!isNarrow && !drawn}
            onRefresh={refresh}
            onExport={exportList}
            onPrint={printList}
          />
        </Row>
        <FilterInWords list={list} filter={query} className="list-in-words" />
        <div className={isNarrow ? "list-filters is-narrow screen-only" : "list-filters screen-only"}>
          <SearchBox
            label={text(`${list.texts}.search`)}
            value={query.text ?? ""}
            onChange={(typed) => change({ text: typed || undefined }, true)}
          />
          <ListFilters
            {...{ list, isNarrow }}
            address={list.query.address({ ...query, text: undefined, page: 1 })}
            onChange={change}
          />
        </div>
        {notes}
        {drawn ?? (
          <>
            <BulkActions list={list} />
            <ListProblem list={list} />
            {!areRowsRight ? null : isNarrow ? (
              <ListCards list={list} create={create} />
            ) : (
              <ListTable {...{ list, create, sort, order }} columns={shown} onChange={change} />
            )}
            <ListPages list={list} page={page} perPage={perPage} onChange={change} />
            <NewerRowsNote list={list} />
          </>
        )}
      </section>
      <PrintedList list={list} />
      {children}
    </>
  );
}

function useListLoad({ actions, selectors, call }: List, query: ListQuery, change: ChangeQuery) {
  const dispatch = useDispatch();
  const pageInstead = useSelector(selectors.selectPageInstead);

  useEffect(() => void dispatch(hotelRequested()), [dispatch]);
  useOutdated(call.reads, useSelector(selectors.selectAsOf), (heard) => dispatch(actions.outdated(heard)));
  useEffect(() => void dispatch(actions.requested({ query })), [dispatch, actions, query]);
  useEffect(() => {
    if (pageInstead) change({ page: pageInstead }, true);
  }, [pageInstead, change]);
}

type HeaderProps = Pick<ListPageProps, "create" | "description" | "buttons">;

const Header = memo(function Header({ create, description, buttons }: HeaderProps) {
  const { text } = useText();
  const action = create && { icon: AddIcon, isPrimary: true, path: create.path, label: text(create.label) };
  return (
    <PageHeader action={action} description={description && text(description)}>
      {buttons}
    </PageHeader>
  );
});

interface ListPagesProps {
  list: List;
  page: number;
  perPage: number;
  onChange: ChangeQuery;
}

const ListPages = memo(function ListPages({ list, page, perPage, onChange }: ListPagesProps) {
  const total = useSelector(list.selectors.selectTotal);
  return total > 0 && <Pagination page={page} perPage={perPage} total={total} sizes={pageSizes} onChange={onChange} />;
});
