import type { Context } from "../core/routes";

/** Who changes a record, and when. */
export interface Actor {
  /** Name of the person, "" where a rule of the hotel does it. */
  by: string;
  now: Date;
  /** Done by the night close. */
  isClosing?: boolean;
}

/** The instant (ISO 8601) at which something was done that is told now: the clock of a device may be ahead. */
export function earlierOf(at = "", now: Date): Date {
  const told = Date.parse(at);
  return Number.isNaN(told) ? now : new Date(Math.min(told, now.getTime()));
}

/** The signed-in person, now. */
export const actorOf = ({ db, now }: Context): Actor => ({ by: db.users.get(db.session.uid).username, now: now() });
