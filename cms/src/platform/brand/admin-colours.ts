import type { Mode, Palette } from 'beursvloer-domain/brand';

/** The custom property that holds a colour of the admin, by the name that Strapi's theme gives it. */
export const propertyOf = (mode: Mode, colour: string) => `--brand-${mode}-${colour}`;

/** The colours of the admin under a brand, in a stylesheet. Buttons have white text in both modes. */
export function adminStylesheet({ light, dark }: Palette): string {
  const pressed = mix(light['action-ink'], 'black', 15);
  const buttons = { buttonPrimary500: pressed, buttonPrimary600: light['action-ink'] };
  const colours = {
    light: { ...buttons, ...shared(light), primary700: pressed },
    dark: { ...buttons, ...shared(dark), primary700: mix(dark['action-ink'], 'white', 20) },
  };
  const lines = (['light', 'dark'] as const).flatMap((mode) =>
    Object.entries(colours[mode]).map(([colour, value]) => `${propertyOf(mode, colour)}:${value};`),
  );
  return `:root{${lines.join('')}}`;
}

const shared = (tokens: Palette[Mode]) => ({
  primary100: tokens['action-soft'],
  primary200: mix(tokens['action-soft'], tokens['action-ink'], 25),
  primary500: tokens['action-line'],
  primary600: tokens['action-ink'],
});

const mix = (one: string, other: string, percent: number) =>
  `color-mix(in oklab, ${one}, ${other} ${percent}%)`;
