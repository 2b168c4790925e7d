import type {
  LevelDraft,
  LoyaltyLevel,
  LoyaltyProgramme,
  Member,
  MemberAction,
  MemberActInput,
  MemberRow,
} from "@/contract/guests/member";
import { type ActionDemand, createActions } from "@/shared/actions/createActions";
import type { RecordRefusal } from "@/shared/record/recordRefusal";
import { hasTexts, isObject } from "@/shared/shapes";
import { createWrite } from "@/shared/write/createWrite";

interface LevelInput {
  draft: LevelDraft;
}

/** What is being done with the open member. */
export const memberActions = createActions<MemberAction, MemberActInput, Member, RecordRefusal<Member>>()(
  "memberActions",
);

/** A level that is being edited. */
export const levelActions = createActions<"edit", LevelInput, LoyaltyLevel, RecordRefusal<LoyaltyLevel>>()(
  "levelActions",
);

export type MemberDemand = ActionDemand<MemberAction, MemberActInput>;
export type LevelDemand = ActionDemand<"edit", LevelInput>;
export type LoyaltyWrite = MemberDemand | LevelDemand;

/** Those of one member, or of one level, in their order. */
export const writes = createWrite<LoyaltyWrite>()("loyaltyWrites", {
  recordOf: ({ id }) => id,
  isReplaced: (older, newer) => older.action === "edit" && newer.action === "edit",
  isWhat: (value): value is LoyaltyWrite =>
    hasTexts(value, ["id", "action"]) && isObject(value) && isObject(value.request),
});

type State = Parameters<typeof writes.selectPending>[0];

/** What is to be done with a member as soon as there is a connection. */
export function selectWaitingAct(state: State, id: string): MemberAction | undefined {
  const waiting = writes.selectPending(state).find(({ what }) => what.id === id)?.what.action;
  return waiting === "edit" ? undefined : waiting;
}

/** Nothing else can be done with the member until the server has replied. */
export function asActedOn(row: MemberRow, { id, action, request }: LoyaltyWrite): MemberRow {
  if (row.id !== id || action === "edit") return row;
  const { points = 0 } = request;
  const change = { adjust: points, redeem: -points, undo: 0, leave: 0 }[action];
  return { ...row, points: row.points + change, actions: [] };
}

export function asEdited(programme: LoyaltyProgramme | undefined, write: LoyaltyWrite): LoyaltyProgramme | undefined {
  if (write.action !== "edit") return programme;
  const { id, request } = write;
  const levels = programme?.levels.map((level) => (level.id === id ? { ...level, ...request.draft } : level));
  return programme && levels && { ...programme, levels };
}
