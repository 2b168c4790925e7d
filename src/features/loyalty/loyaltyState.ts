import type { StatePart } from "@/shared/feature/feature";
import { put, select } from "@/shared/saga/effects";

import { levelRecord, memberRecord, programme } from "./loyaltyRecords";
import { memberList } from "./memberList";

const followers: StatePart[] = [
  memberRecord.followedBy({
    *readAgain(write) {
      if (write?.kind === "act" && write.action === "leave") {
        const open = yield* select(memberRecord.selectors.selectRecord);
        if (open?.id === write.id) yield* put(memberRecord.actions.opened(write.id)); // no member any more
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

export const loyaltyState: StatePart[] = [memberList, programme, levelRecord, ...followers];
