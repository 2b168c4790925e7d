interface KeyPress {
  key: string;
  shiftKey: boolean;
  nativeEvent: { isComposing: boolean; keyCode: number };
}

/** What Safari calls a key that an input method has swallowed. */
const SWALLOWED = 229;

/** Whether a key press belongs to an input method: its Enter chooses a word and sends nothing. */
export const isComposing = ({ nativeEvent }: Pick<KeyPress, "nativeEvent">) =>
  nativeEvent.isComposing || nativeEvent.keyCode === SWALLOWED;

/** Enter sends; Shift and Enter break the line. */
export const isSubmitEnter = (press: KeyPress) => press.key === "Enter" && !press.shiftKey && !isComposing(press);
