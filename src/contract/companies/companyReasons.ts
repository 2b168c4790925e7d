import type { TaxIdReasonCode } from "../account/taxIdReasons";
import type { ReasonOf } from "../reasons";

/** Why something cannot be done with a company, in the Spanish of the front desk. */
export const companyReasonTexts = {
  COMPANY_COUNTRY: "Elija un país.",
  COMPANY_NUMBER: "Este NIF no es correcto: revise los números y la letra.",
  COMPANY_TAKEN: "Este NIF ya es de {company} ({id}).",
  COMPANY_CREDIT_NUMBER: "Para dar crédito hace falta su NIF.",
  COMPANY_EMAIL: "Este correo no es válido.",
  TERM_INVERTED: "La última noche no puede ser anterior a la primera.",
  RATE_OVERLAP: "Estas noches ya tienen esa tarifa en otra línea.",
  QUOTA_OVERLAP: "Estas noches ya tienen cupo de ese tipo en otra línea.",
  QUOTA_OVER: "Habitaciones de ese tipo en el hotel: {count}.",
  COMMISSION_TWICE: "Otra comisión empieza el mismo día.",
  COMMISSION_CLOSED: "Las noches hasta el {date} ya están cerradas: su comisión no cambia.",
  COMPANY_DOCUMENTS: "Tiene documentos ({count}), que la ley obliga a conservar. Ciérrela en su lugar.",
  COMPANY_STAYS: "Tiene reservas ({count}). Ciérrela en su lugar.",
  COMPANY_UNKNOWN: "Elija una empresa de la lista.",
  COMPANY_MERGED: "Esa ficha está fusionada con {company}.",
  STATEMENT_OPEN: "La liquidación llega como máximo hasta el {date}: las demás noches no están cerradas.",
  STATEMENT_EMPTY: "No hay comisión pendiente en esas fechas.",
} as const;
export type CompanyReason = ReasonOf<keyof typeof companyReasonTexts | TaxIdReasonCode>;
