import type { subjectsIn } from "../support/eachWrite";
import { shiftIdOf } from "@/fakeBackend/tillSample/shiftIdOf";

import { toBeSent } from "../support/messagingBackend";

const today = "2026-04-14";
const april = { from: "2026-04-01", to: "2026-04-30" };
const offer = { arrival: "2026-04-16", departure: "2026-04-18", adults: 2, roomTypeId: "DBL", ratePlanId: "NRF" };
const eva = { username: "Eva", email: "eva@example.com", password: "una larga" };
const omar = "contact-omar";

export type Call = (name: string, request?: object) => Promise<unknown>;
/** What a call is asked for, or how that is found out. */
type Request = object | ((call: Call) => Promise<object>);

const byId = (id: string) => ({ params: { id } });
const first = async (call: Call, list: string) => ((await call(list)) as { id: string }[])[0]!;

interface Sent {
  mId: string;
  image?: { id: string }[];
  isUrgent?: boolean;
}
const messagesOf = async (call: Call, id: string) =>
  ((await call("getConversation", byId(id))) as { messages: Sent[] }).messages;

/** A picture that was sent to Marta, and a bookmark: deleted, and restored by the call after that. */
const gone = { picture: { userId: "contact-marta", messageId: "", imageId: "" }, bookmark: "" };

async function findPicture(call: Call) {
  const { mId, image } = (await messagesOf(call, "contact-marta")).find((message) => message.image)!;
  Object.assign(gone.picture, { messageId: mId, imageId: image![0]!.id });
  return { params: gone.picture };
}

async function findBookmark(call: Call) {
  gone.bookmark = (await first(call, "listBookmarks")).id;
  return byId(gone.bookmark);
}

/** Of the messaging area, the sign-in and the frame; what a call undoes stands before it. */
const others: Record<string, Request> = {
  getCleaningTask: async (call) => byId(((await call("getCleaningPlan")) as { tasks: { id: string }[] }).tasks[0]!.id),
  getContact: byId(omar),
  getChannel: byId("channel-recepcion"),
  getConversation: byId(omar),
  searchConversation: { ...byId(omar), query: { text: "a" } },
  getProfileSeenBy: { params: { contactId: omar } },
  receiveReply: byId("contact-joan"),
  register: { body: eva },
  registerJwt: { body: { ...eva, username: "Iris", email: "iris@example.com" } },
  login: { body: eva },
  loginJwt: { body: eva },
  socialLogin: { body: { provider: "google", token: "any", email: "noa@example.com", name: "Noa" } },
  forgotPassword: { body: { email: eva.email } },
  forgotPasswordJwt: { body: { email: eva.email } },
  changePassword: { body: { password: "otra larga" } },
  updateProfile: { body: { idx: 1, username: "Marina" } },
  removeCartItem: async (call) => ({ params: { itemId: (await first(call, "listCartItems")).id } }),
  updateTask: async (call) => ({ params: { taskId: (await first(call, "listTasks")).id }, body: { isDone: true } }),
  toggleFavourite: { params: { contactId: omar } },
  toggleArchive: byId(omar),
  toggleMute: byId(omar),
  markChatRead: byId(omar),
  markChatUnread: { ...byId(omar), body: {} },
  inviteContact: { body: { email: eva.email, name: "Eva", message: "Hola" } },
  addContacts: { body: [omar] },
  createChannel: { body: { name: "Puente", description: "", members: [omar] } },
  startCall: { body: { userId: omar, hasVideoCall: false } },
  finishCall: async (call) => ({ params: { callId: ((await call("listCalls")) as { callId: string }[])[0]!.callId } }),
  sendMessage: { body: toBeSent(omar, "Llega tarde") },
  addBookmark: async (call) => ({ body: { userId: omar, mId: (await messagesOf(call, omar)).at(-1)!.mId } }),
  updateBookmark: async (call) => ({ body: { ...(await first(call, "listBookmarks")), title: "Llegadas" } }),
  deleteBookmark: findBookmark,
  restoreBookmark: async () => byId(gone.bookmark),
  markReceived: byId(omar),
  markRead: byId(omar),
  forwardMessage: async (call) => {
    const [forwardedMessage] = await messagesOf(call, omar);
    return { body: { contacts: ["contact-lucia"], message: "", forwardedMessage } };
  },
  acknowledgeMessage: async (call) => {
    const urgent = (await messagesOf(call, "channel-recepcion")).find(({ isUrgent }) => isUrgent)!;
    return { params: { userId: "channel-recepcion", messageId: urgent.mId } };
  },
  deleteImage: findPicture,
  restoreMessage: async () => ({ params: gone.picture }),
  deleteMessage: async (call) => ({ params: { userId: omar, messageId: (await messagesOf(call, omar)).at(-1)!.mId } }),
  deleteMessages: { params: { userId: omar } },
  removeFromChats: { params: { contactId: omar } },
  uploadFile: { body: { name: "a.txt", mime: "text/plain", content: new Blob(["a"]) } },
  updateSettings: { body: { field: "status", value: "away" } },
  setFaults: async (call) => ({ body: await call("getFaults") }),
};

/** Of the hotel, without the writes of tests/support/eachWrite.ts. */
function ofHotel({ stays, guests, ...one }: Awaited<ReturnType<typeof subjectsIn>>): Record<string, object> {
  const stay = byId(one.inHouse);
  const guest = byId(guests[0]!);
  const bulk = { clientId: "b", reservationIds: stays, channel: "mail", templateId: one.template };
  const span = { arrival: today, departure: "2026-04-18", from: today, to: "2026-04-18" };
  return {
    getReservation: stay,
    listRoomChoices: stay,
    listExtensionRooms: { ...stay, query: { departure: "2026-04-18" } },
    listRequestsOf: stay,
    getRegister: stay,
    getAccountBilling: stay,
    listOpenFoliosNear: stay,
    listGroupChoices: { ...stay, query: { text: "a" } },
    previewCancellation: { ...byId(one.future), query: {} },
    previewNoShow: byId(one.future),
    getGuest: guest,
    listNamingTexts: guest,
    getMember: guest,
    getMembership: guest,
    getComplaint: byId(one.complaints[0]!),
    getRequest: byId(one.requests[0]!),
    getLostThing: byId("OP-000011"),
    getCompany: byId("EM-000005"),
    getCompanyPage: byId("EM-000005"),
    getCommissionStatement: { ...byId("EM-000005"), query: { from: "2026-04-01", to: "2026-04-13" } },
    getArticle: byId("ART-000001"),
    getStockMovement: byId("MV-000001"),
    getPriceList: byId("LP-000001"),
    getTillData: { params: { till: "T1" } },
    getTillDrawer: { params: { till: "T1" } },
    getTicket: byId("TK-000001"),
    getTillShift: byId(shiftIdOf("T1", "2026-04-13")),
    getGuestMessage: byId(one.messages[0]!),
    getTemplate: byId(one.template),
    getTemplateValues: { query: { guestId: guests[0], language: "es" } },
    getPolicy: byId("flexible"),
    getSchedule: byId(one.schedule),
    getRoom: byId(one.suite),
    getRoomType: byId("type-DBL"),
    getSalesChannel: byId("booking"),
    getDocument: byId("D-000001"),
    getReceivable: byId("EM-000005"),
    getBillingSettings: byId("settings"),
    getDayReport: { params: { date: "2026-04-13" } },
    priceMove: { params: { reservationId: one.inHouse }, query: { ...span, roomId: one.suite } },
    previewBulkMessage: { body: bulk },
    checkChain: { query: { from: 0 } },
    findComplainants: { query: { text: "ana" } },
    searchOpenFolios: { query: { text: "ana" } },
    searchGuests: { query: { text: "ana" } },
    listOutgoing: { query: { days: 2 } },
    listHandover: { query: { date: today } },
    listFreeRooms: { query: { departure: "2026-04-16", adults: 2 } },
    getHotelFigures: { query: { ...april, compare: "weekday" } },
    listFigureRows: { query: { ...april, figure: "occupancy" } },
    getForecast: { query: { ...april, compare: "weekday", since: 7 } },
    getProduction: { query: { ...april, compare: "before", by: "channel" } },
    getCancellations: { query: { ...april, by: "channel" } },
    getHousekeepingReport: { query: april },
    explainOffer: { query: offer },
    listOffers: { query: offer },
    listOfferAlternatives: { query: offer },
    getVatBook: { query: april },
  };
}

/** What each call is asked for; the calls that are not named take nothing. */
export const requestsOf = (subjects: Awaited<ReturnType<typeof subjectsIn>>): Record<string, Request> => ({
  ...ofHotel(subjects),
  ...others,
});
