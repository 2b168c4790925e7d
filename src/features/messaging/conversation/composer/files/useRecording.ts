import { useEffect, useRef } from "react";

import type { MessageId } from "@/shared/i18n/catalogues";
import { useStateOf } from "@/shared/ui/states/useStateOf";

/** Fifteen minutes of speech stay below the size limit. */
const LONGEST_MS = 15 * 60 * 1000;

interface Recording {
  recorder: MediaRecorder;
  isDiscarded: boolean;
}

interface RecordingHandlers {
  onRecorded: (sound: Blob) => void;
  onProblem: (problem: MessageId) => void;
}

/** Records from the microphone. Leaving the conversation keeps the recording there, unless it was discarded. */
export function useRecording(chatId: string, { onRecorded, onProblem }: RecordingHandlers) {
  const [startedAt, setStartedAt] = useStateOf<number | undefined>(chatId, () => undefined);
  const current = useRef<Recording | null>(null);
  const visit = useRef({ isOver: false });

  useEffect(() => {
    const here = { isOver: false };
    visit.current = here;
    return () => {
      here.isOver = true;
      current.current?.recorder.stop();
      current.current = null;
    };
  }, [chatId]);

  async function start() {
    if (current.current) return;
    const { current: here } = visit;
    if (!("MediaRecorder" in window) || !navigator.mediaDevices) {
      onProblem("composer.voice.unsupported");
      return;
    }
    try {
      const microphone = await navigator.mediaDevices.getUserMedia({ audio: true });
      if (here.isOver) release(microphone);
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
      if (current.current === recording) current.current = null;
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

const endings: Record<string, string> = { "audio/mp4": "m4a", "audio/ogg": "ogg", "audio/mpeg": "mp3" };

/** A recording as a file, named by the time of day: "Nota de voz 14.05.webm". */
export function voiceNoteOf(sound: Blob, nameAt: (time: string) => string, now = new Date()): File {
  const type = sound.type.startsWith("audio/") ? sound.type : "audio/webm";
  const time = [now.getHours(), now.getMinutes()].map((part) => String(part).padStart(2, "0")).join(".");
  return new File([sound], `${nameAt(time)}.${endings[type] ?? "webm"}`, { type });
}
