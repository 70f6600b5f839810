import type { SearchSource } from '../../search/sources';
import { folded, foldedWords } from '../../storage/folded';
import { kindsFor, submissionKinds } from './kinds';
import { findRows } from './rows';
import type { WorklistRow } from './shape';

/** Submissions as the worklist finds them, a group for each kind that the administrator may see: contracts and orders are some. */
export const findSubmissions: SearchSource = async (strapi, context, search) => {
  const seen = kindsFor(context, 'read');
  const kinds = submissionKinds().filter(({ about }) => seen.includes(about));
  const words = foldedWords(search);
  return Promise.all(
    kinds.map(async ({ about, name }) => {
      const filters = { form: null, state: null, search, from: null, until: null, kinds: [about] };
      const rows = await findRows(strapi, filters, 1);
      const hits = rows.map((row) => ({
        path: `/form-worklist?${new URLSearchParams({ q: row.receipt })}`,
        title: `${row.receipt} · ${row.formTitle}`,
        about: [row.email, answerWith(words, row)].filter(Boolean).join(' · '),
      }));
      return { name: about, title: name, hits };
    }),
  );
};

/** The answer that shows why a submission was found, if it is in one. */
function answerWith(words: readonly string[], { answers, email }: WorklistRow): string | undefined {
  const found = answers.find(
    ({ text }) => text !== email && words.some((word) => folded(text).includes(word)),
  );
  return found?.text.slice(0, maxAnswerLength);
}

const maxAnswerLength = 100;
