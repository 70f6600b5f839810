import { mayRead } from '../../platform/access/admin-permissions';
import { hasEnglish } from '../../platform/documents/languages-of-fair';
import type { TodayFact } from '../../platform/today/today';
import { findWritten } from '../written';
import { markBegin, marksTexts } from './texts';

/** Says that texts have marks of what a new fair did not say, such as the legal person that a privacy statement names. */
export const marksFact: TodayFact = {
  permission: mayRead('api::page.page'),
  async read(strapi) {
    const marked = await findWritten(strapi, {
      having: markBegin,
      isDutchOnly: !(await hasEnglish(strapi)),
      wordsIn: (text) => (text.includes(markBegin) ? [markBegin] : []),
    });
    // A privacy statement binds, so it comes first.
    const first = marked.find(({ title }) => title === 'Privacy') ?? marked[0];
    if (!first) return null;
    const { title, to } = first;
    return { text: marksTexts.text(marked.length), link: { text: marksTexts.link(title), to } };
  },
};
