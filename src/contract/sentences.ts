/**
 * The sentences that a server sends to be shown to people: the specification's error catalogue (its section 8), its
 * replies (section 7), and ours for what it leaves open. A screen in another language than Spanish shows its own
 * wording of a sentence listed here, and any other sentence as it came.
 */
export const sentences = {
  internalServerError: "Internal Server Error",
  invalidCredentials: "Invalid credentials",
  notFound: "Sorry! the data you are looking for could not be found",
  networkError: "Network Error",
  timeout: "timeout of 15000ms exceeded",
  loginRefused: "Username and password are invalid. Please enter correct username and password",
  profileUpdated: "Profile Updated Successfully",
  profileNotUpdated: "Something wrong for edit profile",
  checkYourMail: "Check you mail and reset your password.",
  generic: "Some thing went wrong!",
  unknownId: "Your id is not found",
  internalError: "Internal Error!",
  usernameTaken: "That username is already taken.",
  emailTaken: "There is already an account with that e-mail.",
  wrongPassword: "The current password is not correct.",
  passwordChanged: "Password changed.",
} as const;

export type SentenceKey = keyof typeof sentences;
