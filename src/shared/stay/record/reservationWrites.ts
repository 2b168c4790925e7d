import { createRecordWrites, type OtherWrite } from "@/shared/record/createRecordWrites";
import { hasTexts } from "@/shared/shapes";

import type { ActionInput, BookingAction } from "./reservationActions";
import type { BookingDraft } from "./bookingValues";
import type { Deletion } from "./deletions";

/** A reservation leaves the list, or comes back to it. */
export interface DeletionWrite extends OtherWrite, Deletion {
  act: "delete" | "restore";
}

export const reservationWrites = createRecordWrites<BookingDraft, BookingAction, ActionInput, DeletionWrite>()(
  "reservationWrites",
  (value) =>
    hasTexts(value, ["id", "customer"]) && "act" in value && (value.act === "delete" || value.act === "restore"),
);
