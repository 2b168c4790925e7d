import "./calls.scss";

import { useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";

import { useText } from "@/shared/i18n/useText";
import { Loading } from "@/shared/ui/states/Loading";
import { LoadProblem } from "@/shared/ui/states/LoadProblem";

import { TabPage } from "../frame/TabPage";
import { CallRow } from "./CallRow";
import { callsRequested, selectCalls, selectCallsStatus } from "./callsSlice";

export function CallsPage() {
  const dispatch = useDispatch();
  useEffect(() => void dispatch(callsRequested()), [dispatch]);
  return (
    <TabPage tab="calls">
      <CallList />
    </TabPage>
  );
}

function CallList() {
  const { text } = useText();
  const dispatch = useDispatch();
  const calls = useSelector(selectCalls);
  const status = useSelector(selectCallsStatus);

  if (status === "failed") {
    return <LoadProblem sentence={text("calls.failed")} onRetry={() => dispatch(callsRequested())} />;
  }
  if (calls.length === 0 && status === "loading") return <Loading />;
  if (calls.length === 0) return <p className="empty-note">{text("calls.empty")}</p>;
  return (
    <ul className="rows" aria-label={text("calls.title")}>
      {calls.map((record) => (
        <CallRow key={record.callId} record={record} />
      ))}
    </ul>
  );
}
