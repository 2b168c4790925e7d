import type { MenuGroup, MenuItem, MenuSection } from "./menu";

/** A group that a person opened, and the page on which they did. */
export interface OpenedGroup {
  groupId: string;
  pathname: string;
}

/** An entry is active if its path is contained in the current path. */
export const isActive = ({ path, alsoAt }: MenuItem, pathname: string) =>
  [path, ...alsoAt].some((start) => pathname.includes(start));

/**
 * The one open group. It follows the path: the first group in menu order with an active entry, else with an entry of
 * the same module, else the first of all. A group that the person opened stays open on that page, and on the next if
 * that is one of its own.
 */
export function openGroupOf(sections: MenuSection[], pathname: string, opened: OpenedGroup | undefined): MenuGroup {
  const groups = sections.flatMap(({ groups: all }) => all);
  const chosen = groups.find(({ id }) => id === opened?.groupId);
  if (chosen && (opened?.pathname === pathname || hasActive(chosen, pathname))) return chosen;
  return (
    groups.find((group) => hasActive(group, pathname)) ??
    groups.find((group) => group.items.some((item) => moduleOf(item.path) === moduleOf(pathname))) ??
    groups[0]!
  );
}

const hasActive = (group: MenuGroup, pathname: string) => group.items.some((item) => isActive(item, pathname));

/** The part of a path that follows `/app/`. */
const moduleOf = (pathname: string) => pathname.split("/")[2];
