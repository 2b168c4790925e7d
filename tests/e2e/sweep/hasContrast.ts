/**
 * Whether a text has enough contrast with its background or its ancestors' (WCAG 1.4.3); undefined if that cannot be
 * decided: a picture lies between, or all of it is transparent. Runs in the page. axe gives no verdict where other
 * elements overlap, such as a row's transparent link, nor on a single letter.
 */
export function hasContrast(element: Element): boolean | undefined {
  type Colour = [red: number, green: number, blue: number, alpha: number];
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true })!;

  /** Any CSS colour. */
  function read(css: string): Colour {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = css;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255];
  }

  const over = (upper: Colour, lower: Colour): Colour => {
    const mixed = (place: 0 | 1 | 2) => upper[place] * upper[3] + lower[place] * (1 - upper[3]);
    return [mixed(0), mixed(1), mixed(2), 1];
  };

  function luminance([red, green, blue]: Colour): number {
    const [r, g, b] = [red, green, blue].map((value) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
  }

  const layers: Colour[] = [];
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(at);
    const hasArrow = at.tagName === "SELECT"; // a picture beside the text, not behind it
    if (opacity !== "1" || (backgroundImage !== "none" && !hasArrow)) return undefined;
    layers.push(read(backgroundColor));
    if (layers.at(-1)![3] === 1) break;
  }
  if (layers.at(-1)?.[3] !== 1) layers.push([255, 255, 255, 1]); // the browser's default background
  const background = layers.reduceRight((lower, upper) => over(upper, lower));

  const { color, fontSize, fontWeight } = getComputedStyle(element);
  const lights = [luminance(over(read(color), background)), luminance(background)];
  const ratio = (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
  const size = Number.parseFloat(fontSize);
  const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
  return ratio >= (isLarge ? 3 : 4.5);
}
