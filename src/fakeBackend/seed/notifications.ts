import type { HotelNotification, NotificationEvent } from "@/contract/header";

type Sample = [minutesAgo: number, event: NotificationEvent];

const samples: Sample[] = [
  [4, { kind: "newReservation", guest: "Clara Ferrer", nights: 3 }],
  [18, { kind: "roomReady", room: "214" }],
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
