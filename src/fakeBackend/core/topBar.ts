import type { AppName, CartItem, HotelNotification, NotificationEvent, Task } from "@/contract/header";

const euros = (cents: number) => ({ cents, currency: "EUR" });

/** The specification's sample figures: 5 articles, 7 pieces, 205.86 in all: in the currency of the hotel. */
export const cartSeed: CartItem[] = [
  { id: "1", name: "Cesta de bienvenida con fruta", quantity: 2, unitPrice: euros(2450) },
  { id: "2", name: "Vino blanco de Alella", quantity: 1, unitPrice: euros(1890) },
  { id: "3", name: "Albornoz de algodón", quantity: 1, unitPrice: euros(3600) },
  { id: "4", name: "Adaptador de corriente", quantity: 2, unitPrice: euros(1248) },
  { id: "5", name: "Circuito de spa para dos", quantity: 1, unitPrice: euros(7700) },
];

export const tasksSeed: Task[] = [
  { id: "1", title: "Revisar las llegadas VIP de hoy con Recepción", isDone: false },
  { id: "2", title: "Confirmar el menú de la boda Ferrer–Lund con Cocina", isDone: false },
  { id: "3", title: "Llamar al técnico del ascensor de servicio", isDone: false },
  { id: "4", title: "Enviar los horarios de la semana a Pisos", isDone: true },
];

export const appsSeed: AppName[] = ["hotels", "restaurants", "sales", "reservations", "rooms", "messaging"];

type Sample = [minutesAgo: number, event: NotificationEvent];

const samples: Sample[] = [
  [4, { kind: "newReservation", guest: "Clara Ferrer", nights: 3 }],
  [18, { kind: "roomReady", room: "204" }],
  [35, { kind: "maintenance", room: "107", subject: "Aire acondicionado" }],
  [95, { kind: "arrival", guest: "Henrik Lund", room: "402" }],
  [140, { kind: "roomReady", room: "310" }],
  [310, { kind: "newReservation", guest: "Amina Haddad", nights: 1 }],
  [1260, { kind: "maintenance", room: "203", subject: "Ducha sin presión" }],
  [1510, { kind: "newReservation", guest: "Paolo Greco", nights: 7 }],
];

/** The specification's sample figures: 8 notifications, the newest 3 of them unread. */
export const notificationsAt = (now: Date): HotelNotification[] =>
  samples.map(([minutesAgo, event], index) => ({
    ...event,
    id: String(index + 1),
    time: new Date(now.getTime() - minutesAgo * 60_000).toISOString(),
    isRead: index >= 3,
  }));
