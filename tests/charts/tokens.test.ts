import { readFileSync } from "node:fs";

import { expect, it } from "vitest";

const tokens = readFileSync("src/styles/_tokens.scss", "utf8");
const themes = ["light", "dark"].map((theme) => {
  const [, block = ""] =
    new RegExp(`data-bs-theme="${theme}"\\] \\{([^}]+(?:\\}[^\\n;]*;[^}]*)*)\\n  \\}`).exec(tokens) ?? [];
  return { theme, block };
});

/** The value of a variable of the sheet, or of a custom property of a theme. */
function colourOf(name: string, block: string): string {
  const [, value = ""] = new RegExp(`${name.replace("$", "\\$")}: ([^;]+);`).exec(block) ?? [];
  const variable = /\$[\w-]+/.exec(value)?.[0];
  return variable ? colourOf(variable, tokens) : value;
}

/** WCAG 2.2, relative luminance. */
function luminanceOf(colour: string): number {
  const [red, green, blue] = (colour.length === 4 ? colour.replaceAll(/\w/g, "$&$&") : colour)
    .match(/\w\w/g)!
    .map((part) => Number.parseInt(part, 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

const contrastOf = (one: string, other: string) => {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

it.each(themes)("sets charts off from each surface by 3:1, in the $theme theme", ({ block }) => {
  for (const look of ["first", "second", "third", "rest"]) {
    for (const surface of ["surface", "surface-raised", "surface-sunken"]) {
      expect(contrastOf(colourOf(`--chart-${look}`, block), colourOf(`--${surface}`, block))).toBeGreaterThanOrEqual(3);
    }
  }
});
