import type { DocumentType } from "../people/guest";
import type { CivilDate } from "../property";
import type { PaymentMethod } from "../account/account";
import type { CountryCode, Email, Instant, LanguageCode, RecordId } from "../formats";
import type { ReasonOf } from "../reasons";
import type { RecordRefusal } from "../records";

export const sexes = ["female", "male", "other"] as const;
export type Sex = (typeof sexes)[number];

/** Kinship of a minor to the adult who comes along. */
export const kinships = ["child", "grandchild", "sibling", "nephew", "ward", "other"] as const;
export type Kinship = (typeof kinships)[number];

/**
 * Knowledge of the surnames of a person: "guessed" were split by rule and are to be looked at; "onlyOne" has no second
 * surname, "none" has a single name, as a person has said. "" are as they are written.
 */
export const surnameMarks = ["guessed", "onlyOne", "none"] as const;
export type SurnameMark = (typeof surnameMarks)[number];

/** Signed on the printed card, not on the screen. */
export const SIGNED_ON_PAPER = "paper";

/** A person as Spain's register of travellers asks for them (Real Decreto 933/2021, annex I). "" for what is unknown. */
export interface Traveller {
  /** @maxLength registerLimits.firstName */
  firstName: string;
  /** @maxLength registerLimits.lastName */
  lastName: string;
  /** @maxLength registerLimits.secondLastName */
  secondLastName: string;
  surnames: SurnameMark | "";
  sex: Sex | "";
  birthDate: CivilDate | "";
  nationality: CountryCode | "";
  documentType: DocumentType | "";
  /** @maxLength registerLimits.document */
  document: string;
  /** The number of the card itself, of a Spanish document. @maxLength registerLimits.supportNumber */
  supportNumber: string;
  kinship: Kinship | "";
  /** With whom minors travel where no adult is in the party; of the first of them. The ministry has no field for it. @maxLength registerLimits.remark */
  remark: string;
  /** @maxLength registerLimits.address */
  address: string;
  /** In Spain five digits, the first two of which are the province. @maxLength registerLimits.postalCode */
  postalCode: string;
  /** @maxLength registerLimits.town */
  town: string;
  /** In Spain the municipality's number at the INE, five digits; not asked of those that `municipalityOf` knows. */
  municipalityCode: string;
  /** ISO 3166 code of the country of residence. */
  country: CountryCode | "";
  /** One number, or two with " / " between. @maxLength registerLimits.phone */
  phone: string;
  email: Email | "";
  /** The path of an SVG picture 300 wide and 100 high, or `SIGNED_ON_PAPER`. @maxLength registerLimits.signature */
  signature: string;
}

export type TravellerField = keyof Traveller;

/**
 * The letters that the ministry takes, by the tables of its instructions for SES.HOSPEDAJES 3.1.3 (section 4.1; elements
 * `persona` and `direccion`); the remark and the signature stay in the hotel's own register, and so do further telephones.
 * Only the first is sent, which is never longer than the 20 letters there are for it.
 */
export const registerLimits = {
  firstName: 50,
  lastName: 50,
  secondLastName: 50,
  document: 15,
  supportNumber: 9,
  address: 100,
  postalCode: 20,
  town: 100,
  email: 250,
  phone: 60,
  remark: 250,
  signature: 20_000,
} as const satisfies Partial<Record<TravellerField, number>>;

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
