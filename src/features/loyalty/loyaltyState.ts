import type { StatePart } from "@/shared/feature/feature";

import { openMember, programme } from "./loyaltyApi";
import { levelRecord, memberRecord } from "./loyaltyRecords";
import { memberList } from "./memberList";

const followers: StatePart[] = [
  memberRecord.followedBy({
    show: (member) => openMember.tell((told) => (told?.id === member.id ? member : told)),
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

export const loyaltyState: StatePart[] = [memberList, programme, openMember, levelRecord, ...followers];
