import type { Task } from "@/contract/header";

export const tasksSeed: Task[] = [
  { id: "1", title: "Revisar las llegadas VIP de hoy con Recepción", isDone: false },
  { id: "2", title: "Confirmar el menú de la boda Ferrer–Lund con Cocina", isDone: false },
  { id: "3", title: "Llamar al técnico del ascensor de servicio", isDone: false },
  { id: "4", title: "Enviar los horarios de la semana a Pisos", isDone: true },
];
