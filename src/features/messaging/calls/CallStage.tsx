import { useSelector } from "react-redux";
import { Link } from "react-router-dom";

import { useText } from "@/shared/i18n/useText";
import { paths } from "@/shared/routing/paths";
import { Avatar } from "@/shared/ui/Avatar";
import { CallsIcon } from "@/shared/ui/icons";
import { Row } from "@/shared/ui/layout/Row";

import { CallTime } from "./CallTime";
import { OwnMedia } from "./OwnMedia";
import { selectOwnCall } from "./ownCallSlice";

interface CallStageProps {
  name: string;
  image?: string;
  hasVideo: boolean;
  onHangUp: () => void;
  onCallAgain: () => void;
}

/** The called person and the state of the call. It says "calling" until the call is answered. */
export function CallStage({ name, image, hasVideo, onHangUp, onCallAgain }: CallStageProps) {
  const { text, say } = useText();
  const { status, record, problem } = useSelector(selectOwnCall);
  const isUnderWay = status === "starting" || status === "calling";
  return (
    <section className="call-stage" aria-label={text("call.label")}>
      <Avatar name={name} image={image} />
      <bdi className="call-name">{name}</bdi>
      {status === "failed" ? (
        <p role="alert">{problem && say(problem)}</p>
      ) : (
        <p role="status">
          {isUnderWay && text("call.calling")}
          {status === "unanswered" && text("call.unanswered")}
          {status === "ended" && text("call.ended", { duration: record?.callDuration ?? "0:00" })}
        </p>
      )}
      {isUnderWay ? (
        <>
          <CallTime />
          <OwnMedia hasVideo={hasVideo} onHangUp={onHangUp} />
        </>
      ) : (
        <Row gap={12} wraps>
          <button type="button" className="btn btn-primary" onClick={onCallAgain} autoFocus>
            <CallsIcon size={18} aria-hidden="true" />
            {text("call.again")}
          </button>
          <Link to={paths.calls} className="btn btn-quiet">
            {text("call.backToCalls")}
          </Link>
        </Row>
      )}
    </section>
  );
}
