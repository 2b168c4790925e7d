import { authContract, type Credentials, type NewUser, type SignedInUser } from "@/contract/auth";
import { sentences } from "@/contract/sentences";

import { emailKey, readEmail } from "@/domain/people/emails";

import { ApiError } from "../core/ApiError";
import type { Database } from "../core/database";
import { refuseLonger } from "../core/refuseLong";
import { type Context, routesFor } from "../core/routes";
import type { UserRow } from "../core/users";
import { secretOf } from "../core/secretOf";

export const authRoutes = routesFor(authContract, {
  register: ({ body }, { db }) => register(body, db),
  registerJwt: ({ body }, { db }) => register(body, db),
  login: ({ body }, { db }) => signIn(body, db),
  loginJwt: ({ body }, { db, now }) => withAccessToken(signIn(body, db), now),
  socialLogin({ body: { email, name } }, { db }) {
    const user =
      db.users.find((row) => emailKey(row.email) === emailKey(email)) ?? insertUser({ email, username: name }, db);
    db.session.uid = user.uid;
    return withoutSecret(user);
  },
  // the same reply for an unknown address, so that it does not reveal who has an account
  forgotPassword: () => sentences.checkYourMail,
  forgotPasswordJwt: () => sentences.checkYourMail,
  changePassword({ body: { password, currentPassword } }, { db }) {
    const user = db.users.get(db.session.uid);
    if (currentPassword !== undefined && !isPasswordOf(user, currentPassword)) {
      throw new ApiError(400, sentences.wrongPassword, { currentPassword: sentences.wrongPassword });
    }
    db.users.update(user.uid, { secret: secretOf(password, String(user.uid)) });
    return sentences.passwordChanged;
  },
  updateProfile({ body: { idx, username } }, { db }) {
    const user = db.users.find(({ uid }) => uid === idx);
    if (!user || !username) throw new ApiError(400, sentences.profileNotUpdated);
    refuseLonger({ username }, "nameTooLong");
    refuseTaken("username", username, db, sentences.usernameTaken, user.uid);
    db.users.update(user.uid, { username });
    return sentences.profileUpdated;
  },
});

function signIn({ email, password }: Credentials, db: Database): SignedInUser {
  const matches = db.users
    .all()
    .filter((row) => emailKey(row.email) === emailKey(email) && isPasswordOf(row, password));
  const [user] = matches;
  if (!user || matches.length > 1) throw new ApiError(400, sentences.loginRefused);
  db.session.uid = user.uid;
  return withoutSecret(user);
}

function register(newUser: NewUser, db: Database): SignedInUser {
  refuseLonger({ username: newUser.username }, "nameTooLong");
  refuseTaken("username", newUser.username, db, sentences.usernameTaken);
  refuseTaken("email", newUser.email, db, sentences.emailTaken);
  return withoutSecret(insertUser(newUser, db));
}

/** An account without a password belongs to an identity provider: signing in with a password is refused. */
function insertUser(
  { username, email, password }: Omit<NewUser, "password"> & Partial<NewUser>,
  db: Database,
): UserRow {
  const uid = db.users.nextNumber();
  const secret = password === undefined ? "" : secretOf(password, String(uid));
  return db.users.insert({ uid, username, email: readEmail(email), role: "staff", secret });
}

function refuseTaken(field: "username" | "email", value: string, db: Database, sentence: string, owner?: number) {
  const key = field === "email" ? emailKey : fold;
  const isTaken = db.users.find((row) => row.uid !== owner && key(row[field]) === key(value));
  if (isTaken) throw new ApiError(400, sentence, { [field]: sentence });
}

/** Names are compared without case and outer spaces. */
const fold = (text: string) => text.trim().toLowerCase();

const isPasswordOf = ({ uid, secret }: UserRow, password: string) => secretOf(password, String(uid)) === secret;

const withoutSecret = ({ secret: _, ...user }: UserRow): SignedInUser => user;

const withAccessToken = (user: SignedInUser, now: Context["now"]) => ({
  ...user,
  accessToken: sampleAccessToken(user.uid, now()),
});

const HOUR_S = 3600;

/** Has the form of a JWT that expires in an hour (specification, section 9). The signature is not real. */
function sampleAccessToken(uid: number, now: Date): string {
  const issued = Math.floor(now.getTime() / 1000);
  const parts = [
    { alg: "none", typ: "JWT" },
    { sub: String(uid), iat: issued, exp: issued + HOUR_S },
  ];
  return [...parts.map((part) => btoa(JSON.stringify(part)).replaceAll("=", "")), "sample"].join(".");
}
