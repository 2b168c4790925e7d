import { useText } from "@/shared/i18n/useText";
import { RecordDrawer } from "@/shared/record/RecordDrawer";
import { LevelBadge } from "@/shared/stay/member/LevelBadge";

import { memberRecord } from "./loyaltyRecords";
import { MemberHead } from "./MemberHead";
import { Movements } from "./Movements";

/** A member beside the list: what they have, what can be done, and how it came about. */
export function MemberDrawer({ id }: { id: string }) {
  const { text } = useText();
  return (
    <RecordDrawer
      record={memberRecord}
      id={id}
      titleOf={(member) => member?.name ?? text("loyalty.record")}
      renderBeside={({ level }) => <LevelBadge level={level} text={text} />}
    >
      {(member) =>
        member && (
          <>
            <MemberHead member={member} />
            <Movements member={member} />
          </>
        )
      }
    </RecordDrawer>
  );
}
