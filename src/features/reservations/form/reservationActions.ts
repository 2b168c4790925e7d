import type { ActionPermission, ReservationAction } from "@/contract/reservationLife";
import type { Reservation } from "@/contract/reservations";

/** What can be done from the reservation's page; arriving and leaving have a place of their own. */
const offered = ["confirm", "assignRoom", "unassignRoom", "reactivate", "markNoShow", "cancel"] as const;

export type OfferedAction = (typeof offered)[number];

export type OfferedPermission = ActionPermission & { action: OfferedAction };

const isOffered = (action: ReservationAction): action is OfferedAction => offered.some((one) => one === action);

/** What the reservation's state knows at all, allowed or not: a cancelled one has nothing to confirm. */
export const actionsToShow = ({ actions }: Reservation): OfferedPermission[] =>
  offered.flatMap((name) =>
    actions
      .filter((one): one is OfferedPermission => isOffered(one.action) && one.action === name)
      .filter(({ reasons }) => !reasons.some(({ code }) => code === "INVALID_TRANSITION")),
  );
