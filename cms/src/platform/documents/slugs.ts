/** The form of a slug, the last segment of a page's URL. */

const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export const maxSlugLength = 200;

/** Characters that are written out, and letters that do not split into a letter and an accent. */
const written: Readonly<Record<string, string>> = {
  '&': ' en ',
  '+': ' plus ',
  '€': ' euro ',
  '%': ' procent ',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  й: 'j',
};

/** Greek (ISO 843) and Cyrillic (as passports have it) in Latin letters, without their accents. */
const latin = new Map(
  [
    'α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ x ο o π p ρ r σ s ς s τ t υ y φ f χ ch ψ ps ω o',
    'а a б b в v г g д d е e ж zh з z и i к k л l м m н n о o п p р r с s т t у u ф f х kh ц ts ч ch ш sh щ shch',
    'ы y э e ю yu я ya є ye і i ґ g ј j љ lj њ nj ђ dj ћ c џ dz ѕ dz',
  ].flatMap((line) =>
    [...line.matchAll(/(\S+) (\S+)/g)].map(([, letter = '', text = '']) => [letter, text] as const),
  ),
);
/** Cyrillic signs that only soften or harden the letter before them. */
const softSigns = /[ъь]/g;

export function isSlug(slug: string): boolean {
  return slug.length <= maxSlugLength && slugPattern.test(slug);
}

/** The slug of a title; empty for a title without digits and letters of Latin, Greek or Cyrillic. */
export function toSlug(title: string): string {
  const plain = [...title.toLowerCase()].map((sign) => written[sign] ?? sign).join('');
  const letters = plain
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .replace(softSigns, '');
  const slug = [...letters]
    .map((letter) => latin.get(letter) ?? letter)
    .join('')
    .replace(/[^a-z0-9]+/g, '-');
  return slug.slice(0, maxSlugLength).replace(/^-+|-+$/g, '');
}

export function numbered(slug: string, isFree: (slug: string) => boolean): string {
  for (let number = 1; ; number += 1) {
    const end = `-${number}`;
    const next = slug.slice(0, maxSlugLength - end.length) + end;
    if (isFree(next)) return next;
  }
}

/**
 * True for a slug that is made of this title, perhaps with a number at the end.
 * @param numberedAs the slug, before a number, for a title that makes none
 */
export function followsTitle(slug: string, title: string, numberedAs: string): boolean {
  const own = toSlug(title);
  const isNumbered = (base: string) =>
    slug.startsWith(`${base}-`) && /^\d+$/.test(slug.slice(base.length + 1));
  return own === '' ? isNumbered(numberedAs) : slug === own || isNumbered(own);
}
