/** Colours by token name, as #RRGGBB. */
export type Palette = Readonly<Record<string, string>>;

export interface Pair {
  front: string;
  ground: string;
  least: number;
}

export function readPalette(css: string): Palette {
  return Object.fromEntries(
    [...css.matchAll(/--([\w-]+):\s*(#[\da-f]{6})/gi)].map(([, name, colour]) => [name, colour]),
  );
}

/** The pairs whose WCAG contrast is below the required minimum. */
export function weakPairs(pairs: readonly Pair[], palette: Palette): string[] {
  return pairs.flatMap(({ front, ground, least }) => {
    const contrast = contrastOf(colourOf(front, palette), colourOf(ground, palette));
    return contrast >= least
      ? []
      : [`${front} on ${ground}: ${contrast.toFixed(2)} under ${least}`];
  });
}

function colourOf(name: string, palette: Palette): string {
  const colour = palette[name];
  if (colour === undefined) throw new Error(`no token is named --${name}`);
  return colour;
}

function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
