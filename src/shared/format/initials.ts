const colours = ["primary", "light", "success", "info", "warning", "danger"] as const;

/** The first letters of the first two words: "Marina Solé" is "MS". */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).slice(0, 2);
  return words.map((word) => (Array.from(word)[0] ?? "").toUpperCase()).join("");
}

/** One of the specification's six colours, derived from the name, so that a person always has the same. */
export function avatarColour(name: string): (typeof colours)[number] {
  const sum = Array.from(name).reduce((hash, letter) => (hash * 31 + letter.codePointAt(0)!) % 1_000_003, 7);
  return colours[sum % colours.length]!;
}
