import "@/shared/ui/select.scss";
import "./reservations.scss";

import { memo, useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";

import { useText } from "@/shared/i18n/useText";
import { newReservationPath } from "@/shared/routing/paths";
import { AddIcon } from "@/shared/ui/icons";
import { PageHeader } from "@/shared/ui/PageHeader";
import { useLatest } from "@/shared/ui/useLatest";
import { useMediaQuery } from "@/shared/ui/useMediaQuery";

import { DemoDateNote } from "@/shared/hotel/DemoDateNote";
import { hotelRequested } from "@/shared/hotel/hotelSlice";
import { useOutdated } from "@/shared/hotel/useHotelChanges";
import { ArrivedNote } from "./ArrivedNote";
import { BulkActions } from "./BulkActions";
import { BulkReport } from "./BulkReport";
import { ChangedNote } from "./ChangedNote";
import { DeletedReservations } from "./DeletedReservations";
import { DeletionQuestion } from "./DeletionQuestion";
import { CustomerFilter } from "./CustomerFilter";
import { exportRequested, printRequested } from "./exportSlice";
import { ListPages } from "./ListPages";
import { ListProblem } from "./ListProblem";
import { filterOf } from "./listQuery";
import { ListToolbar } from "./ListToolbar";
import { PrintedList } from "./PrintedList";
import { ReservationCards } from "./ReservationCards";
import {
  reservationsOutdated,
  reservationsRequested,
  selectAreRowsRight,
  selectAsOf,
  selectPageInstead,
} from "./reservationsSlice";
import { ReservationTable } from "./ReservationTable";
import { SavedViews } from "./SavedViews";
import { useColumns } from "./useColumns";
import { useListQuery } from "./useListQuery";

/**
 * Every reservation of the hotel, to be found and acted upon. What is filtered, sorted and paged is in the address.
 * Each part is given only what it shows, so that a key in the filter draws the filter and the rows, and nothing else.
 */
export function ReservationsPage() {
  const { text } = useText();
  const dispatch = useDispatch();
  const [query, change] = useListQuery();
  const columns = useColumns();
  const isPhone = useMediaQuery("(max-width: 599px)");
  const areRowsRight = useSelector(selectAreRowsRight);
  const pageInstead = useSelector(selectPageInstead);
  const { text: customer, view, from, to, situations, sort, order, page, perPage } = query;

  const sheet = () => ({ filter: filterOf(query), columns: columns.shown });
  const refresh = useLatest(() => dispatch(reservationsRequested({ query, isRefresh: true })));
  const exportList = useLatest(() => dispatch(exportRequested(sheet())));
  const printList = useLatest(() => dispatch(printRequested(sheet())));

  useEffect(() => void dispatch(hotelRequested()), [dispatch]);
  useOutdated(useSelector(selectAsOf), () => dispatch(reservationsOutdated()));
  useEffect(() => void dispatch(reservationsRequested({ query })), [dispatch, query]);
  useEffect(() => {
    if (pageInstead) change({ page: pageInstead }, true);
  }, [pageInstead, change]);

  return (
    <>
      <Header />
      <DemoDateNote />
      <SavedViews view={view} perPage={perPage} sort={sort} order={order} />
      <section className="card reservations" aria-labelledby="reservations-name">
        <h2 className="card-header" id="reservations-name">
          {text("list.table")}
        </h2>
        <div className="list-toolbar">
          <CustomerFilter value={customer} onChange={change} />
          <ListToolbar
            {...{ from, to, situations, sort, order, columns, isPhone }}
            onChange={change}
            onRefresh={refresh}
            onExport={exportList}
            onPrint={printList}
          />
        </div>
        <Notes />
        <ListProblem />
        {!areRowsRight ? null : isPhone ? (
          <ReservationCards />
        ) : (
          <ReservationTable sort={sort} order={order} shown={columns.shown} onChange={change} />
        )}
        <ListPages page={page} perPage={perPage} onChange={change} />
        <ChangedNote />
      </section>
      <Asides />
    </>
  );
}

const Header = memo(function Header() {
  const { text } = useText();
  return (
    <PageHeader
      title={text("reservations.title")}
      parent={text("reservations.parent")}
      action={{ icon: AddIcon, label: text("reservations.new"), path: newReservationPath, isPrimary: true }}
    />
  );
});

const Notes = memo(function Notes() {
  return (
    <>
      <ArrivedNote />
      <BulkActions />
      <BulkReport />
    </>
  );
});

const Asides = memo(function Asides() {
  return (
    <>
      <DeletionQuestion />
      <DeletedReservations />
      <PrintedList />
    </>
  );
});
