import { sendOrQueue } from "@/shared/outbox/sendOrQueue";
import { createRecordForm } from "@/shared/record/createRecordForm";

import { type BookingSave, bookingSaves } from "../saves/bookingSaves";
import { sendBooking } from "../saves/bookingSavesSaga";
import { reservationRecord } from "./reservationRecord";

export const reservationForm = createRecordForm(reservationRecord, {
  sendNow: (form) => sendOrQueue<BookingSave>(bookingSaves, form, sendBooking),
  selectPending: bookingSaves.selectors.selectSaves,
});
