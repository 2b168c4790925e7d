import { describe, expect, it } from "vitest";

import type { MessageMeta } from "@/contract/messaging/conversations";
import { isOwnMessage, messageState } from "@/domain/chat/chats";

describe("the state of an own message", () => {
  it.each([
    [{ sent: false, received: false, read: false }, "sending"],
    [{ sent: true, received: false, read: false }, "sent"],
    [{ sent: true, received: true, read: false }, "received"],
    [{ sent: true, received: true, read: true }, "read"],
  ])("is, of %j, %s", (marks, state) => {
    expect(messageState(marks)).toBe(state);
  });
});

describe("the author of a message", () => {
  const meta = (marks: Partial<MessageMeta>): { meta: MessageMeta } => ({
    meta: { sender: "1", receiver: "contact-1", sent: true, received: false, read: false, ...marks },
  });
  const ana = { id: "contact-1", firstName: "Ana", lastName: "Ruiz" };

  it("is the person in a direct chat unless the contact sent it", () => {
    expect(isOwnMessage(meta({}), "contact-1")).toBe(true);
    expect(isOwnMessage(meta({ sender: "contact-1", receiver: "1" }), "contact-1")).toBe(false);
  });

  it("is the person in a channel if it names no author", () => {
    expect(isOwnMessage(meta({ receiver: "channel-1" }), "channel-1")).toBe(true);
    const byAna = meta({ sender: ana.id, receiver: "channel-1", userData: ana });
    expect(isOwnMessage(byAna, "channel-1")).toBe(false);
  });
});
