import { useEffect, useRef, useState } from "react";

import { useText } from "@/shared/i18n/useText";
import { IconButton } from "@/shared/ui/IconButton";
import { HangUpIcon, MicrophoneIcon, MicrophoneOffIcon, VideoIcon, VideoOffIcon } from "@/shared/ui/icons";
import { Row } from "@/shared/ui/layout/Row";
import { Stack } from "@/shared/ui/layout/Stack";

import { useOwnMedia } from "./useOwnMedia";

interface OwnMediaProps {
  hasVideo: boolean;
  onHangUp: () => void;
}

/** The person's own picture and the switches of a call. A switch without a device is not shown. */
export function OwnMedia({ hasVideo, onHangUp }: OwnMediaProps) {
  const { text } = useText();
  const { stream, problem } = useOwnMedia(hasVideo);
  const [isMuted, setIsMuted] = useState(false);
  const [isCameraOff, setIsCameraOff] = useState(false);

  function mute() {
    stream?.getAudioTracks().forEach((track) => (track.enabled = isMuted));
    setIsMuted(!isMuted);
  }

  function switchCamera() {
    stream?.getVideoTracks().forEach((track) => (track.enabled = isCameraOff));
    setIsCameraOff(!isCameraOff);
  }

  return (
    <>
      {problem && (
        <p className="call-problem" role="alert">
          {text(`call.${problem}`, { device: hasVideo ? "camera" : "microphone" })}
        </p>
      )}
      {stream && hasVideo && <OwnPicture stream={stream} isOff={isCameraOff} />}
      <Row gap={12} wraps className="call-switches">
        {stream && (
          <IconButton
            label={text("call.mute")}
            icon={isMuted ? MicrophoneOffIcon : MicrophoneIcon}
            size={22}
            className="call-switch"
            aria-pressed={isMuted}
            onClick={mute}
          />
        )}
        {stream && hasVideo && (
          <IconButton
            label={text("call.cameraOff")}
            icon={isCameraOff ? VideoOffIcon : VideoIcon}
            size={22}
            className="call-switch"
            aria-pressed={isCameraOff}
            onClick={switchCamera}
          />
        )}
        <button type="button" className="btn btn-danger call-hang-up" onClick={onHangUp}>
          <HangUpIcon size={20} aria-hidden="true" />
          {text("call.hangUp")}
        </button>
      </Row>
    </>
  );
}

function OwnPicture({ stream, isOff }: { stream: MediaStream; isOff: boolean }) {
  const { text } = useText();
  const video = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    if (video.current) video.current.srcObject = stream;
  }, [stream]);

  return (
    <Stack as="figure" gap={4} tone="muted" size={13} className="call-preview">
      <video ref={video} autoPlay playsInline muted hidden={isOff} aria-label={text("call.preview")} />
      <figcaption>{text(isOff ? "call.cameraIsOff" : "call.preview")}</figcaption>
    </Stack>
  );
}
