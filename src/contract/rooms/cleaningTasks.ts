import type { Permission } from "../actions";
import { defineContract, type } from "../endpoint";
import type { Instant, RecordId, TimeOfDay } from "../formats";
import type { CivilDate } from "../property";
import { changes, type RecordRefusal } from "../records";
import type { CleaningReason } from "./cleaningReasons";

/**
 * `departure`: the guest has left or leaves. `stay`: the guest stays. `touchUp`: the room is empty and dirty. `vip`: it
 * is made ready for a VIP. `check`: a guest did not want to be disturbed for two days, and the supervisor looks after
 * them.
 */
export const cleaningKinds = ["departure", "stay", "touchUp", "vip", "check"] as const;
export type CleaningKind = (typeof cleaningKinds)[number];

export type CleaningState = "open" | "inProgress" | "paused" | "done" | "inspected" | "failed" | "notServiced";

/** `postpone`: the sign "do not disturb" was out; from 14:00 on the room counts as not serviced. */
export type CleaningWork = "start" | "pause" | "finish" | "inspect" | "fail" | "postpone" | "decline";
/** `shareOut` decides for many tasks at once who does them. */
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

export interface AssignmentReason {
  /** `noRoom`: the task fits into no person's day. */
  code: "byHand" | "begun" | "supervisor" | "leastLoaded" | "sameFloor" | "fewerFloors" | "noRoom";
  /** With `leastLoaded`: the person's credits before the task. */
  credits?: number;
  /** With `sameFloor`: the floor. */
  floor?: number;
}

/** A room to be cleaned on a date. Stays and rules decide which; people add who does it and what was done. */
export interface CleaningTask {
  /** `HK-2026-11-26-R-214`, with the id of the room: a room has one task a day, even if its number changes. */
  id: RecordId;
  version: number;
  date: CivilDate;
  roomId: RecordId;
  /** The number of the room. */
  room: string;
  floor: number;
  kind: CleaningKind;
  credits: number;
  /** 0 is the most urgent. */
  priority: number;
  /** The room is not ready, and somebody waits for it or comes before the check-in hour. */
  isUrgent: boolean;
  /** Somebody arrives in it that day. */
  isAwaited: boolean;
  /** A VIP stays in it or arrives. */
  isVip: boolean;
  /** A guest is in it. */
  isOccupied: boolean;
  /** The guest does not want to be disturbed. */
  isUndisturbed: boolean;
  /** The bed linen is changed. */
  linen: boolean;
  /** The day on which the linen of a guest who stays was put on; "" for other tasks. */
  linenSince: CivilDate | "";
  checklist: CleaningStep[];
  /** "" while nobody has the task. */
  assigneeId: RecordId;
  reason?: AssignmentReason;
  state: CleaningState;
  /** Instant at which the present run began, ISO 8601; "" while none is on. */
  startedAt: Instant | "";
  /** Whole minutes of the runs that have ended. */
  minutes: number;
  /** The fault found by the last inspection, "" without one. */
  note: string;
  /** Time from which staff ask again after a postponement, `HH:mm`; else "". */
  askAgainAt: TimeOfDay | "";
  actions: Permission<CleaningAction, CleaningReason>[];
}

export interface Housekeeper {
  id: RecordId;
  name: string;
  /** The preferred floors. */
  floors: number[];
  /** The credits of a whole day. */
  target: number;
  isSupervisor: boolean;
  /** The person is absent on the date of the plan. */
  isAbsent: boolean;
}

export interface CleaningPlan {
  date: CivilDate;
  businessDate: CivilDate;
  /** Tasks by priority, then by the number of the room. */
  tasks: CleaningTask[];
  people: Housekeeper[];
  /** Credits that fit into no person's day. */
  missingCredits: number;
  /** The cursor of the property's changes that this includes. */
  asOf: number;
}

/** Of any act. */
export interface WorkInput {
  /** The person who does it. The task of another person is refused. */
  personId?: RecordId;
  /** When it was done, ISO 8601, where it is sent later. */
  at?: Instant;
  /** The state of the task as it was seen. Where it has another one since, 409 as for an old version. */
  upon?: CleaningState;
  /** The stay in the room then, "" for none. `postpone` and `decline` are refused once another stay is in it. */
  during?: string;
}

export interface FailInput extends WorkInput {
  /** The fault of the room. @maxLength cleaningLimits.reason */
  reason: string;
}

export interface DeclineInput extends WorkInput {
  /** The guest's words. @maxLength cleaningLimits.reason */
  reason?: string;
}

export interface CleaningInputs extends Record<CleaningWork, WorkInput> {
  fail: FailInput;
  decline: DeclineInput;
}

/** Any field of the acts, as a browser has kept them or a stranger sends them. */
export type CleaningFields = Partial<FailInput>;

/** The body of an act, by its action. */
export type CleaningAct = { version: number } & (WorkInput | FailInput | DeclineInput);

export interface CleaningRefusal extends RecordRefusal<CleaningReason, CleaningTask> {}

/** A task and the person who gets it, if any. */
export interface SharedTask extends Pick<CleaningTask, "id" | "version" | "assigneeId" | "reason"> {}

export interface SharedReply {
  plan: CleaningPlan;
  refused: { id: RecordId; room: string; reasons: CleaningReason[] }[];
}

const reads = ["setUp", "reservations", "rooms", "guests"] as const;

/** Housekeeping's plan of a day: tasks, and who does them. */
export const cleaningContract = defineContract({
  /** The plan of a date, or of the business date. A later date is a preview, in which nothing can be done. */
  getCleaningPlan: {
    method: "GET",
    path: "/pms/housekeeping",
    query: type<{ date?: CivilDate }>(),
    reply: type<CleaningPlan>(),
    reads,
  },
  /**
   * Gives tasks their persons: one that was moved, those of a proposal, or those of before for an undo. Tasks that were
   * changed since are left out.
   */
  shareOut: {
    method: "POST",
    path: "/pms/housekeeping/share-out",
    body: type<{ date: CivilDate; tasks: SharedTask[] }>(),
    reply: type<SharedReply>(),
    refusal: type<CleaningRefusal>(),
  },
  /**
   * Marks a person as absent on a date, or present. An absent person gives back the unfinished tasks; a task in
   * progress is paused. A repeat changes nothing.
   */
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
