import type { CivilDate } from "@/contract/property";
import type { ReservationColumn, ReservationFilter, SavedView } from "@/contract/reservations/reservationList";
import type { RatePlan } from "@/contract/reservations/rates";
import { situationTexts } from "@/contract/reservations/reservationReasons";
import { dayNumber } from "@/domain/civilDate";
import { isToArrive } from "@/domain/reservations/situationOf";

import type { ListRules, SortValue } from "../../list/ListIndex";
import type { ListEntry } from "./ListEntry";
import type { ListedBooks } from "./openOn";
import { savedViewsOn } from "./savedViews";

const MINUTE = 60_000;
const FAR = 10_000_000;

const boards: readonly (RatePlan["board"] | undefined)[] = ["roomOnly", "breakfast", "halfBoard"];
const situations = Object.keys(situationTexts);

/** The names that the hotel gave are sorted as they are read; a situation and a board have one in each language: by their order. */
const sortsBy = ({
  setUp,
}: Pick<ListedBooks, "setUp">): Record<Exclude<ReservationColumn, "company">, SortValue<ListEntry>> => ({
  customer: ({ customer }) => customer,
  phone_number: ({ guest }) => guest.phone,
  cant_personas: ({ reservation }) => reservation.adults + reservation.childrenAges.length,
  checkin: ({ reservation }) => reservation.arrival,
  checkout: ({ reservation }) => reservation.departure,
  status: ({ reservation }) => (isToArrive(reservation.state) ? 0 : 1),
  created_at: ({ reservation }) => Math.floor(reservation.createdAt / MINUTE),
  situation: ({ situation }) => situations.indexOf(situation),
  room: ({ room }) => room,
  roomTypeId: ({ reservation: { roomTypeId } }) => setUp.roomTypes.find(roomTypeId)?.code ?? roomTypeId,
  ratePlanId: ({ reservation }) => boards.indexOf(setUp.ratePlans.find(reservation.ratePlanId)?.board),
  channelId: ({ reservation: { channelId } }) => setUp.channels.find(channelId)?.name ?? channelId,
  total: ({ total }) => total,
  balance: ({ balance }) => balance,
});

type Filters = Pick<ReservationFilter, "from" | "to" | "situations" | "companyId">;

/** How reservations are listed on a business date. */
export const reservationListRules = (
  hotel: Pick<ListedBooks, "setUp" | "companies">,
  businessDate: CivilDate,
): ListRules<ListEntry, ReservationColumn, SavedView, Filters> => ({
  idOf: ({ reservation }) => reservation.id,
  searched: ({ searched }) => searched,
  filters: {
    from: (date) => (entry) => entry.reservation.departure >= date,
    to: (date) => (entry) => entry.reservation.arrival <= date,
    companyId(id) {
      const wanted = hotel.companies.now(id)?.id;
      return ({ soldTo }) => soldTo.some((one) => one.id === wanted);
    },
    situations(texts) {
      const wanted = new Set<string>(texts.split(",").filter(Boolean));
      return ({ situation }) => wanted.size === 0 || wanted.has(situation);
    },
  },
  sorts: sortsBy(hotel),
  defaultSort: nearness(businessDate),
  views: savedViewsOn(businessDate),
});

/** The nearest arrivals first: today's and what comes, then the past ones, the newest first. */
function nearness(businessDate: CivilDate): SortValue<ListEntry> {
  const today = dayNumber(businessDate);
  return ({ reservation }) => {
    const ahead = dayNumber(reservation.arrival) - today;
    return ahead >= 0 ? ahead : FAR - ahead;
  };
}
