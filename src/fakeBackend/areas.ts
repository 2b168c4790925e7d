// The areas of the backend, each by the name that its data have in the database.
export { hotelArea as hotel } from "./hotel/hotelArea";
export { messagingArea as messaging } from "./messaging/messagingArea";
