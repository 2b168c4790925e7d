import { afterEach, beforeEach, vi } from "vitest";

interface Hearing {
  /** A part of a complaint as a person reads it. */
  inWords: (part: unknown) => string;
  /** Others are not kept. */
  isOurs?: (parts: unknown[]) => boolean;
}

/** All that a page complains of during a test: at the console, by an error that none caught, by a rejected promise. */
export function hearComplaints({ inWords, isOurs = () => true }: Hearing): readonly string[] {
  const complaints: string[] = [];
  const complain = (...parts: unknown[]) => void (isOurs(parts) && complaints.push(parts.map(inWords).join(" ")));
  const onError = ({ error, message }: ErrorEvent) => complain(error ?? message);
  const onRejection = (reason: unknown) => complain("rejected:", reason);

  beforeEach(() => {
    complaints.length = 0;
    vi.spyOn(console, "error").mockImplementation(complain);
    vi.spyOn(console, "warn").mockImplementation(() => {});
    window.addEventListener("error", onError);
    process.on("unhandledRejection", onRejection);
  });
  afterEach(() => {
    window.removeEventListener("error", onError);
    process.off("unhandledRejection", onRejection);
  });
  return complaints;
}
