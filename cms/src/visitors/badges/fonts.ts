/** The font of a badge. It has the letters of the languages of Western and Central Europe. */
const main = 'Figtree';

/**
 * Fonts for what the main one does not have; the first that has a character draws it. There is one for each script in which a
 * country writes names, and one for emoji. Chocolate Classical Sans has Han and kana, NanumGothic Hangul: both come with few
 * weights, and thus few megabytes.
 */
const fallbacks = [
  // Latin with all its marks, Greek, Cyrillic and Devanagari.
  'Noto Sans',
  'Noto Sans Arabic',
  'Noto Sans Armenian',
  'Noto Sans Bengali',
  'Noto Sans Ethiopic',
  'Noto Sans Georgian',
  'Noto Sans Gujarati',
  'Noto Sans Gurmukhi',
  'Noto Sans Hebrew',
  'Noto Sans Kannada',
  'Noto Sans Khmer',
  'Noto Sans Lao',
  'Noto Sans Malayalam',
  'Noto Sans Myanmar',
  'Noto Sans Sinhala',
  'Noto Sans Tamil',
  'Noto Sans Telugu',
  'Noto Sans Thai',
  'Chocolate Classical Sans',
  'NanumGothic',
  'Noto Emoji',
];

export const families = [main, ...fallbacks];

export const fontFiles = [
  ...['400Regular', '700Bold', '800ExtraBold'].map((style) => fontFile(main, style)),
  fontFile('Noto Sans', '700Bold'),
  ...fallbacks.map((family) => fontFile(family, '400Regular')),
];

function fontFile(family: string, style: string): string {
  const folder = family.replace(/ |(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
  return require.resolve(`@expo-google-fonts/${folder}/${style}/${family.replaceAll(' ', '')}_${style}.ttf`);
}
