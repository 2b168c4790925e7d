import { billing } from "./billing/billingArea";
import { findByInvoice } from "./billing/findByInvoice";
import { channels } from "./channels/channelsArea";
import { followHotel } from "./channels/followHotel";
import type { Area } from "./core/area";
import type { Hotel } from "./hotel/Hotel";
import { hotel as ownHotel } from "./hotel/hotelArea";

// The areas of the backend, by the names of their data in the database. Each names its calls beside their handlers.

/** Channels are told of its writes, and billing finds its stays by their invoices. */
export const hotel: Area<Hotel> = {
  ...ownHotel,
  createData: (sample, db) =>
    followHotel(findByInvoice(ownHotel.createData(sample, db), db, billing.fetch), sample, db, channels.fetch),
};

export { billing, channels };
export { assignment } from "./assignment/assignmentArea";
export { billingSettings } from "./billingSettings/billingSettingsArea";
export { close } from "./close/closeArea";
export { companies } from "./companies/companiesArea";
export { complaints } from "./complaints/complaintsArea";
export { day } from "./day/dayArea";
export { desk } from "./desk/deskArea";
export { erasure } from "./erasure/erasureArea";
export { figures } from "./figures/figuresArea";
export { folio } from "./folio/folioArea";
export { guestMessages } from "./guestMessages/guestMessagesArea";
export { guests } from "./guests/guestsArea";
export { handover } from "./handover/handoverArea";
export { booking } from "./hotel/bookingArea";
export { housekeeping } from "./housekeeping/housekeepingArea";
export { shift } from "./housekeeping/shift/shiftArea";
export { inventory } from "./inventory/inventoryArea";
export { loyalty } from "./loyalty/loyaltyArea";
export { messaging } from "./messaging/messagingArea";
export { planning } from "./planning/planningArea";
export { pos } from "./pos/posArea";
export { policies } from "./policies/policiesArea";
export { rates } from "./rates/ratesArea";
export { register } from "./register/registerArea";
export { requests } from "./requests/requestsArea";
export { rooms } from "./rooms/roomsArea";
