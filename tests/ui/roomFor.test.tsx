import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";

import { roomFor } from "@/shared/ui/overlays/roomFor";

type Place = [left: number, top: number, width: number, height: number];

/** An element with a place in the window, of 1280 × 800 px. */
function placed(place: Place, position = "static"): HTMLElement {
  const element = document.createElement("div");
  element.style.position = position;
  element.getBoundingClientRect = () => new DOMRect(...place);
  document.body.append(element);
  onTestFinished(() => element.remove());
  return element;
}

const undoBar = (position = "fixed") => placed([340, 734, 600, 50], position);
const room = () => document.documentElement.style.getPropertyValue("--undo-room");

describe("the room for a bar over the lower edge", () => {
  const scrollBy = vi.fn<(x: number, y: number) => void>();
  beforeEach(() => {
    scrollBy.mockClear();
    vi.stubGlobal("innerHeight", 800);
    vi.stubGlobal("scrollBy", scrollBy);
  });

  it("is at the end of the page as long as the bar is there", () => {
    const giveBack = roomFor(undoBar(), []);
    expect(room()).toBe("74px");
    expect(scrollBy).not.toHaveBeenCalled();
    giveBack();
    expect(room()).toBe("");
  });

  it.each<[string, Place, number]>([
    ["what ends under the bar", [200, 720, 400, 32], 26],
    ["what lies under it as a whole", [600, 750, 80, 32], 56],
    ["what touches its edge", [600, 700, 80, 32], 6],
  ])("is scrolled to for %s", (_, changed, by) => {
    roomFor(undoBar(), [placed(changed)])();
    expect(scrollBy).toHaveBeenCalledExactlyOnceWith(0, by);
  });

  it.each<[string, Place]>([
    ["beside the bar", [0, 740, 300, 32]],
    ["above it", [400, 600, 300, 32]],
    ["out of the window", [400, 900, 300, 32]],
  ])("moves nothing for what lies %s", (_, changed) => {
    roomFor(undoBar(), [placed(changed)])();
    expect(scrollBy).not.toHaveBeenCalled();
  });

  it("is not needed for a bar that has its place in the page", () => {
    roomFor(undoBar("absolute"), [placed([600, 750, 80, 32])]);
    expect([room(), scrollBy.mock.calls]).toEqual(["", []]);
  });
});
