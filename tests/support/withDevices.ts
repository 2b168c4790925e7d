import { onTestFinished } from "vitest";

/** What jsdom lacks: a microphone and a camera. */
export function withDevices(getUserMedia: () => Promise<unknown>) {
  Object.defineProperty(navigator, "mediaDevices", { value: { getUserMedia }, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "mediaDevices"));
}
