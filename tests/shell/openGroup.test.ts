import { describe, expect, it } from "vitest";

import { areas } from "@/app/areas";
import { menuOf } from "@/features/shell/sidebar/menu";
import { openGroupOf } from "@/features/shell/sidebar/openGroup";

const menu = menuOf(areas.flatMap(({ pages }) => pages));
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

  it("is the module's group on a page without an entry", () => {
    expect(openAt("/app/booking/home")).toBe("reservations");
  });

  it("is the first group if no module fits", () => {
    expect(openAt("/app/messaging/chat")).toBe("dashboards");
  });

  it("is the clicked group, while the page stays", () => {
    expect(openAt("/app/booking/list", { groupId: "rooms", pathname: "/app/booking/list" })).toBe("rooms");
  });

  it("stays the clicked group on pages that groups share", () => {
    expect(openAt("/app/customers/list", { groupId: "events", pathname: "/app/rooms/rates" })).toBe("events");
  });

  it("follows the path again on another page", () => {
    expect(openAt("/app/rooms/rates", { groupId: "reports", pathname: "/app/booking/list" })).toBe("rooms");
  });
});
