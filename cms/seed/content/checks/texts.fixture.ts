import { albums } from '../albums';
import { calendar } from '../calendar';
import { english } from '../english';
import { exhibitors } from '../exhibitors';
import { faq } from '../faq';
import { interviews } from '../interviews';
import { news } from '../news';
import { pages } from '../pages';
import { pavilions } from '../venue/pavilions';
import { rooms } from '../venue/rooms';
import { sessions } from '../sessions';
import { site } from '../site/settings';
import { speakers } from '../speakers';
import { vacancies } from '../vacancies';

/** Every text of the fair that visitors read now, in both languages. */
export const texts = stringsIn({
  albums,
  calendar,
  english,
  exhibitors,
  faq,
  interviews,
  news,
  pages,
  pavilions,
  rooms,
  sessions,
  site,
  speakers,
  vacancies,
});

/** Every text in a seed, but for what only the organiser reads. */
export function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, below]) => (name === 'internalNote' ? [] : stringsIn(below)));
}

/** Every place where the pattern stands, with the words around it for who has to mend it. */
export function foundIn(all: readonly string[], pattern: RegExp) {
  return all.flatMap((text) =>
    [...text.matchAll(pattern)].map((match) => ({
      said: match.slice(1),
      around: text.slice(Math.max(0, match.index - 60), match.index + 80),
    })),
  );
}
