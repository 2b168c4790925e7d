import { type Place, RowHeights } from "../state/rowWindow";

/** Pixels from the end: within the first the list follows new messages, beyond the second it stops. */
const ENTER_END = 24;
const LEAVE_END = 80;

/** Pixels of the list last in view: reading it from the page for the first rows would force a layout. */
let lastView = 700;

/** The scroll position in a list of rows. It changes with each frame without rendering. */
export class Reading {
  /** The place that is kept, whatever changes around it. */
  place: Place;
  /** Follows the end. */
  isFollowing: boolean;
  /** Visible pixels of the list. */
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

  /** Of a scroller: pixels before and after the view. An end with more rows behind it is not followed. */
  scroll(top: number, toEnd: number, isLastRow: boolean, firstInView: () => Place) {
    if (!isLastRow) this.isFollowing = false;
    else if (toEnd <= ENTER_END) this.isFollowing = true;
    else if (toEnd > LEAVE_END && top < this.#lastTop) this.isFollowing = false;
    this.#lastTop = top;
    this.place = this.isFollowing ? "end" : firstInView();
  }
}
