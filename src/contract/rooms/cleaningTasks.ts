import type { Permission } from "../actions";
import { defineContract, type } from "../endpoint";
import type { Instant, RecordId, TimeOfDay } from "../formats";
import type { CivilDate } from "../property";
import { changes, type RecordRefusal } from "../records";
import type { CleaningReason } from "./cleaningReasons";

/**
 * Its guest has left or leaves; its guest stays; it is empty and dirty; it is made ready for a VIP; a guest who did not want
 * to be disturbed for two days is looked after by the supervisor.
 */
export const cleaningKinds = ["departure", "stay", "touchUp", "vip", "check"] as const;
export type CleaningKind = (typeof cleaningKinds)[number];

export type CleaningState = "open" | "inProgress" | "paused" | "done" | "inspected" | "failed" | "notServiced";

/** Found with the sign "do not disturb" a task is postponed: from 14:00 on that counts as not serviced. */
export type CleaningWork = "start" | "pause" | "finish" | "inspect" | "fail" | "postpone" | "decline";
/** Who does it is decided for many tasks at once, by `shareOut`. */
export type CleaningAction = "assign" | CleaningWork;

/** Parts of the work, in their order. */
export type CleaningStep =
  | "bed"
  | "linen"
  | "bathroom"
  | "towels"
  | "minibar"
  | "forgotten"
  | "air"
  | "welcome"
  | "knock";

export const cleaningLimits = { reason: 200, tasks: 1000 } as const;

/** Why a task has its person. */
export interface AssignmentReason {
  /** `noRoom`: it fits into no person's day. */
  code: "byHand" | "begun" | "supervisor" | "leastLoaded" | "sameFloor" | "fewerFloors" | "noRoom";
  /** Of the person before it: with `leastLoaded`. */
  credits?: number;
  /** With `sameFloor`. */
  floor?: number;
}

/** A room to be cleaned on a date. It follows from stays and rules; people add who does it, and what was done. */
export interface CleaningTask {
  /** `HK-2026-11-26-R-214`, by the id of the room: a room has one task a day, whatever its number becomes. */
  id: RecordId;
  version: number;
  date: CivilDate;
  roomId: RecordId;
  /** Number of the room. */
  room: string;
  floor: number;
  kind: CleaningKind;
  credits: number;
  /** From 0, the most urgent. */
  priority: number;
  /** Somebody waits for the room, or comes before the hour of the check-in, and it is not ready. */
  isUrgent: boolean;
  /** Somebody arrives in it that day. */
  isAwaited: boolean;
  /** Of a VIP, who stays or arrives. */
  isVip: boolean;
  /** A guest is in it. */
  isOccupied: boolean;
  /** The guest does not want to be disturbed. */
  isUndisturbed: boolean;
  /** The bed linen is changed. */
  linen: boolean;
  checklist: CleaningStep[];
  /** "" while it is not assigned. */
  assigneeId: RecordId;
  reason?: AssignmentReason;
  state: CleaningState;
  /** ISO 8601 instant of the run that is on, "" while none is. */
  startedAt: Instant | "";
  /** Of the runs that have ended, whole. */
  minutes: number;
  /** Of the last inspection that it failed; "" where it did not. */
  note: string;
  /** `HH:mm` from which on it is asked again, "" unless it was postponed. */
  askAgainAt: TimeOfDay | "";
  actions: Permission<CleaningAction, CleaningReason>[];
}

export interface Housekeeper {
  id: RecordId;
  name: string;
  /** Where they work by preference. */
  floors: number[];
  /** Credits of a whole day. */
  target: number;
  isSupervisor: boolean;
  /** On the date of the plan. */
  isAbsent: boolean;
}

/** The tasks of a date, with the people who do them. */
export interface CleaningPlan {
  date: CivilDate;
  businessDate: CivilDate;
  /** By priority, then by number. */
  tasks: CleaningTask[];
  people: Housekeeper[];
  /** Credits that fit into no person's day. */
  missingCredits: number;
  /** The cursor of the property's changes that this includes. */
  asOf: number;
}

export interface CleaningActInput {
  /** Who does it. The task of another person is refused. */
  personId: RecordId;
  /** `fail`: the fault of the room, which is required. `decline`: the word of the guest. */
  reason: string;
  /** ISO 8601 instant at which it was done, where it is sent later. */
  at: Instant;
  /**
   * State of the task as it was seen. Once it has another one, as where the desk has marked the room, 409 as upon an older
   * version.
   */
  upon: CleaningState;
  /** The stay in the room then, "" for none. `postpone` and `decline` are refused once another one is in it. */
  during: string;
}

export interface CleaningAct extends Partial<CleaningActInput> {
  version: number;
}

export interface CleaningRefusal extends RecordRefusal<CleaningReason, CleaningTask> {}

/** A task that gets a person, or none. */
export interface SharedTask extends Pick<CleaningTask, "id" | "version" | "assigneeId" | "reason"> {}

export interface SharedReply {
  plan: CleaningPlan;
  refused: { id: RecordId; room: string; reasons: CleaningReason[] }[];
}

const reads = ["setUp", "reservations", "rooms", "guests"] as const;

/** Housekeeping's plan of a day: tasks, and who does them. */
export const cleaningContract = defineContract({
  /** Of the business date unless told; that of a later date is a preview, in which nothing can be done. */
  getCleaningPlan: {
    method: "GET",
    path: "/pms/housekeeping",
    query: type<{ date?: CivilDate }>(),
    reply: type<CleaningPlan>(),
    reads,
  },
  /**
   * Gives each of the tasks its person: one that was moved, those of a proposal, or an undo with the persons of before. What
   * has changed since is left out.
   */
  shareOut: {
    method: "POST",
    path: "/pms/housekeeping/share-out",
    body: type<{ date: CivilDate; tasks: SharedTask[] }>(),
    reply: type<SharedReply>(),
    refusal: type<CleaningRefusal>(),
  },
  /** Who is absent on a date gives back what is not finished; what is in progress is paused. A repeat changes nothing. */
  setAbsence: {
    method: "PUT",
    path: "/pms/housekeeping/:date/absences/:personId",
    ...changes<{ isAbsent: boolean }, CleaningPlan, CleaningRefusal>(),
  },
  /** 404 where the room has no task that day. */
  getCleaningTask: {
    method: "GET",
    path: "/pms/housekeeping/tasks/:id",
    reply: type<CleaningTask>(),
    reads,
  },
  /** `action` is a `CleaningWork`. 409 with the reasons against it, or with `current`. */
  actOnTask: {
    method: "POST",
    path: "/pms/housekeeping/tasks/:id/actions/:action",
    ...changes<CleaningAct, CleaningTask, CleaningRefusal>(),
  },
});
