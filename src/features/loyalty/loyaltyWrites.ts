import type { LoyaltyLevel, Member } from "@/contract/member";
import { serveActions } from "@/shared/actions/serveActions";
import { recordRefusalOf } from "@/shared/record/recordRefusal";
import { refusalNotice } from "@/shared/record/refusalNotice";
import { paths } from "@/shared/routing/paths";
import { call, put, type Saga, select } from "@/shared/saga/effects";

import {
  asEdited,
  levelActions,
  type LevelDemand,
  type LoyaltyWrite,
  memberActions,
  type MemberDemand,
  writes,
} from "./loyaltyActs";
import { loyaltyApi, memberPath, openMember, programme } from "./loyaltyApi";
import { memberList } from "./memberList";

export const loyaltyWrites = writes.sentBy({ send, refused });

export const memberActionsPart = serveActions(memberActions, {
  send: (demand: MemberDemand) => loyaltyWrites.sendNow(demand),
  refused,
});

export const levelActionsPart = serveActions(levelActions, {
  send: (demand: LevelDemand) => loyaltyWrites.sendNow(demand),
  refused,
});

/** With the levels that wait for a connection. */
export const selectProgramme = writes.over(programme.selectData, asEdited);

function* send(write: LoyaltyWrite, key: string): Saga {
  const { id } = write;
  if (write.action === "edit") {
    const { version, draft } = write.request;
    const level = yield* call(loyaltyApi.updateLevel, { params: { id }, body: { version, draft: draft! }, key });
    yield* tellLevel(level);
    yield* put(levelActions.actions.done(level));
    yield* memberList.reload();
  } else {
    const { action, request: body } = write;
    const member = yield* call(loyaltyApi.actOnMember, { params: { id, action }, body, key });
    yield* tellMember(member);
    yield* put(memberActions.actions.done(member));
    if (action === "leave") {
      yield* openMember.askAgain();
      yield* memberList.reload();
    }
  }
  yield* programme.askAgain();
}

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

/** A stale one brings the record as it is now. Where the person has left it, a notice leads back. */
function* refused(write: LoyaltyWrite, error: unknown): Saga {
  const { id } = write;
  if (write.action === "edit") {
    const refusal = recordRefusalOf<LoyaltyLevel>(error);
    if (refusal.current) yield* tellLevel(refusal.current);
    if ((yield* select(levelActions.selectors.selectPendingId)) === id) {
      yield* put(levelActions.actions.refused(refusal));
    } else {
      const written = write.request.draft?.benefits.join("\n");
      yield* put(refusalNotice(error, { sentence: { id: "loyalty.levelNotSaved" }, path: paths.fidelity, written }));
    }
    return;
  }
  const refusal = recordRefusalOf<Member>(error);
  if (refusal.current) yield* tellMember(refusal.current);
  if ((yield* select(memberActions.selectors.selectPendingId)) === id) {
    yield* put(memberActions.actions.refused(refusal));
    return;
  }
  const open = yield* select(openMember.selectData);
  const sentence = { id: "loyalty.notDone", values: { name: open?.id === id ? open.name : id } } as const;
  yield* put(refusalNotice(error, { sentence, path: memberPath(id), written: write.request.reason }));
}
