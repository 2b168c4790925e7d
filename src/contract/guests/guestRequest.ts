import type { Permission } from "../actions";
import type { Instant, LongText, RecordId, TimeOfDay } from "../formats";
import type { Department } from "../messaging/contacts";
import type { ListFilter } from "../list";
import type { Cents, CivilDate, VatRate } from "../property";
import type { ReasonOf } from "../reasons";
import type { HistoryLine, RecordRefusal } from "../records";
import type { Reason } from "../reservations/reservationReasons";
import type { GeneralReason } from "../definition/generalReasons";

/** The kinds of request. */
export const requestKindIds = [
  "cot",
  "extraBed",
  "highFloor",
  "decoration",
  "flowers",
  "transfer",
  "lateCheckOut",
  "towels",
  "maintenance",
  "wakeUp",
] as const;
export type RequestKindId = (typeof requestKindIds)[number];

/** The departments that requests are for. */
export const requestDepartments = ["frontDesk", "housekeeping", "maintenance"] as const satisfies Department[];
export type RequestDepartment = (typeof requestDepartments)[number];

/** An entry of the catalogue of requests. */
export interface RequestKind {
  id: RequestKindId;
  department: RequestDepartment;
  /** Hours that the department needs to prepare it. */
  leadHours: number;
  /** Of one, and of one night where it is nightly; 0 if it is free. */
  price: Cents;
  /** 10 unless told. */
  vat?: VatRate;
  /** Whether it is repeated on each night of the stay, from the first day that it is due. */
  isNightly: boolean;
  /** How many there are in the house; undefined where nothing runs out. */
  stock?: number;
}

export const requestStates = ["new", "accepted", "inProgress", "done", "rejected", "cancelled"] as const;
export type RequestState = (typeof requestStates)[number];

/** `reject` and `cancel` need a reason; `reopen` takes back what has ended. */
export type RequestAction = "edit" | "accept" | "start" | "finish" | "reject" | "cancel" | "reopen";

/** Why something cannot be done with a request, in the Spanish of the front desk. */
export const requestReasonTexts = {
  REQUEST_RESERVATION_MISSING: "Elija una reserva que exista.",
  REQUEST_RESERVATION_OVER: "La reserva está cancelada o ha terminado.",
  REQUEST_TIME: "Escriba una hora, por ejemplo {time}.",
  REQUEST_OUT_OF_STAY: "Elija un día de la estancia.",
  REQUEST_NOT_DEPARTURE: "Solo es posible el día de la salida: {date}.",
  REQUEST_PAST: "Ese día ya ha pasado.",
  REQUEST_TOO_SOON: "Se necesitan {hours} horas de antelación.",
  REQUEST_NIGHT_AHEAD: "Aún no toca: es para la noche del {date}.",
  REQUEST_NIGHT_DONE: "Esa noche ya está hecha o no es de la estancia.",
  NO_COTS: "No quedan cunas para el {date}.",
  NO_EXTRA_BEDS: "No quedan camas extra para el {date}.",
} as const;

export type RequestReasonCode = keyof typeof requestReasonTexts;

/** `values` as they travel: `date` is `YYYY-MM-DD`, `hours` a whole number. */
export type RequestReason = ReasonOf<RequestReasonCode> | GeneralReason;

export type RequestPermission = Permission<RequestAction, RequestReason>;

/** The form of a request. The reservation and the kind stay as they were when it was created. */
export interface RequestDraft {
  reservationId: RecordId;
  kind: RequestKindId;
  /** From 1. */
  quantity: number;
  /** The day that it is due; of a nightly one, the first. */
  dueOn: CivilDate;
  /** `HH:mm`, on the clocks of the property. */
  dueTime: TimeOfDay;
  note: LongText;
}

/** How urgent an open request is; one that has ended is not due. */
export type RequestUrgency = "late" | "today" | "ahead" | "ended";

export interface RequestRow extends RequestDraft {
  /** `S-000123`. */
  id: RecordId;
  state: RequestState;
  department: RequestDepartment;
  /** Of the reservation; the room is "" while none is assigned. */
  customer: string;
  room: string;
  /** The day of the first occurrence that is not done, else of the last one. */
  nextOn: CivilDate;
  urgency: RequestUrgency;
  /** Occurrences that are not done. */
  left: number;
  /** Of all occurrences. */
  price: Cents;
  actions: RequestPermission[];
  version: number;
}

/** One night of a nightly request, or the one time of another. */
export interface RequestOccurrence {
  date: CivilDate;
  /** Who has done it, and when (ISO 8601 instant). */
  done?: { by: string; at: Instant };
  /** Why it cannot be marked as done. */
  reasons: RequestReason[];
  /** Of its charge, so that the desk posts it once. */
  sourceRef: string;
}

export const requestFields = ["state", "quantity", "dueOn", "dueTime", "note", "night"] as const;
export type RequestField = (typeof requestFields)[number];

export interface RequestHistoryEntry extends HistoryLine<"created" | RequestAction, RequestField> {}

export interface GuestRequest extends RequestRow {
  occurrences: RequestOccurrence[];
  /** Of the reservation. */
  arrival: CivilDate;
  departure: CivilDate;
  /** The newest first. */
  history: RequestHistoryEntry[];
}

/** To do: what is late and what is due today, as a department prints it in the morning. Next: within seven days. */
export type RequestView = "toDo" | "dueToday" | "late" | "next" | "done";

export type RequestColumn = keyof Pick<
  RequestRow,
  "kind" | "customer" | "room" | "nextOn" | "department" | "state" | "price" | "note"
>;

/** `text` finds part of the guest's name, of the room, or of the number of the request or the reservation. */
export interface RequestFilter extends ListFilter<RequestColumn, RequestView> {
  /** @several RequestDepartment */
  departments?: string;
  /** @several RequestState */
  states?: string;
  /** Next due on these days, both included. */
  from?: CivilDate;
  to?: CivilDate;
}

/** How much a department has to do today. */
export interface DepartmentDuty {
  department: RequestDepartment;
  late: number;
  today: number;
}

export interface RequestAct {
  version: number;
  /** The night that is finished; without it the first that is left. */
  date?: CivilDate;
  /** Why it is rejected or cancelled. */
  reason?: LongText;
  /** Why it is accepted although it is due too soon. */
  overrideReason?: LongText;
}

/** One that costs something is refused with the folio's reasons, too. */
export interface RequestRefusal extends RecordRefusal<RequestReason | Reason, GuestRequest> {}
