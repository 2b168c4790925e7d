import { channelId } from "./channels";
import type { Dialogue, Line } from "./dialogue";

type Sample = [key: string, endedMin: number, unRead: number, lines: Line[]];

const samples: Sample[] = [
  [
    "pisos",
    9,
    4,
    [
      ["rosario", "Buen turno a todas. Hoy: 31 salidas, 28 llegadas y 9 clientes que se quedan.", { pauseMin: 0 }],
      ["daniela", "Empiezo por la 4, que hay VIP."],
      ["fatou", "Yo la 2."],
      ["mihaela", "La 3, y luego subo a ayudar a Daniela."],
      ["yo", "La #111 sale a las 15:00, dejadla para el final."],
      ["rosario", "Anotado.", { repliesTo: 1 }],
      ["wei", "Toallas de piscina repuestas.", { images: ["towels"], pauseMin: 30 }],
      [
        "daniela",
        "Objeto perdido en la #305: un osito con bufanda roja. Si alguien lo ve, es urgente para una niña de cuatro años.",
      ],
      ["wei", "¡Lo tengo! Estaba en el segundo saco.", { images: ["bear"], repliesTo: 1 }],
      ["daniela", "Wei, te debo un café."],
      ["joan", "La #204 ya no gotea, podéis entrar."],
      ["fatou", "Entro yo."],
      ["rosario", "Listas: #401, #402 y #408."],
      ["lucia", "¡Gracias! Doy paso a los señores Lund."],
      ["mihaela", "En la #306 falta el secador, ¿alguien tiene uno?"],
    ],
  ],
  [
    "mantenimiento",
    38,
    0,
    [
      ["rosario", "Grifo de la #204 goteando, foto.", { images: ["tap"], pauseMin: 0 }],
      ["joan", "Subo con la junta después de comer.", { repliesTo: 1 }],
      ["lucia", "El ascensor de servicio hace un ruido raro al llegar a la 3.", { images: ["lift"] }],
      ["sergio", "Lo paro y lo miro. Diez minutos por la escalera, perdón."],
      ["yo", "Aviso a Pisos y a Cocina."],
      ["sergio", "Era una guía seca. Engrasado y en marcha."],
      ["hassan", "Filtros de la planta 1 cambiados. Mañana, la 2."],
      ["ivan", "El jueves viene la inspección: dejad el plan a mano.", { files: ["evacuation"] }],
      ["joan", "Visto. Extintores revisados la semana pasada."],
    ],
  ],
  [
    "cocina",
    71,
    2,
    [
      [
        "bruno",
        "Mesa 7, 21:00, dos personas, aniversario. Alergia al marisco.",
        {
          isUrgent: true,
          acknowledgedBy: ["ainhoa", "kenji", "ines"],
          files: ["allergies"],
          pauseMin: 0,
        },
      ],
      ["kenji", "Enterado. Fondo aparte.", { repliesTo: 1 }],
      ["ainhoa", "Y nada de langostino en el aperitivo, se lo cambio por berenjena."],
      ["pilar", "De postre les preparo algo con vela.", { images: ["dish"] }],
      ["yo", "Sois un equipo de lujo."],
      ["youssef", "Faltan cítricos para mañana, los pido ya."],
      ["ines", "El cava de la mesa 7 lo pongo yo a enfriar."],
    ],
  ],
  [
    "restaurante",
    93,
    0,
    [
      ["bruno", "61 cubiertos esta noche. Congreso a las 20:30, todos a la vez.", { pauseMin: 0 }],
      ["grace", "Desayunos de hoy: 74. Se acabó el pan de centeno.", { images: ["breakfast"] }],
      ["kenji", "Mañana pido doble."],
      ["ines", "Por copas, esta semana: albariño y mencía."],
      ["yo", "¿Terraza abierta?"],
      ["bruno", "Sí, cuatro mesas.", { images: ["terrace"], repliesTo: 1 }],
      ["diego", "Del bar os mando a los que esperen mesa, y al revés."],
    ],
  ],
  [
    "eventos",
    52,
    1,
    [
      [
        "marta",
        "Semana: martes congreso (Levante), jueves inspección, sábado boda Ferrer–Lund (Poniente).",
        { pauseMin: 0 },
      ],
      ["rashid", "El proyector de Levante ya tiene lámpara nueva."],
      ["marta", "Montaje en teatro para 120, ¿verdad?"],
      ["yo", "Sí, 120 y mesa para seis ponentes."],
      ["elena", "Los novios quieren entrar con música en directo."],
      ["rashid", "Dos tomas de corriente y prueba a las 9:00, sin problema.", { repliesTo: 1 }],
      ["elena", "El pedido de flores está aquí: https://flores.bahiaserena.example/pedidos"],
      ["bruno", "El aperitivo, en la terraza si el tiempo acompaña: https://tiempo.bahiaserena.example/prevision"],
      ["carmen", "¿Tenemos plan de lluvia?"],
      ["marta", "Sí: carpa reservada hasta el viernes sin coste.", { repliesTo: 1, images: ["ballroom"] }],
    ],
  ],
  [
    "direccion",
    125,
    0,
    [
      ["ricardo", "Ayer: ocupación 84 %, precio medio 128 €.", { files: ["occupancy"], pauseMin: 0 }],
      ["carmen", "Muy buen lunes. ¿Qué nos frena para el puente?"],
      ["yo", "Nada: quedan cuatro dobles y las agencias se cierran con dos."],
      ["ivan", "Hay tres salidas tardías concedidas hoy."],
      ["nuria", "Cuadrantes publicados. Dos vacantes en sala."],
      ["carmen", "Gracias a todos. La felicitación del congreso la reenvío a los canales."],
      ["yo", "La puse ya en Restaurante y Eventos.", { repliesTo: 1 }],
    ],
  ],
  [
    "noche",
    310,
    0,
    [
      [
        "andrei",
        "Entrega de turno: 3 llegadas pendientes, parking completo, #209 no molestar.",
        { files: ["handover"], pauseMin: 0 },
      ],
      ["nerea", "Recibido. Me quedo con la llave maestra 2.", { images: ["keys"] }],
      ["yo", "La RSV-000482 llega a medianoche. Cena fría preparada en cocina."],
      ["nerea", "Enterada.", { repliesTo: 1 }],
      ["andrei", "Auditoría cerrada. Diferencia de 12,50 € localizada.", { pauseMin: 200 }],
      ["ivan", "Gracias a los dos. Buen descanso."],
    ],
  ],
];

export const channelDialogues: Dialogue[] = samples.map(([key, endedMin, unRead, lines]) => ({
  userId: channelId(key),
  endedMin,
  unRead,
  lines,
}));

/** The end of the reception's long channel. */
export const lastLinesOfReception: Line[] = [
  [
    "ivan",
    "Simulacro de evacuación el jueves a las 10:30. Leedlo y confirmad, por favor.",
    {
      isUrgent: true,
      acknowledgedBy: ["lucia", "omar", "chloe"],
      files: ["evacuation"],
      pauseMin: 45,
    },
  ],
  ["lucia", "Llegadas VIP de hoy: #401, #402 y #408. Carta y fruta en las tres."],
  ["omar", "El grupo del congreso adelanta la llegada a las 13:00. Son 18."],
  ["yo", "Abrimos segundo mostrador de 12:45 a 14:00. ¿Quién se apunta?"],
  ["chloe", "¡Yo!", { repliesTo: 1 }],
  ["omar", "Y yo."],
  ["lucia", "La piscina abre a las 10:00, está preciosa.", { images: ["pool", "bay"] }],
  ["rosario", "#401, #402 y #408 listas y revisadas."],
  ["chloe", "Los de la #111 dan las gracias por la salida tardía. Han dejado una nota."],
  ["omar", "@Marina Solé, ¿la doble de la #206 se puede vender o la guardamos?", { mentions: ["yo"] }],
];
