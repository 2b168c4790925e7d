import { contactId } from "./contacts";

/** A channel with its members by id; the rest is derived. */
export interface ChannelRow {
  id: string;
  name: string;
  description: string;
  members: { id: string; isAdmin?: boolean }[];
  isAdmin: boolean;
  isArchived: boolean;
  isFavourite: boolean;
  isMuted: boolean;
  clientId?: string;
}

/** The first of `members` manages the channel. */
type Sample = [key: string, name: string, description: string, members: string];

const samples: Sample[] = [
  [
    "recepcion",
    "Recepción",
    "Llegadas, salidas y todo lo que pasa por el mostrador",
    "lucia omar nerea andrei chloe ivan rosario",
  ],
  [
    "pisos",
    "Pisos",
    "Habitaciones listas, pendientes y objetos perdidos",
    "rosario daniela fatou mihaela wei lucia joan",
  ],
  [
    "mantenimiento",
    "Mantenimiento",
    "Averías por habitación: foto y qué ocurre",
    "joan hassan sergio rosario lucia ivan",
  ],
  ["cocina", "Cocina", "Servicio, alergias y pedidos", "ainhoa kenji pilar youssef bruno ines"],
  ["restaurante", "Restaurante", "Mesas, reservas y carta de La Lonja", "bruno ines tomas grace kenji diego"],
  ["eventos", "Eventos", "Salones, bodas y reuniones", "marta rashid elena bruno ainhoa carmen"],
  ["direccion", "Dirección", "Decisiones y cifras del día", "carmen ivan ricardo nuria lucia rosario"],
  ["noche", "Turno de noche", "Entrega de turno y auditoría", "andrei nerea ivan lucia omar"],
];

export const channelsSeed: ChannelRow[] = samples.map(([key, name, description, members]) => ({
  id: channelId(key),
  name,
  description,
  members: members.split(" ").map((member, index) => ({ id: contactId(member), isAdmin: index === 0 || undefined })),
  isAdmin: false,
  isArchived: false,
  isFavourite: false,
  isMuted: key === "noche",
}));

export function channelId(key: string) {
  return `channel-${key}`;
}
