import { defineContract, type } from "./endpoint";

export interface Guest {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  /** Number of an identity card or passport, "" while unknown. */
  document: string;
  /** ISO 3166 code of the country, "" while unknown. */
  country: string;
  isVip: boolean;
  /** Ended stays in this property. */
  stays: number;
  notes: string;
  version: number;
}

/** The data of a guest that a person enters. */
export type GuestDraft = Pick<Guest, "firstName" | "lastName" | "email" | "phone" | "document" | "country">;

export const guestsContract = defineContract({
  /** At most twenty whose name, e-mail, telephone or document contains the text, the best match first. */
  searchGuests: { method: "GET", path: "/pms/guests", query: type<{ text: string }>(), reply: type<Guest[]>() },
  /** Guests with the same e-mail, telephone or document. */
  findDuplicates: {
    method: "GET",
    path: "/pms/guests/duplicates",
    query: type<Partial<Pick<Guest, "email" | "phone" | "document">>>(),
    reply: type<Guest[]>(),
  },
  createGuest: { method: "POST", path: "/pms/guests", body: type<GuestDraft>(), reply: type<Guest>() },
});
