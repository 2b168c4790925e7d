import type { CivilDate } from "../property";
import type { PaymentMethod } from "../account/account";
import type { Instant, LanguageCode, RecordId } from "../formats";
import type { ReasonOf } from "../reasons";
import type { RecordRefusal } from "../records";
import type { Traveller, TravellerField } from "./travellers";
import type { GeneralReason } from "../definition/generalReasons";

/** Reasons why a register is incomplete or cannot be sent, in the Spanish of the front desk. */
export const registerReasonTexts = {
  REGISTER_INCOMPLETE: "Faltan datos obligatorios de {count} huéspedes.",
  REGISTER_NOT_ARRIVED: "El huésped aún no ha llegado.",
  REGISTER_NO_CODE:
    "Falta el código de establecimiento de SES.HOSPEDAJES en los datos del hotel: sin él no se envía nada.",
  POSTAL_CODE: "Escriba las cinco cifras del código postal; las dos primeras son la provincia, de 01 a 52.",
  MUNICIPALITY_CODE: "Escriba las cinco cifras del código INE; las dos primeras son la provincia, de 01 a 52.",
  KINSHIP_OF_ADULT: "Es mayor de edad: el parentesco solo se indica en los menores.",
  KINSHIP_WITHOUT_ADULT:
    "No hay ningún adulto en el parte: deje el parentesco en blanco y explíquelo en las observaciones.",
  DOCUMENT_TWICE: "Otra persona de este parte ya tiene ese documento.",
  DNI_FOREIGNER: "El DNI es solo de españoles: corrija la nacionalidad o elija NIE u otro documento.",
  REGISTER_FAULTY: "El ministerio no admite algún dato de {count} huéspedes: abra el parte y corríjalo.",
  REGISTER_NOT_PREPARED: "Prepare antes el fichero de este parte.",
  REGISTER_NOT_SENT: "Este parte no está marcado como enviado.",
  REGISTER_SENT_ON: "Escriba el día del envío, que no puede ser posterior a hoy.",
} as const;

export type RegisterReasonCode = keyof typeof registerReasonTexts;

/** `values` as sent: `count` is a number of people. */
export type RegisterReason = ReasonOf<RegisterReasonCode> | GeneralReason;

export interface RegisterDraft {
  /** The guest first, then the other adults, then the children. */
  travellers: Traveller[];
}

/** An event in the life of a register. */
interface RegisterNote {
  at: Instant;
  by: string;
  /** The version of the register that the event is about. A later version has to be sent again. */
  version: number;
}

/** A file was made with the register. */
interface RegisterPrepared extends RegisterNote {
  what: "prepared";
  /** The number of registers in the same file. */
  count: number;
}

/** A person says that the authorities have it. */
interface RegisterSent extends RegisterNote {
  what: "sent";
  sentOn: CivilDate;
  /** The number that the authorities gave for the lot or entry, "" for none. */
  lot: string;
}

/** A person says that the authorities do not have it. */
interface RegisterTakenBack extends RegisterNote {
  what: "takenBack";
  reason: string;
}

export type RegisterEvent = RegisterPrepared | RegisterSent | RegisterTakenBack;

export const registerStates = ["incomplete", "ready", "prepared", "sent"] as const;

/**
 * `incomplete`: something is missing or cannot be sent. `prepared`: a file was made of this version. `sent`: a person
 * says that it was sent.
 */
export type RegisterState = (typeof registerStates)[number];

export interface RegisterStanding {
  state: RegisterState;
  /** An older version was sent: this one corrects it. */
  isCorrection: boolean;
  /** The day on which the 24 hours after the arrival end. */
  dueOn: CivilDate;
}

/** The people of a stay. Before the first save it has the hotel's own data of its guest. */
export interface StayRegister extends RegisterDraft, RegisterStanding {
  /** The id of the reservation. */
  id: RecordId;
  /** 0 before the first save. */
  version: number;
  customer: string;
  /** ISO 639 code of the guest's language, "" while unknown. */
  language: LanguageCode | "";
  room: string;
  arrival: CivilDate;
  departure: CivilDate;
  /** Instant of the check-in, ISO 8601, where known; `leftAt` that of the check-out. */
  arrivedAt?: Instant;
  leftAt?: Instant;
  /** The day of the booking; `paidBy` is the method of the first payment. */
  bookedOn: CivilDate;
  paidBy?: PaymentMethod;
  /** The unknown fields that the law asks for, by traveller. */
  missing: TravellerField[][];
  /** Events in their order. */
  events: RegisterEvent[];
}

/** A stay whose data must be sent within 24 hours of the arrival, and how much is missing. */
export interface RegisterRow extends Pick<
  StayRegister,
  "id" | "customer" | "room" | "arrival" | "departure" | keyof RegisterStanding
> {
  people: number;
  /** People with missing data, or with data that cannot be sent. */
  incomplete: number;
  /** The last event about the present version. */
  last?: RegisterEvent;
}

export interface SentMark {
  sentOn: CivilDate;
  /** "" for none. */
  lot: string;
}

export interface RegisterResult {
  id: RecordId;
  customer: string;
  isDone: boolean;
  reasons: RegisterReason[];
  /** The present register, for the file. */
  register: StayRegister;
}

export interface RegisterRefusal extends RecordRefusal<RegisterReason, StayRegister> {}
