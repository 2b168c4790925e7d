import { Link } from "react-router-dom";

import { useText } from "@/shared/i18n/useText";
import { newReservationPath, paths } from "@/shared/routing/paths";

import { isFiltering, type ListQuery } from "./listQuery";

/** From an empty list: without the filter, or on to the first reservation. */
export function WayOut({ query }: { query: ListQuery }) {
  const { text } = useText();
  return isFiltering(query) || query.page > 1 ? (
    <Link to={paths.reservations} className="btn btn-quiet">
      {text("list.clearFilters")}
    </Link>
  ) : (
    <Link to={newReservationPath} className="btn btn-quiet">
      {text("reservations.new")}
    </Link>
  );
}
