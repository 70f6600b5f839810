import type { Mode } from 'beursvloer-domain/brand';
import { propertyOf } from '../../platform/brand/admin-colours';

/** Colours that follow the brand, each with that of a fair without one. */
const following = (mode: Mode, colours: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(colours).map(([name, own]) => [name, `var(${propertyOf(mode, name)}, ${own})`]),
  );

export const lightTheme = {
  colors: {
    ...following('light', {
      primary100: '#e9f9f0',
      primary200: '#a8e6c4',
      primary500: '#1e9d61',
      primary600: '#0f7f4b',
      primary700: '#0c683e',
      buttonPrimary500: '#1e9d61',
      buttonPrimary600: '#0f7f4b',
    }),
    // Strapi's own has too little contrast, in the titles on the home page among others.
    neutral500: '#6b6b86',
  },
};

export const darkTheme = {
  colors: following('dark', {
    primary100: '#05251a',
    primary200: '#0e5234',
    primary500: '#3fbf80',
    primary600: '#3fbf80',
    primary700: '#6fd6a0',
    buttonPrimary500: '#1e9d61',
    buttonPrimary600: '#0f7f4b',
  }),
};
