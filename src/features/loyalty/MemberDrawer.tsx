import { useDispatch } from "react-redux";
import { Link } from "react-router-dom";

import { hotel } from "@/shared/hotel/hotelSlice";
import { useText } from "@/shared/i18n/useText";
import { paths } from "@/shared/routing/paths";
import { Drawer, useDrawerClose } from "@/shared/ui/overlays/Drawer";
import { Loading } from "@/shared/ui/states/Loading";
import { LoadProblem } from "@/shared/ui/states/LoadProblem";

import { LevelBadge } from "@/shared/stay/member/LevelBadge";
import { memberRecord } from "./loyaltyRecords";
import { openMember } from "./loyaltyApi";
import { MemberHead } from "./MemberHead";
import { Movements } from "./Movements";

/** A member beside the list: what they have, what can be done, and how it came about. */
export function MemberDrawer({ id }: { id: string }) {
  const { text } = useText();
  const close = useDrawerClose(paths.fidelity);
  const { data: member, status, request } = openMember.use(id);
  const { data: loadedHotel } = hotel.use();
  const dispatch = useDispatch();
  const askToUndo = (entryId: string) => void dispatch(memberRecord.acts.actions.asked("undo", entryId));

  function content() {
    if (status === "failed") return <LoadProblem sentence={text("loyalty.recordFailed")} onRetry={request} />;
    if (member === null) {
      return (
        <section className="card card-body">
          <p>{text("loyalty.unknown")}</p>
          <Link to={paths.fidelity}>{text("loyalty.table")}</Link>
        </section>
      );
    }
    if (!member || !loadedHotel) return <Loading />;
    return (
      <>
        <MemberHead member={member} currency={loadedHotel.property.currency} />
        <Movements member={member} onUndo={askToUndo} />
      </>
    );
  }

  return (
    <Drawer
      title={member?.name ?? text("loyalty.record")}
      beside={member && <LevelBadge level={member.level} text={text} />}
      onClose={close}
    >
      {content()}
    </Drawer>
  );
}
