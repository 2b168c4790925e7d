import { type Place, RowHeights } from "./rowWindow";

/** Pixels from the end within which one follows it, and beyond which one has left it. */
const ENTER_END = 24;
const LEAVE_END = 80;

/** Pixels of the list that were in view last: asked of the page for the first rows, it would have it laid out for that. */
let lastView = 700;

/** How far somebody has come in a list of rows. It changes with each frame, and nothing is drawn for that alone. */
export class Reading {
  /** What stays where it is, whatever becomes higher, lower, more or fewer around it. */
  place: Place;
  /** At the end one goes with it. */
  isFollowing: boolean;
  /** Pixels of the list that are in view. */
  view = lastView;
  readonly heights = new RowHeights();
  #lastTop = 0;

  constructor(place: Place, isFollowing: boolean) {
    this.place = place;
    this.isFollowing = isFollowing;
  }

  seeIn(view: number) {
    this.view = view;
    lastView = view;
  }

  goTo(place: Place, isFollowing: boolean) {
    this.place = place;
    this.isFollowing = isFollowing;
  }

  /** Of a scroller: pixels before what is in view and after it; an end beyond which there is more is not followed. */
  scroll(top: number, toEnd: number, isLastRow: boolean, firstInView: () => Place) {
    if (!isLastRow) this.isFollowing = false;
    else if (toEnd <= ENTER_END) this.isFollowing = true;
    else if (toEnd > LEAVE_END && top < this.#lastTop) this.isFollowing = false;
    this.#lastTop = top;
    this.place = this.isFollowing ? "end" : firstInView();
  }
}
