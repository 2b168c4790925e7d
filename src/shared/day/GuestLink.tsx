import { generatePath, Link } from "react-router-dom";

import { paths } from "@/shared/routing/paths";

interface GuestLinkProps {
  id: string;
  customer: string;
}

/** A guest's name, leading to the reservation. */
export function GuestLink({ id, customer }: GuestLinkProps) {
  return (
    <Link to={generatePath(paths.reservation, { id })} className="day-guest" dir="auto">
      {customer}
    </Link>
  );
}
