import { createRecordForm } from "@/shared/record/createRecordForm";

import { bookingWrites } from "../saves/bookingSavesSaga";
import { reservationRecord } from "./reservationRecord";

export const reservationForm = createRecordForm(reservationRecord, bookingWrites);
