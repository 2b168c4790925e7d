import { useEffect, useState } from "react";

type MediaProblem = "notSupported" | "notAllowed" | "notFound" | "notReadable";

interface OwnMedia {
  stream?: MediaStream;
  problem?: MediaProblem;
}

/** The person's own microphone, and camera for video: requested on mount, stopped on unmount. */
export function useOwnMedia(hasVideo: boolean): OwnMedia {
  const [media, setMedia] = useState<OwnMedia>({});

  useEffect(() => {
    let isGone = false;
    let opened: MediaStream | undefined;

    async function open() {
      try {
        const stream = await askFor(hasVideo);
        if (isGone) return stop(stream);
        opened = stream;
        setMedia({ stream });
      } catch (error) {
        if (!isGone) setMedia({ problem: problemOf(error) });
      }
    }

    void open();
    return () => {
      isGone = true;
      if (opened) stop(opened);
    };
  }, [hasVideo]);

  return media;
}

async function askFor(hasVideo: boolean): Promise<MediaStream> {
  // missing without https
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!devices?.getUserMedia) throw new DOMException("", "NotSupportedError");
  return devices.getUserMedia({ audio: true, video: hasVideo });
}

const stop = (stream: MediaStream) => stream.getTracks().forEach((track) => track.stop());

const problems: Record<string, MediaProblem> = {
  NotAllowedError: "notAllowed",
  SecurityError: "notAllowed",
  NotFoundError: "notFound",
  OverconstrainedError: "notFound",
  NotSupportedError: "notSupported",
};

const problemOf = (error: unknown): MediaProblem =>
  (error instanceof DOMException && problems[error.name]) || "notReadable";
