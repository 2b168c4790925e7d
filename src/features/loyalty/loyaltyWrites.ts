import type { LoyaltyLevel, Member } from "@/contract/guests/member";
import { serveActions } from "@/shared/actions/serveActions";
import { serveActs } from "@/shared/record/serveActs";
import { paths } from "@/shared/routing/paths";
import { put, type Saga, select } from "@/shared/saga/effects";

import { asEdited, levelActions, type LevelDemand, memberActions, type MemberDemand, writes } from "./loyaltyActs";
import { loyaltyApi, memberPath, openMember, programme } from "./loyaltyApi";
import { memberList } from "./memberList";

const members = serveActs({
  kit: memberActions,
  act: ({ id, action, request }: MemberDemand, key) =>
    loyaltyApi.actOnMember({ params: { id, action }, body: request, key }),
  tell: tellMember,
  *notDone(id) {
    const open = yield* select(openMember.selectData);
    return { id: "loyalty.notDone", values: { name: open?.id === id ? open.name : id } } as const;
  },
  pathOf: memberPath,
  typedIn: ({ reason }) => [reason],
});

const levels = serveActs({
  kit: levelActions,
  act: ({ id, request: { version, draft } }: LevelDemand, key) =>
    loyaltyApi.updateLevel({ params: { id }, body: { version, draft: draft! }, key }),
  tell: tellLevel,
  notDone: () => ({ id: "loyalty.levelNotSaved" }),
  pathOf: () => paths.fidelity,
  typedIn: ({ draft }) => draft?.benefits ?? [],
});

export const loyaltyWrites = writes.sentBy({
  *send(write, key): Saga {
    if (write.action === "edit") yield* levels.send(write, key);
    else yield* members.send(write, key);
    if (write.action === "leave") yield* openMember.askAgain();
    if (write.action === "leave" || write.action === "edit") yield* memberList.reload();
    yield* programme.askAgain();
  },
  refused: (write, error) => (write.action === "edit" ? levels.refused(write, error) : members.refused(write, error)),
});

const send = (demand: MemberDemand | LevelDemand) => loyaltyWrites.sendNow(demand);
export const memberActionsPart = serveActions(memberActions, { send, refused: members.refused });
export const levelActionsPart = serveActions(levelActions, { send, refused: levels.refused });

/** With the levels that wait for a connection. */
export const selectProgramme = writes.over(programme.selectData, asEdited);

function* tellLevel(level: LoyaltyLevel): Saga {
  yield* programme.tell((told) => ({
    ...told,
    levels: told.levels.map((one) => (one.id === level.id ? { ...one, ...level } : one)),
  }));
}

function* tellMember(member: Member): Saga {
  yield* openMember.tell((told) => (told?.id === member.id ? member : told));
  yield* put(memberList.actions.changed([member]));
}
