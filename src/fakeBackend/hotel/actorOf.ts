import type { Context } from "../routes";
import type { Actor } from "./reservations/act";

export const actorOf = ({ db, now }: Context): Actor => ({ by: db.users.get(db.session.uid).username, now: now() });
