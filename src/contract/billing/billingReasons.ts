/** Why a document cannot be issued, corrected, exchanged or paid as it was asked for, in Spanish. */
export const billingReasonTexts = {
  CUSTOMER_NAME_MISSING: "Falta el nombre del cliente.",
  CUSTOMER_TAX_ID_MISSING: "Falta el NIF del cliente.",
  CUSTOMER_TAX_ID: "El NIF no es válido.",
  CUSTOMER_ADDRESS_MISSING: "Falta la dirección del cliente.",
  DOCUMENT_EMPTY: "No hay nada que facturar.",
  ISSUED_BEFORE_LAST: "La fecha no puede ser anterior a la última factura de la serie ({date}).",
  ISSUED_IN_FUTURE: "La fecha no puede ser futura.",
  SIMPLIFIED_LIMIT: "Una factura simplificada no puede superar {amount}; pida los datos fiscales.",
  SERIES_LETTERS: "El número de serie solo admite letras, cifras y los signos . / - _ ; no < > = ni comillas.",
  CORRECTED_WHOLE: "Ya existe una rectificativa por el total.",
  TICKET_EXCHANGED: "Este ticket ya se canjeó en {document}.",
  TICKET_CORRECTED: "El ticket está rectificado.",
  TICKET_ONLY: "Solo se canjean tickets.",
  DELIVERED_OR_PAID: "Entregada o cobrada: emita una rectificativa.",
  RECORD_PENDING: "El registro ya está en camino: espere la respuesta de la AEAT.",
  RECORD_ACCEPTED: "La AEAT ya tiene este registro.",
} as const;
