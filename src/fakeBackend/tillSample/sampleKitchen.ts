import { modifierGroup, type SketchedCategory } from "./soldSketch";

const bread = modifierGroup("Pan", { "Pan blanco": 0, "Pan integral": 0, "Pan sin gluten": 90 });

/** Food of the bar. */
export const sampleKitchen: SketchedCategory[] = [
  {
    outlet: "bar",
    category: "Picar",
    letters: "PIC",
    vat: "10",
    station: "kitchen",
    articles: [
      ["Croquetas de jamón", 950, 260, { contains: ["gluten", "milk", "eggs"], traces: ["fish", "crustaceans"] }],
      ["Aceitunas", 350, 60, { traces: ["fish", "sulphites"] }],
      ["Patatas bravas", 650, 120, { contains: ["eggs", "mustard"], traces: ["gluten"] }],
      ["Tortilla de patatas", 550, 130, { contains: ["eggs"] }],
      ["Jamón ibérico", 1_800, 690],
      ["Tabla de quesos", 1_450, 480, { contains: ["milk", "nuts"], traces: ["eggs"] }],
      ["Boquerones en vinagre", 850, 240, { contains: ["fish", "sulphites"] }],
      ["Gambas al ajillo", 1_350, 430, { contains: ["crustaceans", "sulphites"], traces: ["fish", "molluscs"] }],
      ["Pulpo a la gallega", 1_850, 680, { contains: ["molluscs"], traces: ["fish", "crustaceans"] }],
      ["Calamares a la romana", 1_150, 350, { contains: ["molluscs", "gluten"], traces: ["eggs", "fish"] }],
      ["Pimientos de Padrón", 700, 150, { traces: ["gluten"] }],
      ["Ensaladilla rusa", 750, 170, { contains: ["eggs", "fish"], traces: ["mustard"] }],
      ["Mejillones al vapor", 950, 260, { contains: ["molluscs"], traces: ["sulphites", "crustaceans"] }],
      ["Hummus con crudités", 780, 160, { contains: ["sesame", "celery", "gluten"] }],
      ["Nachos con guacamole", 890, 210, { contains: ["milk"], traces: ["gluten", "soy"] }],
      ["Gilda", 280, 70, { contains: ["fish", "sulphites"] }],
    ],
  },
  {
    outlet: "bar",
    category: "Bocadillos",
    letters: "BOC",
    vat: "10",
    station: "kitchen",
    articles: [
      ["Bocadillo de jamón", 650, 190, { contains: ["gluten"], traces: ["sesame"], modifiers: bread }],
      ["Bocadillo de tortilla", 600, 150, { contains: ["gluten", "eggs"], traces: ["sesame"], modifiers: bread }],
      ["Bocadillo de calamares", 780, 230, { contains: ["gluten", "molluscs"], traces: ["eggs"], modifiers: bread }],
      ["Sándwich mixto", 480, 120, { contains: ["gluten", "milk"], traces: ["soy"] }],
      ["Club sándwich", 1_150, 320, { contains: ["gluten", "eggs", "milk", "mustard"], traces: ["soy", "sesame"] }],
      ["Hamburguesa de la casa", 1_290, 390, { contains: ["gluten", "milk", "eggs", "mustard", "sesame"] }],
      ["Tostada con tomate", 320, 70, { contains: ["gluten"], traces: ["sesame"], modifiers: bread }],
      ["Tostada de aguacate", 680, 190, { isUndeclared: true, modifiers: bread }],
    ],
  },
  {
    outlet: "bar",
    category: "Dulces",
    letters: "DUL",
    vat: "10",
    station: "kitchen",
    articles: [
      ["Cruasán", 220, 55, { contains: ["gluten", "milk", "eggs"], traces: ["nuts"] }],
      ["Tarta de queso", 550, 140, { contains: ["milk", "eggs", "gluten"] }],
      ["Tarta de Santiago", 500, 150, { contains: ["nuts", "eggs"], traces: ["gluten"] }],
      ["Brownie con helado", 620, 160, { contains: ["gluten", "milk", "eggs", "nuts", "soy"] }],
      ["Crema catalana", 490, 95, { contains: ["milk", "eggs"] }],
      ["Fruta de temporada", 450, 130],
      ["Helado, dos bolas", 480, 110, { contains: ["milk"], traces: ["eggs", "nuts", "peanuts"] }],
      ["Tarta de zanahoria", 520, 135, { isUndeclared: true }],
      ["Tarta del día", 500, 130, { isUndeclared: true }],
    ],
  },
];
