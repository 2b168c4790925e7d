// The areas of the backend, each by the name that its data have in the database.
export { complaintsArea as complaints } from "./complaints/complaintsArea";
export { dayArea as day } from "./day/dayArea";
export { guestsArea as guests } from "./guests/guestsArea";
export { hotelArea as hotel } from "./hotel/hotelArea";
export { messagingArea as messaging } from "./messaging/messagingArea";
export { requestsArea as requests } from "./requests/requestsArea";
