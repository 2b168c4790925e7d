import type { StatePart } from "@/shared/feature/feature";
import { hotelState } from "@/shared/hotel/hotelState";
import { put } from "@/shared/saga/effects";

import { openMember, programme } from "./loyaltyApi";
import { levelRecord, memberRecord } from "./loyaltyRecords";
import { memberList } from "./memberList";

const followers: StatePart[] = [
  memberRecord.followedBy({
    *show(member) {
      yield* openMember.tell((told) => (told?.id === member.id ? member : told));
      yield* put(memberList.actions.changed([member]));
    },
    *readAgain(write) {
      if (write?.kind === "act" && write.action === "leave") {
        yield* openMember.askAgain();
        yield* memberList.reload();
      }
      yield* programme.askAgain();
    },
  }),
  levelRecord.followedBy({
    show: (level) =>
      programme.tell((told) => ({
        ...told,
        levels: told.levels.map((one) => (one.id === level.id ? { ...one, ...level } : one)),
      })),
    *readAgain() {
      yield* memberList.reload();
      yield* programme.askAgain();
    },
  }),
];

export const loyaltyState: StatePart[] = [
  hotelState,
  memberList,
  programme,
  openMember,
  memberRecord,
  levelRecord,
  ...followers,
];
