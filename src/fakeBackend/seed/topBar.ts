import type { AppName, CartItem, Task } from "@/contract/header";

const usd = (cents: number) => ({ cents, currency: "USD" });

/** The specification's sample figures: 5 articles, 7 pieces, $205.86 in all. */
export const cartSeed: CartItem[] = [
  { id: "1", name: "Cesta de bienvenida con fruta", quantity: 2, unitPrice: usd(2450) },
  { id: "2", name: "Vino blanco de Alella", quantity: 1, unitPrice: usd(1890) },
  { id: "3", name: "Albornoz de algodón", quantity: 1, unitPrice: usd(3600) },
  { id: "4", name: "Adaptador de corriente", quantity: 2, unitPrice: usd(1248) },
  { id: "5", name: "Circuito de spa para dos", quantity: 1, unitPrice: usd(7700) },
];

export const tasksSeed: Task[] = [
  { id: "1", title: "Revisar las llegadas VIP de hoy con Recepción", isDone: false },
  { id: "2", title: "Confirmar el menú de la boda Ferrer–Lund con Cocina", isDone: false },
  { id: "3", title: "Llamar al técnico del ascensor de servicio", isDone: false },
  { id: "4", title: "Enviar los horarios de la semana a Pisos", isDone: true },
];

export const appsSeed: AppName[] = ["hotels", "restaurants", "sales", "reservations", "rooms", "messaging"];
