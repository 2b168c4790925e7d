import type { ReasonOf } from "../reasons";
import type { GeneralReason } from "../definition/generalReasons";

/** Reasons against rooms and types, in the Spanish of the front desk. */
export const inventoryReasonTexts = {
  ROOM_NUMBER_LONG: "El número puede tener hasta {max} caracteres.",
  ROOM_NUMBER_TAKEN: "Ya existe la habitación {room}.",
  ROOM_FLOOR: "Escriba la planta en cifras, de −9 a 199.",
  ROOM_TYPE_OFF: "El tipo «{roomType}» está desactivado.",
  ROOM_TYPE_HAS_ROOMS: "Hay habitaciones en uso de «{roomType}»: cámbielas antes de tipo o desactívelas.",
  ROOM_TYPE_TAKEN: "Ya existe el tipo «{roomType}».",
  OCCUPANCY_BELOW_BASE: "La ocupación máxima no puede ser menor que la base ({people}).",
  OCCUPANCY_BELOW_PART: "La ocupación máxima es de {people}: no pueden ser más.",
  ROOM_TYPE_STAYS: "Reservas pendientes que ya no cabrían: {count}. Cámbielas antes de reducir la ocupación.",
  ROOM_TYPE_PRICE: "Escriba un importe en cifras: 120 o 120,50.",
  ROOM_TYPE_PRICE_DECIMALS: "Escriba dos decimales como máximo.",
  ROOM_TYPE_PRICE_NEGATIVE: "El importe no puede ser negativo.",
  ROOM_TYPE_PRICE_LARGE: "El importe puede ser de {max} como máximo.",
  PICTURES_TOO_MANY: "Puede añadir hasta {max} imágenes.",
  INVENTORY_IS_OFF: "Ya está desactivado.",
  INVENTORY_IS_ON: "Ya está activo.",
  ROOM_TYPE_ORDER_CHANGED: "Otra persona cambió antes el orden de los tipos.",
  ROOM_USED: "La habitación {room} ya se ha usado: desactívela.",
  ROOMS_TOO_MANY: "Puede crear hasta {max} habitaciones a la vez.",
  ROOMS_NONE: "Escriba los números: «101–112» o «101, 103».",
  ROOMS_REVERSED: "El intervalo «{reason}» debe ir de menor a mayor.",
  ROOMS_TYPE_MISSING: "Escriba también el tipo de habitación.",
  ROOMS_FLOOR_MISSING: "Escriba también la planta: «planta 1».",
  ROOMS_PART_UNKNOWN: "No se entiende «{reason}»: no es un número, un tipo ni una planta.",
  ROOMS_TYPES: "Ha escrito varios tipos de habitación: deje uno solo.",
  ROOMS_FLOORS: "Ha escrito varias plantas: deje una sola.",
} as const;
export type InventoryReason = ReasonOf<keyof typeof inventoryReasonTexts> | GeneralReason;
