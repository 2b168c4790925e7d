import {
  requestDepartments,
  type RequestColumn,
  type RequestFilter,
  requestKindIds,
  requestStates,
  type RequestView,
} from "@/contract/guests/guestRequest";
import { addDays, dayNumber } from "@/domain/civilDate";
import { requestPrice } from "@/domain/requests/occurrences";

import type { ListRules } from "../list/ListIndex";
import { someOf } from "../list/someOf";
import type { RequestEntry } from "./requestEntry";

type Filters = Pick<RequestFilter, "departments" | "states" | "from" | "to">;

const NEXT_DAYS = 7;

export const requestListRules = (
  businessDate: string,
): ListRules<RequestEntry, RequestColumn, RequestView, Filters> => ({
  searched: ({ request: { id, note }, stay: { searched, room } }) => `${searched}\n${id}\n${room}\n${note}`,
  filters: {
    departments: someOf(({ kind }) => kind.department),
    states: someOf(({ request }) => request.state),
    from:
      (from) =>
      ({ nextOn }) =>
        nextOn >= from,
    to:
      (to) =>
      ({ nextOn }) =>
        nextOn <= to,
  },
  sorts: {
    kind: ({ kind }) => requestKindIds.indexOf(kind.id),
    customer: ({ stay }) => stay.customer,
    room: ({ stay }) => stay.room,
    nextOn: ({ nextOn, request }) => `${nextOn} ${request.dueTime}`,
    department: ({ kind }) => requestDepartments.indexOf(kind.department),
    state: ({ request }) => requestStates.indexOf(request.state),
    price: ({ kind, request, occurrences }) => requestPrice(kind, request.quantity, occurrences),
    note: ({ request }) => request.note,
  },
  // the longest due first; what has ended after it, the newest first
  defaultSort: ({ urgency, nextOn, request: { dueTime } }) =>
    urgency === "ended" ? `1 ${10 ** 6 - dayNumber(nextOn)}` : `0 ${nextOn} ${dueTime}`,
  views: {
    toDo: ({ urgency }) => urgency === "late" || urgency === "today",
    dueToday: ({ urgency, nextOn }) => urgency !== "ended" && nextOn === businessDate,
    late: ({ urgency }) => urgency === "late",
    next: ({ urgency, nextOn }) => urgency === "ahead" && nextOn <= addDays(businessDate, NEXT_DAYS),
    done: ({ request }) => request.state === "done",
  },
});
