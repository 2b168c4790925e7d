import { naughtyStrings } from "../naughtyStrings";
import { pagesInside, pagesOutside } from "../support";

export const widths = [390, 768, 1280, 1920];

/** The more often a key is listed, the more often it is pressed. */
export const keys = [
  "Tab Tab Tab Shift+Tab Enter Enter Space Escape Escape",
  "ArrowDown ArrowDown ArrowUp ArrowLeft ArrowRight Home End PageDown PageUp",
  "Control+k Delete Backspace Control+z Alt+ArrowUp Shift+F10 a r 1 / @",
].flatMap((line) => line.split(" "));

export const texts = [
  "a|e|Lucía|214|RSV-000120|llegada tarde|Suben las toallas|12/11/2026|2026-11-31|1-5|0|-1|1e9|3,5",
  "ana@hotel.com|Bahia-Serena-48|/lista|@|:)| |\n|",
]
  .flatMap((line) => line.split("|"))
  .concat(Object.entries(naughtyStrings).flatMap(([kind, text]) => (kind === "loneSurrogates" ? [] : text))); // no keyboard has halves

/** Possible ids in the app's paths. */
const ids = "- contact-lucia contact-omar RSV-000012 RSV-000120 nobody __proto__ %25 ñ%20/".split(" ");
const oddPaths = "/ /app /nowhere /app/messaging/chat?q=a /app/booking/list?page=99&sort=no /app/booking/list?q=%3C";
const pathsWithId = pagesInside.filter((path) => path.includes("/-"));

export const routes = [
  ...pagesInside,
  ...pathsWithId.flatMap((path) => ids.map((id) => path.replace("/-", `/${id}`))),
  ...pagesOutside,
  ...oddPaths.split(" "),
];

/** The network of a visit, set when the app is loaded: CONTRIBUTING.md describes the parameters. */
export const networks = [
  "latency=0 latency=0 latency=0 latency=0&jitter=400 latency=0&errors=20&seed=3",
  "latency=0&cuts=15&lost=10 latency=0&doubled=30 latency=0&offline=3-8 latency=0&expires=4",
].flatMap((line) => line.split(" "));

export const withNetwork = (path: string, network: string) => `${path}${path.includes("?") ? "&" : "?"}${network}`;
