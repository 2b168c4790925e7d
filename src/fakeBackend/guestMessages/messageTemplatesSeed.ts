import type { MessageTemplate } from "@/contract/guests/messageTemplate";

import type { StoredSchedule } from "./MessageBook";

/** The templates of the sample hotel. */
export const messageTemplatesSeed: MessageTemplate[] = [
  {
    id: "template-1",
    version: 1,
    name: "Confirmación de reserva",
    purpose: "stay",
    texts: {
      es: {
        subject: "Su reserva {{reserva.numero}} en {{hotel.nombre}}",
        body: "Hola, {{huesped.nombre}}:\n\nSu reserva {{reserva.numero}} está confirmada: llegada el {{reserva.llegada}}, salida el {{reserva.salida}}.\n\nLe esperamos.\n{{hotel.nombre}}",
      },
      en: {
        subject: "Your booking {{reserva.numero}} at {{hotel.nombre}}",
        body: "Dear {{huesped.nombre}} {{huesped.apellidos}},\n\nYour booking {{reserva.numero}} is confirmed: arrival on {{reserva.llegada}}, departure on {{reserva.salida}}.\n\nWe look forward to welcoming you.\n{{hotel.nombre}}",
      },
      fr: {
        subject: "Votre réservation {{reserva.numero}} – {{hotel.nombre}}",
        body: "Bonjour {{huesped.nombre}},\n\nVotre réservation {{reserva.numero}} est confirmée : arrivée le {{reserva.llegada}}, départ le {{reserva.salida}}.\n\nAu plaisir de vous accueillir.\n{{hotel.nombre}}",
      },
      de: {
        subject: "Ihre Reservierung {{reserva.numero}} im {{hotel.nombre}}",
        body: "Guten Tag {{huesped.nombre}} {{huesped.apellidos}},\n\nIhre Reservierung {{reserva.numero}} ist bestätigt: Anreise am {{reserva.llegada}}, Abreise am {{reserva.salida}}.\n\nWir freuen uns auf Sie.\n{{hotel.nombre}}",
      },
    },
  },
  {
    id: "template-2",
    version: 1,
    name: "Antes de la llegada",
    purpose: "stay",
    texts: {
      es: {
        subject: "Nos vemos el {{reserva.llegada}}",
        body: "Hola, {{huesped.nombre}}:\n\nFalta poco para su llegada, el {{reserva.llegada}}. La habitación estará lista a partir de las 15:00. Si nos dice a qué hora llega, lo tendremos todo preparado.\n\n{{hotel.nombre}}",
      },
      en: {
        subject: "See you on {{reserva.llegada}}",
        body: "Dear {{huesped.nombre}},\n\nYour stay begins soon, on {{reserva.llegada}}. Your room will be ready from 3 pm. Let us know when you arrive and we will have everything prepared.\n\n{{hotel.nombre}}",
      },
      fr: {
        subject: "À très bientôt, le {{reserva.llegada}}",
        body: "Bonjour {{huesped.nombre}},\n\nVotre séjour approche : nous vous attendons le {{reserva.llegada}}. Votre chambre sera prête à partir de 15 h. Dites-nous à quelle heure vous arrivez.\n\n{{hotel.nombre}}",
      },
      de: {
        subject: "Bis zum {{reserva.llegada}}",
        body: "Guten Tag {{huesped.nombre}} {{huesped.apellidos}},\n\nbald ist es so weit: Wir erwarten Sie am {{reserva.llegada}}. Ihr Zimmer ist ab 15 Uhr bezugsfertig. Sagen Sie uns gern, wann Sie ankommen.\n\n{{hotel.nombre}}",
      },
    },
  },
  {
    id: "template-3",
    version: 1,
    name: "Habitación lista",
    purpose: "stay",
    texts: {
      es: {
        subject: "Su habitación está lista",
        body: "Hola, {{huesped.nombre}}. Su habitación {{reserva.habitacion}} ya está lista: puede recoger la llave en recepción. {{hotel.nombre}}",
      },
      en: {
        subject: "Your room is ready",
        body: "Hello {{huesped.nombre}}, your room {{reserva.habitacion}} is ready. You can pick up the key at reception. {{hotel.nombre}}",
      },
    },
  },
  {
    id: "template-4",
    version: 1,
    name: "Día de salida",
    purpose: "stay",
    texts: {
      es: {
        subject: "Hoy es su día de salida",
        body: "Buenos días, {{huesped.nombre}}. Hoy puede disponer de su habitación hasta las 12:00; le guardamos el equipaje si lo necesita. {{hotel.nombre}}",
      },
      en: {
        subject: "Today is your departure day",
        body: "Good morning {{huesped.nombre}}, your room is yours until noon today. We are happy to keep your luggage. {{hotel.nombre}}",
      },
      fr: {
        subject: "Votre départ aujourd’hui",
        body: "Bonjour {{huesped.nombre}}, votre chambre est à vous jusqu’à midi. Nous gardons volontiers vos bagages. {{hotel.nombre}}",
      },
    },
  },
  {
    id: "template-5",
    version: 1,
    name: "Gracias por su estancia",
    purpose: "stay",
    texts: {
      es: {
        subject: "Gracias por su visita, {{huesped.nombre}}",
        body: "Hola, {{huesped.nombre}}:\n\nGracias por alojarse en {{hotel.nombre}}. ¿Cómo fue su estancia? Responda a este mensaje: lo leemos todo.\n\nHasta pronto.",
      },
      en: {
        subject: "Thank you for your stay, {{huesped.nombre}}",
        body: "Dear {{huesped.nombre}},\n\nThank you for staying at {{hotel.nombre}}. How was it? Just reply to this message: we read them all.\n\nSee you soon.",
      },
      de: {
        subject: "Danke für Ihren Besuch",
        body: "Guten Tag {{huesped.nombre}} {{huesped.apellidos}},\n\nvielen Dank für Ihren Aufenthalt im {{hotel.nombre}}. Wie war es bei uns? Antworten Sie einfach auf diese Nachricht.\n\nBis bald.",
      },
    },
  },
  {
    id: "template-6",
    version: 1,
    name: "Saldo pendiente",
    purpose: "stay",
    texts: {
      es: {
        subject: "Saldo pendiente de la reserva {{reserva.numero}}",
        body: "Hola, {{huesped.nombre}} {{huesped.apellidos}}:\n\nDe su reserva {{reserva.numero}} queda un saldo de {{saldo}}. Puede pagarlo en recepción o por transferencia.\n\n{{hotel.nombre}}",
      },
      en: {
        subject: "Open balance of booking {{reserva.numero}}",
        body: "Dear {{huesped.nombre}} {{huesped.apellidos}},\n\nYour booking {{reserva.numero}} has an open balance of {{saldo}}. You can pay at reception or by bank transfer.\n\n{{hotel.nombre}}",
      },
    },
  },
  {
    id: "template-7",
    version: 1,
    name: "Feliz cumpleaños",
    purpose: "offer",
    texts: {
      es: {
        subject: "¡Feliz cumpleaños, {{huesped.nombre}}!",
        body: "Todo el equipo de {{hotel.nombre}} le desea un feliz cumpleaños. En su próxima estancia, el desayuno corre de nuestra cuenta.",
      },
      en: {
        subject: "Happy birthday, {{huesped.nombre}}!",
        body: "Everyone at {{hotel.nombre}} wishes you a happy birthday. On your next stay, breakfast is on us.",
      },
      fr: {
        subject: "Joyeux anniversaire, {{huesped.nombre}} !",
        body: "Toute l’équipe de {{hotel.nombre}} vous souhaite un joyeux anniversaire. Le petit-déjeuner de votre prochain séjour vous est offert.",
      },
      de: {
        subject: "Alles Gute zum Geburtstag, {{huesped.nombre}}!",
        body: "Das ganze Team des {{hotel.nombre}} gratuliert herzlich. Bei Ihrem nächsten Aufenthalt laden wir Sie zum Frühstück ein.",
      },
    },
  },
  {
    id: "template-8",
    version: 1,
    name: "Oferta de temporada",
    purpose: "offer",
    texts: {
      es: {
        subject: "Tres noches al precio de dos",
        body: "Hola, {{huesped.nombre}}:\n\nEste otoño, tres noches en {{hotel.nombre}} al precio de dos. Responda a este mensaje y se lo reservamos.",
      },
      en: {
        subject: "Three nights for the price of two",
        body: "Dear {{huesped.nombre}},\n\nThis autumn, stay three nights at {{hotel.nombre}} for the price of two. Just reply and we will book it for you.",
      },
    },
  },
];

/** Schedules of the sample hotel. */
export const messageSchedulesSeed: StoredSchedule[] = [
  { moment: "beforeArrival", days: 3, channel: "mail", templateId: "template-2" } as const,
  { moment: "beforeDeparture", days: 0, channel: "whatsApp", templateId: "template-4" } as const,
  { moment: "afterDeparture", days: 2, channel: "mail", templateId: "template-5" } as const,
  { moment: "birthday", days: 0, channel: "mail", templateId: "template-7" } as const,
].map((schedule, place) => ({ ...schedule, id: `schedule-${place + 1}`, version: 1, isOn: true }));
