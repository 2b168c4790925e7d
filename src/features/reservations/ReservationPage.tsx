import { useParams } from "react-router-dom";

import { paths } from "@/shared/routing/paths";
import { BackIcon } from "@/shared/ui/icons";
import { PlannedPage } from "@/shared/ui/PlannedPage";

/** An id longer than this names a reservation that exists; a shorter one, "-", a new one (specification, section 5). */
const LONGEST_NEW_ID = 3;

export function ReservationPage() {
  const { id = "-" } = useParams();
  return (
    <PlannedPage
      parent="reservations.parent"
      title={id.length > LONGEST_NEW_ID ? "reservation.edit" : "reservation.new"}
      description="reservation.plan"
      action={{ icon: BackIcon, label: "reservation.back", path: paths.reservations }}
    />
  );
}
