import { authContract } from "@/contract/auth";
import { closeContract } from "@/contract/day/close";
import { dayContract } from "@/contract/day/day";
import { handoverContract } from "@/contract/day/handover";
import type { Contract } from "@/contract/endpoint";
import { complaintsContract } from "@/contract/guests/complaints";
import { guestMessagesContract } from "@/contract/guests/guestMessages";
import { guestsContract } from "@/contract/guests/guests";
import { loyaltyContract } from "@/contract/guests/loyalty";
import { requestsContract } from "@/contract/guests/requests";
import { hotelChangesContract } from "@/contract/hotelChanges";
import { bookmarksContract } from "@/contract/messaging/bookmarks";
import { callsContract } from "@/contract/messaging/calls";
import { changesContract } from "@/contract/messaging/changes";
import { channelsContract } from "@/contract/messaging/channels";
import { chatsContract } from "@/contract/messaging/chats";
import { contactsContract } from "@/contract/messaging/contacts";
import { conversationsContract } from "@/contract/messaging/conversations";
import { profileContract } from "@/contract/messaging/profile";
import { settingsContract } from "@/contract/messaging/settings";
import { assignmentContract } from "@/contract/reservations/assignment";
import { deskContract } from "@/contract/reservations/desk";
import { folioContract } from "@/contract/reservations/folios";
import { planningContract } from "@/contract/reservations/planning";
import { ratesContract } from "@/contract/reservations/rates";
import { registerContract } from "@/contract/reservations/registers";
import { setUpContract } from "@/contract/reservations/setUp";

import { reservationCalls } from "../../support/reservationCalls";
import { assignmentDrivers } from "./hotel/assignmentDrivers";
import { closeDrivers } from "./hotel/closeDrivers";
import { complaintsDrivers } from "./hotel/complaintsDrivers";
import { dayDrivers, hotelChangesDrivers } from "./hotel/dayDrivers";
import { deskDrivers } from "./hotel/deskDrivers";
import { folioDrivers } from "./hotel/folioDrivers";
import { formDrivers } from "./hotel/formDrivers";
import { guestsDrivers } from "./hotel/guestsDrivers";
import { handoverDrivers } from "./hotel/handoverDrivers";
import { ratesDrivers, setUpDrivers } from "./hotel/houseDrivers";
import { listDrivers } from "./hotel/listDrivers";
import { loyaltyDrivers } from "./hotel/loyaltyDrivers";
import { messagesDrivers as guestMessagesDrivers } from "./hotel/messagesDrivers";
import { planningDrivers } from "./hotel/planningDrivers";
import { registerDrivers } from "./hotel/registerDrivers";
import { requestsDrivers } from "./hotel/requestsDrivers";
import { templatesDrivers } from "./hotel/templatesDrivers";
import type { DriversOf } from "./holdFaults";
import { accountDrivers, profileDrivers, settingsDrivers } from "./messaging/accountDrivers";
import { bookmarksDrivers } from "./messaging/bookmarksDrivers";
import { callsDrivers } from "./messaging/callsDrivers";
import { changesDrivers } from "./messaging/changesDrivers";
import { channelsDrivers } from "./messaging/channelsDrivers";
import { chatsDrivers } from "./messaging/chatsDrivers";
import { contactsDrivers } from "./messaging/contactsDrivers";
import { conversationsDrivers } from "./messaging/conversationsDrivers";
import { messagesDrivers } from "./messaging/messagesDrivers";

type Row = [contract: Contract, drivers: DriversOf<Contract>];
const { updateProfile, changePassword } = authContract;

/** Each contract with the screens that make its calls. */
export const stayRows: Row[] = [
  [reservationCalls, { ...formDrivers, ...listDrivers }],
  [folioContract, folioDrivers],
  [registerContract, registerDrivers],
  [planningContract, planningDrivers],
  [assignmentContract, assignmentDrivers],
  [setUpContract, setUpDrivers],
  [ratesContract, ratesDrivers],
];

export const dayRows: Row[] = [
  [dayContract, dayDrivers],
  [hotelChangesContract, hotelChangesDrivers],
  [deskContract, deskDrivers],
  [closeContract, closeDrivers],
  [handoverContract, handoverDrivers],
];

export const guestRows: Row[] = [
  [guestsContract, guestsDrivers],
  [loyaltyContract, loyaltyDrivers],
  [complaintsContract, complaintsDrivers],
  [requestsContract, requestsDrivers],
  [guestMessagesContract, { ...guestMessagesDrivers, ...templatesDrivers }],
];

export const messagingRows: Row[] = [
  [chatsContract, chatsDrivers],
  [conversationsContract, { ...conversationsDrivers, ...messagesDrivers }],
  [changesContract, changesDrivers],
  [channelsContract, channelsDrivers],
  [contactsContract, contactsDrivers],
  [bookmarksContract, bookmarksDrivers],
  [callsContract, callsDrivers],
  [profileContract, profileDrivers],
  [settingsContract, settingsDrivers],
  [{ updateProfile, changePassword }, accountDrivers],
];
