import type { TaxIdReasonCode } from "../account/taxIdReasons";
import type { ReasonOf } from "../reasons";
import type { settingReasonTexts } from "./settingReasons";

/** Reasons why a document cannot be issued, corrected, exchanged or paid as asked, in Spanish. */
export const billingReasonTexts = {
  CUSTOMER_NAME_MISSING: "Falta el nombre del cliente.",
  CUSTOMER_TAX_ID_MISSING: "Falta el NIF del cliente.",
  CUSTOMER_TAX_ID: "El NIF no es válido.",
  CUSTOMER_NUMBER_KIND: "Ese tipo de número no corresponde al país: con España, solo pasaporte o no censado.",
  CUSTOMER_TAX_ID_COUNTRY: "El NIF es de otro país: elija el país que le corresponde.",
  CUSTOMER_ADDRESS_MISSING: "Falta la dirección del cliente.",
  CUSTOMER_COUNTRY_MISSING: "Falta el país del cliente.",
  DOCUMENT_EMPTY: "No hay nada que facturar.",
  ALLOWED_OVER_CHARGED:
    "Lo bonificado supera lo cargado en {amount}: no se factura hasta que haya cargos o se corrija la bonificación.",
  ISSUED_BEFORE_LAST: "La fecha no puede ser anterior a la última factura de la serie ({date}).",
  ISSUED_BEFORE_RECORDS: "La fecha no puede ser anterior al {date}: desde ese día cada factura lleva registro.",
  ISSUED_IN_FUTURE: "La fecha no puede ser futura.",
  SIMPLIFIED_LIMIT: "Una factura simplificada no puede superar {amount}; pida los datos fiscales.",
  CORRECTED_WHOLE: "Ya existe una rectificativa por el total.",
  TICKET_EXCHANGED: "Este ticket ya se canjeó en {document}.",
  TICKET_CORRECTED: "El ticket está rectificado.",
  POINTS_AT_TILL: "Se pagó con puntos: devuélvalo en la caja.",
  POINTS_EXCHANGE: "Se pagó con puntos: no se canjea por una factura.",
  TICKET_ONLY: "Solo se canjean tickets.",
  DELIVERED_OR_PAID: "Entregada o cobrada: emita una rectificativa.",
  RECORD_PENDING: "El registro ya está en camino: espere la respuesta de la AEAT.",
  RECORD_ACCEPTED: "La AEAT ya tiene este registro.",
  RECORD_SAME: "El registro diría lo mismo: cambie el nombre, el número, su tipo o el país.",
  RECORD_NO_CUSTOMER: "El registro de un ticket no lleva destinatario: no hay nada que subsanar.",
  RECORD_NONE: "Este documento no tiene registro.",
  DOCUMENT_STALE: "Otra persona modificó este documento.",
  DOCUMENT_ISSUED: "Una factura emitida no se modifica: rectifíquela.",
  DOCUMENT_DRAFT: "Todavía es un borrador: emítalo antes.",
  DOCUMENT_CANCELLED: "El registro de esta factura está anulado.",
  DOCUMENT_EXCHANGED: "Se canjeó en {document}: rectifique esa factura.",
  NO_INVOICE: "Este documento no es una factura.",
  CORRECTIVE_FINAL: "Una rectificativa no se rectifica: rectifique la factura original.",
  CORRECTION_LINES: "Indique para alguna línea otro importe, como máximo el que tiene.",
  SUBSTITUTION_FULL_ONLY: "Solo una factura completa se rectifica por sustitución.",
  BILLING_REASON_MISSING: "Escriba el motivo.",
  BILLING_TEXT_TOO_LONG: "Puede tener hasta {max} caracteres.",
  DEPOSIT_UNKNOWN: "Ese depósito ya no está en la cuenta.",
  DEPOSIT_BILLED: "Ese depósito ya tiene su factura.",
  DEPOSIT_SPENT: "Ese depósito ya ha pagado facturas de la cuenta: no lleva factura propia.",
  NOTHING_TO_PAY: "No queda nada por cobrar.",
  PAYMENT_OVER_OPEN: "El cobro supera lo pendiente: {amount}.",
  NOTHING_OWED: "No queda nada por devolver.",
  REFUND_OVER_OWED: "La devolución supera lo que sobra: {amount}.",
  PAYMENT_AMOUNT: "Escriba un importe mayor que cero.",
  PAYMENT_METHOD: "Elija la forma de cobro.",
  PAYMENT_CASH: "No se puede cobrar en efectivo: la operación alcanza {amount} (límite {limit}).",
  CREDIT_LIMIT: "{account} supera su límite de crédito: {amount} de {limit}.",
  ACCOUNT_STALE: "Otra persona modificó esta cuenta.",
  ACCOUNT_TAKEN: "Ya hay una cuenta con ese NIF.",
  NOTHING_UNAPPLIED: "No hay cobros sin aplicar.",
  PAYMENT_TAKEN: "Este cobro ya está registrado, con otro importe o forma de cobro.",
  PAYMENT_UNKNOWN: "Elija el cobro que se anula.",
  PAYMENT_VOIDED: "Este cobro ya está anulado.",
  REMINDER_SENT: "Este recordatorio ya se ha enviado, con otro texto.",
  PAYMENT_AT_FOLIO: "Una parte está en el folio {reservation}: devuélvala allí.",
  NOT_DUE: "Aún no ha vencido.",
  ACCOUNT_EMAIL_MISSING: "La cuenta no tiene correo: añádalo en Cuentas por cobrar, en «Condiciones».",
  GUEST_EMAIL_MISSING: "El huésped no tiene correo: añádalo en su ficha.",
} as const;
/**
 * Reasons of billing, and those of a folio against the whole number of a card, or against its part of a payment or
 * refund.
 */
export type BillingReason = ReasonOf<
  | keyof typeof billingReasonTexts
  | keyof typeof settingReasonTexts
  | "CARD_NUMBER"
  | "AMOUNT_INVALID"
  | "REFUND_OVER_PAID"
  | "CASH_REFUND_LIMIT"
  | "EMAIL_INVALID"
  | TaxIdReasonCode
>;
