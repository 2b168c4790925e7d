import type { Context } from "../core/routes";

/** Who changes a record, and when. */
export interface Actor {
  /** Name of the person, "" where a rule of the hotel does it. */
  by: string;
  now: Date;
  /** Done by the night close. */
  isClosing?: boolean;
}

/** The signed-in person, now. */
export const actorOf = ({ db, now }: Context): Actor => ({ by: db.users.get(db.session.uid).username, now: now() });
