import { describe, expect, it } from "vitest";

import type { Message } from "@/contract/messaging/conversations";
import { messageRows } from "@/features/messaging/conversation/messages/messageRows";

/** Of an author, at a time of the reader's clock. */
const message = (seq: number, at = `10:0${seq}:00`, sender = "omar", day = "2026-03-27"): Message => ({
  mId: `m${seq}`,
  seq,
  text: `Mensaje ${seq}`,
  time: new Date(`${day}T${at}`).toISOString(),
  meta: { sender, receiver: "1", sent: true, received: true, read: true },
});

describe("a row", () => {
  it("stays the same while its message does not change, so that it is not drawn again", () => {
    const [first, second, third] = [message(1), message(2), message(3)];
    const before = messageRows([second, third], [], "1", null);
    const after = messageRows([first, second, third], [], "1", null);
    expect(after[2]).toBe(before[1]);
    expect(before[0]).toMatchObject({ startsDay: true, startsGroup: true });
    expect(after[1]).toMatchObject({ startsDay: false, startsGroup: false });

    const read = { ...third, text: "Otra cosa" };
    expect(messageRows([first, second, read], [], "1", null)[2]).toMatchObject({ message: read });
    expect(messageRows([first, second, third], [], "1", "m3")[2]).toMatchObject({
      isFirstUnread: true,
      startsGroup: true,
    });
  });
});

describe("what an author says", () => {
  const starts = (...messages: Message[]) => messageRows(messages, [], "1", null).map(({ startsGroup }) => startsGroup);

  it("is under a single name where each pause is five minutes at most", () => {
    expect(starts(message(1, "10:00:00"), message(2, "10:05:00"), message(3, "10:10:00"))).toEqual([
      true,
      false,
      false,
    ]);
    expect(starts(message(1, "10:00:00"), message(2, "10:05:01"))).toEqual([true, true]);
  });

  it("starts after another author", () => {
    const [first, other, again] = [message(1), message(2, "10:02:00", "ana"), message(3)];
    expect(starts(first, other, again)).toEqual([true, true, true]);
  });

  it("starts at the reader's midnight", () => {
    expect(starts(message(1, "23:59:00"), message(2, "00:01:00", "omar", "2026-03-28"))).toEqual([true, true]);
  });
});
