import "./calls.scss";

import { useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";
import { Navigate, useParams } from "react-router-dom";

import { useText } from "@/shared/i18n/useText";
import { paths } from "@/shared/routing/paths";

import { chatName } from "../chat/chatName";
import { chatsRequested, selectChat } from "../chat/chatsSlice";
import { isChatId } from "../chat/useChat";
import { contactsRequested, selectContact } from "../contacts/contactsSlice";
import { NoConversation } from "../conversation/NoConversation";
import { TabPage } from "../frame/TabPage";
import { CallStage } from "./CallStage";
import { callEnded, callStarted, selectOwnCall } from "./ownCallSlice";

type States = Parameters<typeof selectContact>[0] & Parameters<typeof selectChat>[0];

export function CallPage() {
  const { id = "", kind } = useParams();
  const { text } = useText();
  if (kind !== "voice" && kind !== "video") return <Navigate to={paths.calls} replace />;
  if (!isChatId(id)) {
    return (
      <TabPage tab="calls" title={text("calls.startVoice")}>
        <NoConversation />
      </TabPage>
    );
  }
  return <Call key={`${id}/${kind}`} id={id} hasVideo={kind === "video"} />;
}

function Call({ id, hasVideo }: { id: string; hasVideo: boolean }) {
  const { text } = useText();
  const dispatch = useDispatch();
  const { record } = useSelector(selectOwnCall);
  const known = useSelector((state: States) => selectContact(state, id) ?? selectChat(state, id)) ?? record;
  const name = known ? chatName(known) : "";

  useEffect(() => {
    dispatch(contactsRequested());
    dispatch(chatsRequested());
  }, [dispatch]);

  useEffect(() => {
    const hangUp = () => void dispatch(callEnded());
    dispatch(callStarted({ userId: id, hasVideoCall: hasVideo }));
    window.addEventListener("pagehide", hangUp);
    return () => {
      window.removeEventListener("pagehide", hangUp);
      hangUp();
    };
  }, [dispatch, id, hasVideo]);

  return (
    <TabPage
      tab="calls"
      title={
        name
          ? text(hasVideo ? "call.videoWith" : "call.voiceWith", { name })
          : text(hasVideo ? "calls.startVideo" : "calls.startVoice")
      }
    >
      <CallStage
        name={name}
        image={known && "profileImage" in known ? known.profileImage : undefined}
        hasVideo={hasVideo}
        onHangUp={() => dispatch(callEnded())}
        onCallAgain={() => dispatch(callStarted({ userId: id, hasVideoCall: hasVideo }))}
      />
    </TabPage>
  );
}
