import type { ReasonOf } from "../reasons";
import type { GeneralReason } from "../definition/generalReasons";

/** Reasons why a day cannot be closed, in the Spanish of the front desk. */
export const closeReasonTexts = {
  CLOSE_ARRIVALS: "Llegadas sin resolver: {count}.",
  CLOSE_DEPARTURES: "Salidas sin resolver: {count}.",
  CLOSE_CASH: "Formas de pago sin contar: {count}.",
  CLOSE_DAY_CLOSED: "El {date} ya está cerrado.",
  CLOSE_DAY_AHEAD: "El {date} todavía no está abierto.",
  CLOSE_NOT_BEGUN: "El {date} aún no ha empezado: escriba por qué se cierra.",
  CLOSE_NOT_UNDONE: "Ya se deshizo, o el día ya está cerrado.",
  CLOSE_POINTS_RETURNED: "Los puntos han vuelto al huésped: reactive la reserva y canjéelos otra vez.",
  CLOSE_NOT_DUE: "Para varias reservas a la vez, a partir de las {time}: hasta entonces aún pueden llegar.",
  CLOSE_LAST_NIGHT: "No le quedan noches después de hoy: cambie las fechas en la reserva.",
  CLOSE_NO_ROOM: "No hay una habitación libre de su tipo para todas sus noches.",
  COUNT_AMOUNT: "Escriba un importe de hasta {amount}.",
  COUNT_REASON: "Explique la diferencia de {amount}.",
  COUNT_MOVED: "Lo cobrado ha cambiado mientras contaba: ahora son {amount}.",
} as const;

export type CloseReasonCode = keyof typeof closeReasonTexts;

/** `values` as sent: `amount` is in cents, with its `currency`; `date` is a civil date. */
export type CloseReason = ReasonOf<CloseReasonCode> | GeneralReason;
