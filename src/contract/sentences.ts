/**
 * The sentences that a server sends for people: the specification's error catalogue (section 8), its replies (section
 * 7), and ours for what it leaves open. A screen in another language shows its own wording of these, and any other
 * sentence unchanged.
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
  userInvited: "User is Invited",
  contactsAdded: "Contacts Added!",
  channelCreated: "Channel Created!",
  bookmarkDeleted: "Bookmark is Deleted!",
  bookmarkUpdated: "Bookmark is Updated!",
  favouriteAdded: "User has been added to your favourite",
  favouriteRemoved: "User has been removed to your favourite",
  archiveAdded: "User has been added to your archives",
  archiveRemoved: "User has been removed to your archives",
  unknownChannel: "The channel is not found",
  unknownArchiveChat: "The archive chat is not found",
  emptyMessage: "A message needs a text, an image or a file.",
  messageTooLong: "The message is too long.",
  tooManyFiles: "There are too many files in the message.",
  fileTooLarge: "The file is too large.",
  noReceiver: "Choose at least one person or channel.",
  messageDeleted: "Message deleted.",
  imageDeleted: "Image deleted.",
  conversationDeleted: "Conversation deleted.",
  nothingUnread: "There is no message of anybody else here.",
  notUrgent: "The message is not urgent.",
  chatMuted: "Chat muted.",
  chatUnmuted: "Chat no longer muted.",
  removedFromChats: "The person is no longer among your chats.",
  nameRequired: "Write a name.",
  emailInvalid: "Write a complete e-mail, such as name@hotel.com.",
  alreadyContact: "That person is among your contacts.",
  channelNameTaken: "There is already a channel with that name.",
  membersRequired: "Choose at least one member.",
  unknownSetting: "There is no such setting.",
  invalidSetting: "The setting does not take that value.",
  nameTooLong: "The name is too long: up to 100 letters.",
  noteTooLong: "The note is too long: up to 2,000 letters.",
  invalidValue: "That value is not possible here.",
  reservationDeleted: "Reservation deleted.",
  guestDeleted: "Guest deleted.",
} as const;

/** The limits that sentences name, in letters. */
export const sentenceLimits = { nameTooLong: 100, noteTooLong: 2000 } as const;

export type SentenceKey = keyof typeof sentences;
