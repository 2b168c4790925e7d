import type { DirectSample } from "./dialogue";

/** A few lines each. */
export const shortDialogues: DirectSample[] = [
  [
    "andrei",
    190,
    0,
    [
      ["andrei", "Auditoría cerrada a las 03:40. Cuadra todo menos 12,50 € del bar.", { pauseMin: 0 }],
      ["yo", "¿Una consumición sin cargar?"],
      ["andrei", "Un cargo duplicado en la #108. Lo dejé anotado.", { files: ["handover"] }],
      ["yo", "Gracias, lo corrijo yo. Descansa.", { state: "received" }],
    ],
  ],
  [
    "nerea",
    350,
    0,
    [
      ["nerea", "Noche tranquila. Una llegada a las 02:15, sin incidencias.", { pauseMin: 0 }],
      ["yo", "¿La del vuelo retrasado?"],
      ["nerea", "Esa. Les dejé la cena fría que preparó Youssef.", { images: ["night"] }],
      ["yo", "Hoy llega otra a medianoche: RSV-000482. Te la dejo en la entrega.", { state: "received" }],
    ],
  ],
  [
    "ivan",
    58,
    0,
    [
      ["ivan", "¿Cómo vamos de ocupación para el puente?", { pauseMin: 0 }],
      ["yo", "Al 91 %. Quedan cuatro dobles.", { files: ["occupancy"] }],
      ["ivan", "Cierra las agencias cuando queden dos, por favor."],
      ["yo", "Hecho, con aviso."],
    ],
  ],
  [
    "carmen",
    220,
    0,
    [
      ["carmen", "Gran trabajo con el congreso. Me han escrito para felicitarnos.", { pauseMin: 0 }],
      ["yo", "Ha sido cosa de todos. ¿Lo comparto en los canales?"],
      ["carmen", "Por favor. Y gracias, Marina."],
      ["yo", "¡A ti!"],
    ],
  ],
  [
    "hassan",
    140,
    0,
    [
      ["yo", "Hassan, la #103 dice que el aire no enfría."],
      ["hassan", "Es el filtro. Estoy en cubierta, bajo en veinte minutos."],
      ["hassan", "Listo: filtro cambiado y 21 grados en la habitación."],
      ["yo", "Estupendo."],
    ],
  ],
  [
    "wei",
    175,
    0,
    [
      ["wei", "La secadora 2 se ha parado. Voy con retraso de un saco.", { pauseMin: 0 }],
      ["yo", "¿Afecta a los manteles de la boda?"],
      ["wei", "No, esos ya están planchados y en percha."],
      ["yo", "Uf. Gracias, Wei."],
    ],
  ],
  [
    "ainhoa",
    260,
    0,
    [
      ["yo", "Ainhoa, 142 para la boda, te lo ha mandado Marta."],
      ["ainhoa", "Lo tengo. Necesito el pescado el viernes antes de las 9:00."],
      ["yo", "El proveedor confirma a las 8:30.", { state: "received" }],
    ],
  ],
  [
    "mihaela",
    155,
    0,
    [
      ["mihaela", "En la #306 falta el secador y en la #309 una almohada.", { pauseMin: 0 }],
      ["yo", "Hay secadores en el almacén de la 2, detrás de las mantas."],
      ["mihaela", "Encontrado. La #309 la cambio yo ahora.", { images: ["room"] }],
      ["yo", "Perfecto. Luego sube a la 4 con Daniela, por favor."],
      ["mihaela", "En media hora estoy allí."],
    ],
  ],
  [
    "grace",
    245,
    0,
    [
      ["grace", "74 desayunos y ninguna queja. El pan de centeno se acabó a las 9:30.", { pauseMin: 0 }],
      ["yo", "Se lo digo a Kenji para mañana.", { repliesTo: 1 }],
      ["grace", "Los de la #111 dejaron propina para todo el equipo.", { images: ["breakfast"] }],
      ["yo", "Qué detalle. Repártela como siempre."],
    ],
  ],
  [
    "rashid",
    290,
    0,
    [
      ["yo", "Rashid, ¿el proyector de Levante ya funciona?"],
      ["rashid", "Sí, era la lámpara. Probado con tres portátiles."],
      ["yo", "El congreso trae un vídeo con sonido."],
      ["rashid", "Dejo la mesa conectada y me quedo la primera media hora.", { repliesTo: 1 }],
    ],
  ],
  [
    "nuria",
    1500,
    0,
    [
      ["nuria", "Subido el cuadrante de la semana que viene.", { files: ["roster"], pauseMin: 0 }],
      ["yo", "Visto. Fatou pidió el martes libre."],
      ["nuria", "Cambiado con Mihaela."],
    ],
  ],
  [
    "tomas",
    4400,
    0,
    [
      ["tomas", "¿La fiesta de fin de temporada sigue siendo el domingo?", { pauseMin: 0 }],
      ["yo", "Sigue. A las 20:00 en la terraza."],
      ["tomas", "¡Allí estaré!"],
    ],
  ],
  [
    "elena",
    8900,
    0,
    [
      ["elena", "La pareja de junio firma mañana.", { pauseMin: 0 }],
      ["yo", "¡Enhorabuena! Reservo Levante y Poniente."],
    ],
  ],
  [
    "ricardo",
    6100,
    0,
    [
      ["ricardo", "Falta la factura de las flores de marzo.", { pauseMin: 0 }],
      ["yo", "Te la mando.", { images: ["invoice"] }],
      ["ricardo", "Recibida, gracias."],
    ],
  ],
];
