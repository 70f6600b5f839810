import { editionName } from '../../site/edition-name';
import { langOn, type Written } from '../../messages/locale';
import { messagesFor } from '../../messages/messages';
import * as paths from '../../site/detail-paths';
import type { SearchDocument } from '../kinds';
import { document } from './document';
import type { SearchContent } from './search-content.server';

/** The past editions and what was in them, each with its year. Without long texts: there are more of them every year. */
export function pastDocuments({ past }: Pick<SearchContent, 'past'>, locale: string): SearchDocument[] {
  const { format, search } = messagesFor(locale);
  const found = (of: Written, path: string, name: string, note: (string | null)[], summary: string) => ({
    ...document('past', path, name, note, [summary]),
    lang: langOn(locale, of),
  });
  return past.flatMap(({ edition, exhibitors, sessions, speakers }) => {
    const year = String(edition.year);
    const when = format.dayRange(edition.days.map(({ date }) => date));
    return [
      document('past', paths.editionPath(edition.year), editionName(edition), [when], []),
      ...exhibitors.map((exhibitor) => {
        const { name, place, summary } = exhibitor;
        const note = [year, search.pastKinds.exhibitor, place];
        return found(exhibitor, paths.exhibitorPath(exhibitor), name, note, summary);
      }),
      ...sessions.map((session) => {
        const { title, kind, speakers: onStage, summary } = session;
        const note = [year, kind?.name ?? search.pastKinds.session, ...onStage.map(({ name }) => name)];
        return found(session, paths.sessionPath(session), title, note, summary);
      }),
      ...speakers.map((speaker) => {
        const { name, organisation, summary } = speaker;
        const note = [year, search.pastKinds.speaker, organisation];
        return found(speaker, paths.speakerPath(speaker), name, note, summary);
      }),
    ];
  });
}
