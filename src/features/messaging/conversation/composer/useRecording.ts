import { useEffect, useRef, useState } from "react";

import type { MessageId } from "@/shared/i18n/catalogues";

/** A quarter of an hour of speech stays below the limit of a file. */
const LONGEST_MS = 15 * 60 * 1000;

interface Recording {
  recorder: MediaRecorder;
  isDiscarded: boolean;
}

interface RecordingHandlers {
  onRecorded: (sound: Blob) => void;
  onProblem: (problem: MessageId) => void;
}

/** Records from the microphone. What was said when the screen goes away is kept, unless it was discarded. */
export function useRecording({ onRecorded, onProblem }: RecordingHandlers) {
  const [startedAt, setStartedAt] = useState<number>();
  const current = useRef<Recording | null>(null);
  const isGone = useRef(false);

  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      current.current?.recorder.stop();
    };
  }, []);

  async function start() {
    if (current.current) return;
    if (!("MediaRecorder" in window) || !navigator.mediaDevices) {
      onProblem("composer.voice.unsupported");
      return;
    }
    try {
      const microphone = await navigator.mediaDevices.getUserMedia({ audio: true });
      if (isGone.current) release(microphone);
      else record(microphone);
    } catch (error) {
      const isMissing = error instanceof DOMException && error.name === "NotFoundError";
      onProblem(isMissing ? "composer.voice.missing" : "composer.voice.refused");
    }
  }

  function record(microphone: MediaStream) {
    const recorder = new MediaRecorder(microphone);
    const recording = { recorder, isDiscarded: false };
    const parts: Blob[] = [];
    const limit = setTimeout(() => recorder.stop(), LONGEST_MS);
    recorder.addEventListener("dataavailable", ({ data }) => parts.push(data));
    recorder.addEventListener("stop", () => {
      clearTimeout(limit);
      release(microphone);
      current.current = null;
      setStartedAt(undefined);
      if (!recording.isDiscarded) onRecorded(new Blob(parts, { type: recorder.mimeType.split(";")[0] }));
    });
    recorder.start();
    current.current = recording;
    setStartedAt(Date.now());
  }

  function discard() {
    if (!current.current) return;
    current.current.isDiscarded = true;
    current.current.recorder.stop();
  }

  return { startedAt, start, stop: () => current.current?.recorder.stop(), discard };
}

function release(microphone: MediaStream) {
  for (const track of microphone.getTracks()) track.stop();
}
