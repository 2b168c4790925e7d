import type { CannedAnswer } from "@/contract/messaging/conversations";

export const cannedAnswersSeed: CannedAnswer[] = [
  { id: "1", title: "Habitación lista", text: "La habitación #{habitacion} está lista y revisada." },
  { id: "2", title: "Salida tardía", text: "Salida tardía concedida a la #{habitacion} hasta las {hora}." },
  { id: "3", title: "Bienvenida", text: "Dad la bienvenida a {huesped}: llega a las {hora} y va a la #{habitacion}." },
  { id: "4", title: "Avería", text: "Avería en la #{habitacion}: {averia}. ¿Quién puede pasar antes de las {hora}?" },
  { id: "5", title: "Alergia", text: "Atención, alergia en la mesa {mesa}: {alergia}. Confirmad, por favor." },
  { id: "6", title: "Entrega de turno", text: "Entrega de turno. Pendiente: {pendiente}. Incidencias: {incidencias}." },
];
