import type { accountReasonTexts } from "../account/accountReasons";
import type { payerReasonTexts } from "../account/payerReasons";
import type { ReasonOf } from "../reasons";
import type { Situation } from "./reservationLife";

/**
 * Why something cannot be done with a reservation, in Spanish. A screen words the code in its own language, with dates
 * and amounts in that language's format; other callers use the sentence.
 */
export const reasonTexts = {
  DEPARTURE_BEFORE_ARRIVAL: "La fecha de salida debe ser posterior a la de llegada.",
  STAY_TOO_LONG: "La estancia puede durar hasta {nights} noches.",
  ARRIVAL_IN_THE_PAST: "La llegada no puede ser anterior a la fecha hotelera ({date}).",
  ARRIVAL_FAR_AHEAD: "Se reserva con hasta {max} años de antelación: revise el año de la llegada.",
  ADULT_MISSING: "Debe haber al menos un adulto.",
  TOO_MANY_PEOPLE: "La habitación admite hasta {max} personas; hay {people}.",
  TOO_MANY_ADULTS: "La habitación admite hasta {max} adultos; hay {people}.",
  TOO_MANY_CHILDREN: "La habitación admite hasta {max} niños; hay {people}.",
  CHILD_AGE_MISSING: "Indique la edad de cada niño.",
  MIN_STAY: "Estancia mínima de {nights} noches para llegadas del {date}.",
  MIN_STAY_THROUGH: "Estancia mínima de {nights} noches si incluye la del {date}.",
  MAX_STAY: "Estancia máxima de {nights} noches para llegadas del {date}.",
  QUOTA: "El cupo de {max} de esta tarifa para la noche del {date} está vendido.",
  COMPANY_QUOTA: "El cupo de {company} para la noche del {date} está vendido: {max} de {roomType}.",
  CLOSED: "El {date} está cerrado a la venta.",
  CLOSED_TO_ARRIVAL: "El {date} está cerrado a llegadas.",
  CLOSED_TO_DEPARTURE: "El {date} está cerrado a salidas.",
  NO_AVAILABILITY: "Sin disponibilidad de {roomType} la noche del {date}.",
  ROOMS_LEFT: "La noche del {date} se puede vender un máximo de {max} de {roomType}.",
  ROOMS_DIFFER:
    "La reserva {reservation} ya está hecha con otras habitaciones u otros datos: ábrala para cambiarla, y reserve aparte lo que falte.",
  TOO_MANY_ROOMS: "Una reserva puede tener hasta {max} habitaciones.",
  HOUSE_FULL: "El hotel está completo la noche del {date}.",
  ROOM_TAKEN: "La habitación {room} está ocupada la noche del {date}.",
  ROOM_OCCUPIED: "La habitación {room} está ocupada hasta la salida de {guest}.",
  ROOM_BLOCKED: "La habitación {room} está bloqueada la noche del {date}.",
  ROOM_OF_OTHER_TYPE: "La habitación {room} no es del tipo reservado ni de uno superior.",
  ROOM_TYPE_NOT_SOLD: "El tipo de habitación «{roomType}» ya no se vende: elija otro.",
  RATE_NOT_SOLD: "La tarifa «{rate}» ya no se vende: elija otra.",
  CHANNEL_NOT_USED: "El canal «{channel}» ya no se usa: elija otro.",
  COMPANY_CLOSED: "«{company}» está cerrada: elija otra.",
  CONTACT_UNKNOWN: "«{contact}» ya no es un contacto de la empresa: elija otro.",
  NEGOTIATED_PRICE: "Escriba un precio por noche de 0 a {max}.",
  PRICE_REASON_MISSING: "Escriba el motivo del precio.",
  EXTRA_NOT_SOLD: "El extra «{extra}» ya no se vende: no se puede añadir.",
  GUEST_MISSING: "Indique el huésped titular.",
  CONTACT_MISSING: "Escriba un correo o un teléfono de contacto.",
  EMAIL_INVALID: "Escriba un solo correo, completo, como nombre@hotel.com.",
  PHONE_INVALID: "Escriba el teléfono con 5 a 15 cifras, como +34 600 111 222; un segundo número, tras una barra.",
  COUNTRY_UNKNOWN: "Elija un país de la lista.",
  TEXT_TOO_LONG: "Es demasiado largo: hasta {max} caracteres.",
  STALE_VERSION: "Otra persona modificó esta reserva; revise los cambios antes de guardar.",
  REASON_MISSING: "Motivo de cancelación obligatorio.",
  WAIVER_REASON_MISSING: "Escriba por qué no se cobran los gastos.",
  INVALID_TRANSITION: "No es posible con una reserva en situación «{situation}».",
  IN_HOUSE_NOT_CANCELLABLE: "El huésped está alojado: acorte la estancia y haga el check-out.",
  ARRIVAL_NOT_PAST:
    "La llegada es el {date}: puede marcarse como no-show ese día desde las {time} o en el cierre del día.",
  ARRIVAL_AHEAD: "La reserva llega el {date}; adelante la llegada para hacer check-in hoy.",
  STAY_OVER: "La estancia terminó el {date}.",
  NO_ROOM: "No tiene habitación asignada.",
  PART_OF_STAY: "Ocupa varias habitaciones: cambie las fechas en la reserva.",
  ROOM_MISSING: "Asigne una habitación antes del check-in.",
  RELEASE_MISSING: "Indique hasta qué día se mantiene la opción.",
  RELEASE_AFTER_ARRIVAL: "La opción debe vencer antes de la llegada o ese mismo día.",
  OPTION_EXPIRED: "La opción venció el {date}.",
  OPTION_RUNNING: "La opción sigue en pie hasta el {date}.",
  GUARANTEE_MISSING: "Falta la garantía o el depósito de {amount}.",
  OPEN_BALANCE: "Saldo pendiente de {amount}. Cóbrelo o páselo a cuentas por cobrar.",
  CREDIT_BALANCE: "Hay {amount} a favor del huésped. Devuélvalo antes del check-out.",
  NOT_LAST_CLOSED: "Solo se recibe después del cierre a quien no se presentó el {date}, el último día cerrado.",
  NIGHT_OVER:
    "La noche del {date} terminó a las {time}. Si le quedan noches, reactive la reserva y llegará hoy; si no, haga una nueva.",
  NOT_SAME_DAY: "Solo puede deshacerse el mismo día hotelero.",
  NOTES_ONLY: "De una reserva terminada solo pueden cambiarse las notas.",
  PAST_NIGHTS_FIXED: "Con el huésped alojado solo pueden cambiarse las noches que quedan.",
  HAS_PAYMENTS: "Tiene cobros por {amount}: cancélela en lugar de eliminarla.",
  HAS_CHARGES: "Tiene cargos por {amount}: anúlelos antes.",
  GONE: "Ya no existe: alguien la ha eliminado.",
  GUEST_UNWELCOME: "Huésped no deseado: {reason}. Indique por qué se le admite.",
  DOCUMENT_LETTER: "El número y la letra del documento no se corresponden.",
  DOCUMENT_FORM:
    "Un DNI tiene ocho cifras y una letra; un NIE, una X, Y o Z, siete cifras y una letra. Si es otro documento, cambie el tipo.",
  BIRTH_DATE_INVALID: "Escriba una fecha de nacimiento que no sea posterior a hoy.",
  BIRTH_DATE_TOO_OLD: "Con esa fecha de nacimiento tendría más de 120 años: revise el año.",
  MOVE_REASON_MISSING: "Indique el motivo del cambio de habitación.",
  DATE_UNKNOWN: "Esta fecha no existe: revise el día, el mes y el año.",
  UNUSED_NIGHTS_MISSING: "Indique qué se hace con las noches no disfrutadas.",
  EARLY_DEPARTURE: "Si el huésped se va hoy, haga el check-out: allí se decide sobre las noches no disfrutadas.",
  FOLIO_CLOSED: "Folio cerrado: no admite cargos de una reserva en situación «{situation}».",
  WINDOWS_CLOSED: "Folio cerrado: sus cargos ya no pueden repartirse.",
  WINDOW_MISSING: "Abra antes la ventana de la empresa.",
  WINDOW_IN_USE: "La ventana de la empresa tiene cargos o cobros.",
  GROUP_MEMBER: "Está en el folio del grupo {group}: se reparte desde ese folio.",
  GROUP_LEADER: "Paga por el grupo {group}: quite antes las demás reservas de su folio.",
  CHANNEL_CANCELLED:
    "{channel} la ha cancelado: si la reactiva, es una venta directa desde ahora y hay que decir por qué.",
  GROUP_SETTLED:
    "El folio del grupo {group} está cerrado y ya pagó lo que este cambio modificaría: reabra antes la reserva de {guest}.",
  FOLIO_SETTLED: "El folio está cerrado y saldado.",
  NOTHING_PAID: "No hay nada cobrado que devolver.",
} as const;

export const situationTexts: Record<Situation, string> = {
  inquiry: "Consulta",
  waitlist: "Lista de espera",
  optional: "Opción",
  optionExpired: "Opción vencida",
  pending: "Pendiente de confirmar",
  confirmed: "Confirmada",
  arrivesToday: "Llega hoy",
  arrivalOverdue: "Llegada retrasada",
  inHouse: "En casa",
  departsToday: "Sale hoy",
  departureOverdue: "Salida retrasada",
  checkedOut: "Ya salió",
  cancelled: "Cancelada",
  noShow: "No-show",
};

export type ReasonCode = keyof (typeof reasonTexts & typeof accountReasonTexts & typeof payerReasonTexts);

/**
 * `values` as sent: `date` is `YYYY-MM-DD`, `amount` is cents with its `currency`, `situation` a `Situation`; names are
 * plain text.
 */
export interface Reason extends ReasonOf<ReasonCode> {}
