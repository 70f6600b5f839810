import { cmsFor } from '../content/client/context.server';
import type { RequestContext } from '../content/client/visitor/visitor.server';
import { listSessions } from '../content/types/session';
import type { ListFile } from '../listing/files/list-file';
import { localeOf } from '../messages/locale';
import { messagesFor } from '../messages/messages';
import { speakerPath } from '../site/detail-paths';
import { listPath } from './select';
import { loadSelection } from './speaker-list.server';
import { siteUrlOf } from '../site/site-url.server';

export async function loadSpeakerFile(context: RequestContext, url: URL) {
  const [{ speakers }, sessions] = await Promise.all([
    loadSelection(context, url),
    listSessions(cmsFor(context)),
  ]);
  const {
    speakers: m,
    programme,
    listFiles: { headings: words },
  } = messagesFor(localeOf(url.pathname));
  const siteUrl = siteUrlOf(url);
  const titlesOf = (publicId: number) =>
    sessions
      .filter((session) => session.speakers.some((speaker) => speaker.publicId === publicId))
      .map(({ title }) => title);
  return {
    path: listPath,
    title: m.title,
    headings: {
      id: words.id,
      name: words.name,
      position: words.position,
      organisation: words.organisation,
      themes: words.themes,
      sessions: programme.breadcrumb,
      summary: words.summary,
      url: words.url,
    },
    rows: speakers.map((speaker) => ({
      id: speaker.publicId,
      name: speaker.name,
      position: speaker.position,
      organisation: speaker.organisation,
      themes: speaker.themes.map(({ name }) => name),
      sessions: titlesOf(speaker.publicId),
      summary: speaker.summary,
      url: siteUrl + speakerPath(speaker),
    })),
    printed: {
      headings: [words.name, words.position, words.organisation, programme.breadcrumb],
      nameAt: 0,
      rows: speakers.map(({ publicId, name, position, organisation }) => [
        name,
        position ?? '',
        organisation ?? '',
        titlesOf(publicId).join('; '),
      ]),
    },
  } satisfies ListFile<string>;
}
