import "./reservations.scss";

import { useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";

import { useText } from "@/shared/i18n/useText";
import { newReservationPath } from "@/shared/routing/paths";
import { AddIcon } from "@/shared/ui/icons";
import { LoadProblem } from "@/shared/ui/LoadProblem";
import { PageHeader } from "@/shared/ui/PageHeader";
import { Pagination } from "@/shared/ui/Pagination";
import { useMediaQuery } from "@/shared/ui/useMediaQuery";

import { houseRequested } from "../form/houseSlice";
import { ArrivedNote } from "./ArrivedNote";
import { BulkActions } from "./BulkActions";
import { BulkReport } from "./BulkReport";
import { DeletedReservations } from "./DeletedReservations";
import { DeletionQuestion } from "./DeletionQuestion";
import { ListToolbar } from "./ListToolbar";
import { pageSizes } from "./listQuery";
import { PrintedList } from "./PrintedList";
import { ReservationCards } from "./ReservationCards";
import { reservationsRequested, selectListProblem, selectListStatus, selectTotal } from "./reservationsSlice";
import { ReservationTable } from "./ReservationTable";
import { SavedViews } from "./SavedViews";
import { useColumns } from "./useColumns";
import { useListQuery } from "./useListQuery";

/** Every reservation of the hotel, to be found and acted upon. What is filtered, sorted and paged is in the address. */
export function ReservationsPage() {
  const { text, say } = useText();
  const dispatch = useDispatch();
  const [query, change] = useListQuery();
  const columns = useColumns();
  const isPhone = useMediaQuery("(max-width: 599px)");
  const status = useSelector(selectListStatus);
  const problem = useSelector(selectListProblem);
  const total = useSelector(selectTotal);

  useEffect(() => void dispatch(houseRequested()), [dispatch]);
  useEffect(() => void dispatch(reservationsRequested({ query })), [dispatch, query]);

  const List = isPhone ? ReservationCards : ReservationTable;
  return (
    <>
      <PageHeader
        title={text("reservations.title")}
        parent={text("reservations.parent")}
        action={{ icon: AddIcon, label: text("reservations.new"), path: newReservationPath, isPrimary: true }}
      />
      <SavedViews query={query} />
      <section className="card reservations" aria-labelledby="reservations-name">
        <h2 className="card-header" id="reservations-name">
          {text("list.table")}
        </h2>
        <ListToolbar query={query} onChange={change} columns={columns} isPhone={isPhone} />
        <ArrivedNote />
        <BulkActions />
        <BulkReport />
        {status === "failed" ? (
          <LoadProblem
            sentence={[text("list.failed"), problem && say(problem)].filter(Boolean).join(" ")}
            onRetry={() => dispatch(reservationsRequested({ query }))}
          />
        ) : (
          <List query={query} onChange={change} columns={columns} />
        )}
        {total > 0 && <Pagination {...query} total={total} sizes={pageSizes} onChange={change} />}
      </section>
      <DeletionQuestion />
      <DeletedReservations />
      <PrintedList />
    </>
  );
}
