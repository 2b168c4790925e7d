import { useSelector } from "react-redux";
import { Link } from "react-router-dom";

import { useText } from "@/shared/i18n/useText";
import { newReservationPath, paths } from "@/shared/routing/paths";

import { isFiltering } from "./listQuery";
import { selectListRequest } from "./reservationsSlice";

/** From an empty list: without the filter, or on to the first reservation. */
export function WayOut() {
  const { text } = useText();
  const query = useSelector(selectListRequest)?.query;
  return query && (isFiltering(query) || query.page > 1) ? (
    <Link to={paths.reservations} className="btn btn-quiet">
      {text("list.clearFilters")}
    </Link>
  ) : (
    <Link to={newReservationPath} className="btn btn-quiet">
      {text("reservations.new")}
    </Link>
  );
}
