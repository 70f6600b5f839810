/** What Strapi's design system says by itself, in English and outside its translations, and what that is in Dutch. */
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

const source = /[\\/]@strapi[\\/]design-system[\\/]dist[\\/]index\.mjs$/;

/** A default of one of its parts that somebody reads or hears. */
export const spoken = /((?:[lL]abel|Message|placeholder): \w+ = )"([^"]+)"/g;

/**
 * Puts the Dutch words in the place of the design system's own while the admin is built, as no setting reaches them. A
 * word that is not known here stays; a test says which.
 */
export function dutchDesignSystem() {
  return {
    name: 'dutch-design-system',
    transform(code: string, id: string): { code: string; map: null } | null {
      if (!source.test(id.split('?', 1)[0] ?? '')) return null;
      const dutch = (_: string, start: string, word: string) => start + JSON.stringify(words[word] ?? word);
      return { code: code.replace(spoken, dutch), map: null };
    },
  };
}
