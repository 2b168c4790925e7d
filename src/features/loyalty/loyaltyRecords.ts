import type {
  LevelDraft,
  LoyaltyLevel,
  LoyaltyProgramme,
  Member,
  MemberAction,
  MemberFields,
  MemberRow,
} from "@/contract/guests/member";
import { loyaltyContract } from "@/contract/guests/loyalty";
import { createClient } from "@/shared/api/createClient";
import { createLoad } from "@/shared/load/createLoad";
import type { Sentence } from "@/shared/i18n/sentence";
import { createRecord } from "@/shared/record/createRecord";
import { paths } from "@/shared/routing/paths";
import { type Saga, select } from "@/shared/saga/effects";

export const loyaltyApi = createClient(loyaltyContract);

export const programme = createLoad("loyaltyProgramme", () => loyaltyApi.getProgramme(), loyaltyApi.getProgramme.reads);

export const memberRecord = createRecord<Member, never, never, MemberAction, MemberFields>()("member", {
  outbox: "loyaltyWrites",
  get: loyaltyApi.getMember,
  act: loyaltyApi.actOnMember,
  *notDone(id): Saga<Sentence> {
    const open = yield* select(memberRecord.selectors.selectRecord);
    return { id: "loyalty.notDone", values: { name: open?.id === id ? open.name : id } };
  },
  typedIn: ({ reason }) => [reason],
  path: paths.member,
  listPath: paths.fidelity,
  openTexts: "loyalty",
});

/** A level, which is edited in a dialog. */
export const levelRecord = createRecord<LoyaltyLevel, never, never, "edit", { draft: LevelDraft }>()("level", {
  act: ({ params: { id }, body: { version, draft }, key }) =>
    loyaltyApi.updateLevel({ params: { id }, body: { version, draft: draft! }, key }),
  notDone: "loyalty.levelNotSaved",
  typedIn: ({ draft }) => draft?.benefits ?? [],
  path: paths.fidelity,
});

/** Rows with the acts that are on their way: nothing else can be done with them until the server has replied. */
export const memberRows = memberRecord.inRows<MemberRow>((row, { action, request: { points = 0 } }) => {
  const change = { adjust: points, redeem: -points, undo: 0, leave: 0 }[action];
  return { ...row, points: row.points + change, actions: [] };
});

const shownLevels = levelRecord.inRows<LoyaltyProgramme["levels"][number]>((level, { request }) => ({
  ...level,
  ...request.draft,
}));

/** With the levels that wait for a connection. */
export const shownProgramme = levelRecord.writes.over(programme, (told, write) => ({
  ...told,
  levels: shownLevels.applied(told.levels, write),
}));
