// The areas of the backend, each under the name of its data in the database.
export { hotelArea as hotel } from "./hotel/hotelArea";
export { messagingArea as messaging } from "./messaging/messagingArea";
