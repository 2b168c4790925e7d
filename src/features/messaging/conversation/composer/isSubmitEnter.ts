interface KeyPress {
  key: string;
  shiftKey: boolean;
  nativeEvent: { isComposing: boolean; keyCode: number };
}

/** Safari's key code for a key that an input method handled. */
const SWALLOWED = 229;

/** Whether an input method handles the key: its Enter chooses a word and must not send. */
export const isComposing = ({ nativeEvent }: Pick<KeyPress, "nativeEvent">) =>
  nativeEvent.isComposing || nativeEvent.keyCode === SWALLOWED;

/** Enter sends; Shift+Enter adds a line break. */
export const isSubmitEnter = (press: KeyPress) => press.key === "Enter" && !press.shiftKey && !isComposing(press);
