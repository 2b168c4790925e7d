import { describe, expect, it } from "vitest";

import { menu } from "@/features/shell/sidebar/menu";
import { openGroupOf } from "@/features/shell/sidebar/openGroup";

const openAt = (pathname: string, opened?: { groupId: string; pathname: string }) =>
  openGroupOf(menu, pathname, opened).id;

describe("the open group of the sidebar", () => {
  it.each([
    ["/app/dashboards/sales", "dashboards"],
    ["/app/booking/policy", "reservations"],
    ["/app/rooms/rates", "rooms"],
    ["/app/customers/complaints", "guests"],
  ])("follows the path %s to %s", (pathname, group) => {
    expect(openAt(pathname)).toBe(group);
  });

  it("is that of the module on a page without an entry", () => {
    expect(openAt("/app/booking/home")).toBe("reservations");
  });

  it("is the first of all where no module fits", () => {
    expect(openAt("/app/messaging/chat")).toBe("dashboards");
  });

  it("is the one that was clicked, while the page stays", () => {
    expect(openAt("/app/booking/list", { groupId: "rooms", pathname: "/app/booking/list" })).toBe("rooms");
  });

  it("stays the clicked one on the pages that groups share", () => {
    expect(openAt("/app/customers/list", { groupId: "reports", pathname: "/app/rooms/rates" })).toBe("reports");
  });

  it("follows the path again once another page is open", () => {
    expect(openAt("/app/rooms/rates", { groupId: "reports", pathname: "/app/booking/list" })).toBe("rooms");
  });
});
