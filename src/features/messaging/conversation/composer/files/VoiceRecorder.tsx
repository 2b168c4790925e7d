import { useEffect, useState } from "react";

import { useText } from "@/shared/i18n/useText";
import { IconButton } from "@/shared/ui/IconButton";
import { MicrophoneIcon, RemoveIcon, StopIcon } from "@/shared/ui/icons";
import { Row } from "@/shared/ui/layout/Row";

import type { useRecording } from "./useRecording";

interface VoiceRecorderProps {
  recording: ReturnType<typeof useRecording>;
}

/** Records a voice note. When it stops, the recording is a file of the draft. */
export function VoiceRecorder({ recording: { startedAt, start, stop, discard } }: VoiceRecorderProps) {
  const { text } = useText();
  if (startedAt === undefined) {
    return <IconButton label={text("composer.record")} icon={MicrophoneIcon} onClick={() => void start()} />;
  }
  return (
    <Row gap={8} wraps className="voice-recorder" role="group" aria-label={text("composer.record")}>
      <span className="voice-dot" aria-hidden="true" />
      <span role="status">{text("composer.voice.recording")}</span>
      <Elapsed since={startedAt} />
      <button type="button" className="btn btn-quiet btn-sm" onClick={discard}>
        <RemoveIcon size={16} aria-hidden="true" />
        {text("composer.voice.discard")}
      </button>
      <button type="button" className="btn btn-primary btn-sm" autoFocus onClick={stop}>
        <StopIcon size={16} aria-hidden="true" />
        {text("composer.voice.stop")}
      </button>
    </Row>
  );
}

/** Minutes and seconds, "0:07". */
function Elapsed({ since }: { since: number }) {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const clock = setInterval(() => setSeconds(Math.floor((Date.now() - since) / 1000)), 250);
    return () => clearInterval(clock);
  }, [since]);
  return (
    <span className="voice-elapsed" role="timer" dir="ltr">
      {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, "0")}
    </span>
  );
}
