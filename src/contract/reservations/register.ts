import type { CivilDate } from "../property";
import type { PaymentMethod } from "../account/account";
import type { Instant, LanguageCode, RecordId } from "../formats";
import type { ReasonOf } from "../reasons";
import type { RecordRefusal } from "../records";
import type { Traveller, TravellerField } from "./travellers";

/** Why the register is not as it should be, in the Spanish of the front desk. */
export const registerReasonTexts = {
  REGISTER_STALE: "Otra persona modificó este parte; revise los cambios antes de guardar.",
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
  REGISTER_REASON_MISSING: "Indique por qué se anula el envío.",
} as const;

export type RegisterReasonCode = keyof typeof registerReasonTexts;

/** `values` as they travel: `count` is a number of people. */
export interface RegisterReason extends ReasonOf<RegisterReasonCode> {}

export interface RegisterDraft {
  /** The guest first, then the others, the children last. */
  travellers: Traveller[];
}

/** A step of a register once it is written down. */
interface RegisterNote {
  at: Instant;
  by: string;
  /** Of the register that it is about; a later one has to be sent again. */
  version: number;
}

/** A file was made of it. */
interface RegisterPrepared extends RegisterNote {
  what: "prepared";
  /** How many registers were prepared with it. */
  count: number;
}

/** A person says that the authorities have it. */
interface RegisterSent extends RegisterNote {
  what: "sent";
  sentOn: CivilDate;
  /** The number of the lot or entry that the authorities gave, "" for none. */
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
 * `incomplete` while something is missing or cannot be sent; `prepared` means that a file was made of it as it is, `sent`
 * that a person says so.
 */
export type RegisterState = (typeof registerStates)[number];

/** Where a register is on its way to the authorities. */
export interface RegisterStanding {
  state: RegisterState;
  /** An older version was sent: this one corrects it. */
  isCorrection: boolean;
  /** The day on which the 24 hours after the arrival end. */
  dueOn: CivilDate;
}

/** The people of a stay. Before it is saved for the first time it holds what the hotel knows of its guest. */
export interface StayRegister extends RegisterDraft, RegisterStanding {
  /** The reservation's. */
  id: RecordId;
  /** 0 before it is saved for the first time. */
  version: number;
  customer: string;
  /** ISO 639 code of the guest's language, "" while unknown. */
  language: LanguageCode | "";
  room: string;
  arrival: CivilDate;
  departure: CivilDate;
  /** ISO 8601 instants of the check-in and the check-out, where they are known. */
  arrivedAt?: Instant;
  leftAt?: Instant;
  /** When the stay was booked, and how it was paid first, if it was. */
  bookedOn: CivilDate;
  paidBy?: PaymentMethod;
  /** Of each traveller, what the law asks for and is unknown. */
  missing: TravellerField[][];
  /** In their order. */
  events: RegisterEvent[];
}

/** Whose data must be sent within 24 hours of the arrival, and how much of it is missing. */
export interface RegisterRow extends Pick<
  StayRegister,
  "id" | "customer" | "room" | "arrival" | "departure" | keyof RegisterStanding
> {
  people: number;
  /** People of whom something is missing, or cannot be sent. */
  incomplete: number;
  /** The last of its events that is about it as it is. */
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
  /** As it is now, for the file. */
  register: StayRegister;
}

export interface RegisterRefusal extends RecordRefusal<RegisterReason, StayRegister> {}
