import type { ReasonOf } from "../reasons";
import type { GeneralReason } from "../definition/generalReasons";

/** Reasons against an act on a task, in the Spanish of the front desk. */
export const cleaningReasonTexts = {
  TASK_ASSIGNED: "Ya asignada a {person}.",
  TASK_NOT_BEGUN: "La tarea de {room} no puede terminar sin iniciar.",
  TASK_BEGUN: "La tarea de {room} ya está empezada.",
  TASK_NOT_DONE: "La tarea de {room} no está terminada.",
  TASK_FINISHED: "La tarea de {room} ya está terminada.",
  TASK_OTHER_DAY: "Solo se trabaja en las tareas de hoy.",
  TASK_GONE: "La habitación {room} ya no tiene tarea.",
  TASK_EMPTY_ROOM: "La habitación {room} está vacía: no hay nadie a quien molestar.",
  TASK_OTHER_GUEST: "En la habitación {room} ya no está el huésped que lo pidió.",
  PERSON_ABSENT: "{person} no trabaja ese día.",
} as const;

export type CleaningReason = ReasonOf<keyof typeof cleaningReasonTexts> | GeneralReason;
