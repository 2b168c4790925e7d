import { expect, it } from "vitest";

import type { Message } from "@/contract/conversations";
import { messageRows } from "@/features/messaging/conversation/messageRows";

const message = (seq: number): Message => ({
  mId: `m${seq}`,
  seq,
  text: `Mensaje ${seq}`,
  time: `2026-03-27T10:0${seq}:00.000Z`,
  meta: { sender: "omar", receiver: "1", sent: true, received: true, read: true },
});

it("leaves the rows of messages that stand as they stood the same, so that they are not drawn again", () => {
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
