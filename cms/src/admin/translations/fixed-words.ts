/** What Strapi's design system says by itself, outside its translations, and what that is in Dutch. */
const words: Readonly<Record<string, string>> = {
  'Close modal': 'Venster sluiten',
  Clear: 'Leegmaken',
  clear: 'leegmaken',
  'Choose date': 'Datum kiezen',
  'Choose time': 'Tijd kiezen',
  Month: 'Maand',
  Year: 'Jaar',
  On: 'Aan',
  Off: 'Uit',
  Pagination: 'Pagina’s',
  'Loading content...': 'Bezig met laden…',
  'Select or enter a value': 'Kies een waarde of vul er een in',
};

/** How far a document is, in the list of its languages. */
const statuses = { draft: 'Concept', published: 'Gepubliceerd', modified: 'Gewijzigd' };

/** A default of a part of the design system that somebody reads or hears. */
export const spoken = /((?:[lL]abel|Message|placeholder): \w+ = )"([^"]+)"/g;

/** The files that have English words of their own, and how those become Dutch. */
const files: readonly { path: RegExp; inDutch: (code: string) => string }[] = [
  {
    path: /\/@strapi\/design-system\/dist\/index\.mjs$/,
    inDutch: (code) =>
      code.replace(spoken, (_, start: string, word: string) => start + JSON.stringify(words[word] ?? word)),
  },
  {
    // It is given nothing but statuses.
    path: /\/@strapi\/i18n\/dist\/admin\/utils\/strings\.mjs$/,
    inDutch: (code) =>
      code.replace('capitalize = (str)=>', (start) => `${start}(${JSON.stringify(statuses)})[str] ?? `),
  },
];

/**
 * Puts Dutch words in the place of those that Strapi's code holds itself while the admin is built, as no setting reaches
 * them. A word that is not known here stays; a test says which.
 */
export function dutchFixedWords() {
  return {
    name: 'dutch-fixed-words',
    transform(code: string, id: string): { code: string; map: null } | null {
      const name = id.split('?', 1)[0]?.replaceAll('\\', '/') ?? '';
      const file = files.find(({ path }) => path.test(name));
      return file ? { code: file.inDutch(code), map: null } : null;
    },
  };
}
