interface Reviewed {
  rule: string;
  /** The selector of the element. */
  where: string;
  why: string;
}

/** What axe-core cannot decide and a person has reviewed. The whole sweep fails on an entry that no longer occurs. */
export const reviewed: Reviewed[] = [
  {
    rule: "aria-required-children",
    where: "[role=listbox]:empty",
    why: "The list of a combobox that is closed: its options are drawn while it is open, and the field says which it is.",
  },
  {
    rule: "scrollable-region-focusable",
    where: ".suggestions[role=listbox]",
    why: "The focus stays in the message box, whose arrow keys walk the options and scroll them into view.",
  },
  {
    rule: "label-content-name-mismatch",
    where: "[frimousse-emoji]",
    why: "An emoji is a picture, and its name says what it shows.",
  },
  {
    rule: "scrollable-region-focusable",
    where: ".emoji-viewport",
    why: "The focus stays in the search field, whose arrow keys walk the emojis and scroll them into view.",
  },
  {
    rule: "target-size",
    where: ".time-grid-cell",
    why: "A bar lies over the cells of its nights: a press anywhere on it opens it.",
  },
];
