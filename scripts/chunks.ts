interface Module {
  readonly importers: readonly string[];
  readonly dynamicImporters: readonly string[];
}

type Modules = { getModuleInfo(id: string): Module | null };

const shell = /\/features\/shell\/(AppLayout|shellState)\./;
const authPage = /\/features\/auth\/R\w+Page\./;
const messagingPage = /\/features\/messaging\/(?!frame)\w+\/\w+Page\./;
const otherPage = /\/features\/(?!auth|messaging|shell)[\w/]+Page\./;
const chatsPage = /\/features\/messaging\/chats\/ChatsPage\./;
const messagingState = /\/features\/messaging\/messagingState\./;
const dashboardPage = /\/features\/dashboards\/HotelsDashboardPage\./;
const dashboardState = /\/features\/dashboards\/figures\/dashboardsState\./;
const outletPage = /\/features\/dashboards\/RestaurantsDashboardPage\./;
const reportPage = /\/features\/(reports\/\w+|dashboards\/rows\/FigureRows)Page\./;
const dayPage = /\/features\/reservations\/day\/DayPage\./;
const reservationsState = /\/features\/reservations\/reservationsState\./;
const soldToFields = /\/stay\/booking\/SoldToFields\./;
const reservationPage = /\/features\/reservations\/form\/ReservationPage\./;
const deskPage = /\/features\/desk\/DeskPage\./;
const pricePage = /\/features\/(rates|policies|assignment)\/\w+Page\./;
const documentsPage = /\/features\/billing\/documents\/DocumentsPage\./;
const billingState = /\/features\/billing\/billingState\./;
const openBillsPage = /\/features\/billing\/(payments|receivables)\/\w+Page\./;
const companiesPage = /\/features\/companies\/\w+Page\./;
const planningPage = /\/features\/planning\/PlanningPage\./;
const assignmentPage = /\/features\/assignment\/AssignmentPage\./;
const listPage = /\/shared\/list\/page\/ListPage\./;
const complaintsPage = /\/features\/complaints\/\w+Page\./;
const otherGuestsPage = /\/features\/(requests|guests|loyalty|contact\/\w+)\/\w+Page\./;

/**
 * Modules that are loaded together are one file: each file waits for its turn, six at once over HTTP/1.1, and on a slow network a
 * turn is long. A file holds what all pages of one of `neededBy` import and no earlier file has, and the modules of `with`,
 * which are imported dynamically.
 */
const loadedTogether: Record<string, { neededBy: RegExp[][]; with?: RegExp }> = {
  frame: {
    neededBy: [[shell]],
    with: /\/src\/(app\/areas|features\/(shell\/(AppLayout|shellState)|\w+\/\w+Feature)|shared\/(api\/http|i18n\/catalogueFiles|commands\/commandSources|ui\/states\/useStateOf)|fakeBackend\/(core\/demoAskedFor|worker\/(connectFakeBackend|workerAdapter|locks|startWorker|backendName)))\.|\/node_modules\/axios\/|no-fetch-adapter/,
  },
  // before what the pages of an area share, which would bring that area to all pages
  parts: {
    neededBy: [[messagingPage, otherPage]],
    with: /\/shared\/(i18n\/useWordsIn|ui\/fields\/dates\/LazySaidNights)\./,
  },
  messaging: {
    neededBy: [[either(messagingState, chatsPage)]],
    with: either(messagingState, chatsPage),
  },
  schemas: { neededBy: [[authPage, reservationPage]] },
  // all pages of a hotel but a few have these; before lists and stays, which would bring a list to each record, and a
  // record to each page with a table
  hotel: {
    neededBy: [
      [dashboardPage, listPage],
      [dayPage, either(listPage, reservationPage)],
      [reservationPage, either(listPage, assignmentPage)],
      [planningPage, listPage],
    ],
  },
  // the first page after the sign-in, and the day: no list and no record comes with them
  figures: { neededBy: [[dayPage, dashboardPage]] },
  dashboards: { neededBy: [[dashboardPage, outletPage], [dashboardState]], with: dashboardState },
  reports: { neededBy: [[dashboardPage, reportPage]] },
  lists: { neededBy: [[listPage]] },
  records: {
    neededBy: [
      [reservationPage, either(complaintsPage, otherGuestsPage)],
      [complaintsPage, otherGuestsPage],
    ],
    with: /\/fields\/FieldGroup\./,
  },
  // before accounts: a company has a tax number, and no account is shown with it
  identities: { neededBy: [[companiesPage, either(documentsPage, reservationPage)]] },
  accounts: {
    neededBy: [[either(documentsPage, openBillsPage), reservationPage]],
    with: /\/shared\/billing\/untaxed\.|\/contract\/billing\/billingDocument\./,
  }, // before stays: an invoice shows none
  billing: { neededBy: [[documentsPage, either(openBillsPage, billingState)]] },
  // before stays, which the planning has: it shows no folio
  folios: { neededBy: [], with: /\/shared\/(account|stay\/folio)\/(?!(Bill|Halve|Share)Dialog)/ },
  // with the load that the state of the planning has besides
  stays: { neededBy: [[reservationPage, deskPage]], with: /\/stay\/rooms\/extensionRooms\./ },
  sheets: { neededBy: [[dayPage, deskPage]] },
  reservations: { neededBy: [[reservationsState]], with: either(reservationsState, soldToFields) },
  prices: { neededBy: [[reservationPage, pricePage]] },
};

/** What is imported dynamically is a file of its own. */
const isApart = (id: string, modules: Modules) => modules.getModuleInfo(id)?.dynamicImporters.length !== 0;

const pages = Object.entries(loadedTogether).map(([name, { neededBy, with: joined }]) => {
  const isNeededBy = neededBy.map((all) => all.map(importedBy));
  const isShared = (id: string, modules: Modules) => isNeededBy.some((all) => all.every((by) => by(id, modules)));
  return groupOf(name, (id, modules) => joined?.test(id) === true || (!isApart(id, modules) && isShared(id, modules)));
});

/** Texts that most pages of a part of the product open, one file for each language. */
const textsTogether: Record<string, string[]> = {
  messagingTexts: ["messaging", "chats", "conversation", "composer", "people"],
  hotelTexts: ["controls", "reasons", "reservations", "booking", "day", "desk", "roomState", "requests"],
  stayTexts: ["guests", "guestContact", "register"],
  figureTexts: ["figures", "charts"],
  tillTexts: ["sale", "tickets", "tillShifts"],
  stockTexts: ["articles", "stock", "priceLists"],
};

const texts = Object.entries(textsTogether).map(([name, catalogues]) => ({
  name(id: string) {
    const [, language, catalogue] = /\/locales\/(\w+)\/(\w+)\.json$/.exec(id) ?? [];
    return catalogue !== undefined && catalogues.includes(catalogue) ? `${name}-${language}` : null;
  },
}));

const isInHotelPart = importedBy(/\/hotelPart\./);
const isInHotelSample = importedBy(/\/hotelSample\./);

const isInRequests = importedBy(/\/requestsPart\./);
const isInComplaints = importedBy(/\/complaintsPart\./);
const isInFigures = importedBy(/\/figuresPart\./);
const isInBilling = importedBy(/\/billingPart\./);
const isElsewhere = importedBy(/\/(companiesPart|posPart|sell|giveBack|tillSample|sampleTickets)\./);
const isInDesk = importedBy(/\/(folio|desk|booking)Part\./);

/** Writes to the folio of a stay: many areas do, no first page does. */
const posting = /\/(folio\/(postToFolio|keepFolio|onBehalf)|account\/(accountFaults|posting|allowanceShares))\./;
export const postingPart = groupOf("posting", (id) => posting.test(id));

/**
 * The fake backend's part of the hotel, with what it and its sample import, and what the areas of the first pages share: it
 * comes before the parts of all areas but messaging. The worker asks for what a file imports only when that file has come.
 */
export const hotelPart = groupOf("hotel", (id, modules) => {
  const isOfSample = /\/(hotel\/sample\/(?!property)|companies\/blankCompany)/.test(id);
  // files of their own: one has all countries, and the offers of a stay are needed by few parts
  const isApartFrom =
    /\/(register\/alphaThree|rates\/restrictionReasons|reservations\/offerOf|hotel\/inventoryOf)\./.test(id);
  // the parts of many areas have them
  const isOfMany =
    /\/(records\/serveImport|billing\/customerLanguage|reservations\/(exten(dedInto|sion)|reservationHistory|atContract))\./.test(
      id,
    );
  return (
    isOfMany ||
    isInHotelPart(id, modules) ||
    (!isOfSample && isInHotelSample(id, modules)) ||
    (isInRequests(id, modules) && isInComplaints(id, modules) && !posting.test(id)) ||
    (isInFigures(id, modules) && !isApartFrom && (isInDesk(id, modules) || isInBilling(id, modules)))
  );
});

const isInDocuments = importedBy(/\/billing\/documents\/toDocument\./);

/** A document as it is shown, with all that no part but that of billing has: in pieces it would be larger. */
export const documentsPart = groupOf(
  "documents",
  (id, modules) =>
    isInDocuments(id, modules) && !isInFigures(id, modules) && !isInDesk(id, modules) && !isElsewhere(id, modules),
);

/** Charts and their libraries, whichever page of figures comes first. */
const charts = groupOf("charts", (id) => /\/src\/shared\/charts\/|\/node_modules\/(d3-\w+|internmap)\//.test(id));

/** Groups for the bundler's `codeSplitting`. */
export const pageChunks = [charts, ...texts, ...pages];

function groupOf(name: string, isPart: (id: string, modules: Modules) => boolean) {
  return {
    name: (id: string, modules: Modules) => (isPart(id, modules) ? name : null),
    includeDependenciesRecursively: false,
  };
}

/** Whether a module is one of these pages, or imported by one, however indirectly: in each build, as each worker has one. */
function importedBy(page: RegExp) {
  const knownIn = new WeakMap<Modules, Map<string, boolean>>();
  return function has(id: string, modules: Modules): boolean {
    const known = knownIn.get(modules) ?? new Map<string, boolean>();
    knownIn.set(modules, known);
    if (!known.has(id)) {
      known.set(id, page.test(id)); // ends a cycle
      known.set(id, page.test(id) || (modules.getModuleInfo(id)?.importers ?? []).some((by) => has(by, modules)));
    }
    return known.get(id)!;
  };
}

/** A pattern of one or the other. */
function either(one: RegExp, other: RegExp) {
  return new RegExp(`${one.source}|${other.source}`);
}
