import type { RequestContext } from '../../content/client/visitor/visitor.server';
import type { ListFile } from '../../listing/files/list-file';
import { localeOf } from '../../messages/locale';
import { messagesFor } from '../../messages/messages';
import { exhibitorPath, kindOf, listPath } from '../kinds';
import { standsByHall } from '../stands';
import { loadSelection } from './exhibitor-list.server';
import { siteUrlOf } from '../../site/site-url.server';

export async function loadExhibitorFile(context: RequestContext, url: URL, slug: string | undefined) {
  const { kind, names, exhibitors } = await loadSelection(context, url, slug);
  const kindName = ({ kind: key }: { kind: string }) => kindOf(names.kinds, key)?.name ?? '';
  const {
    exhibitors: m,
    listFiles: { headings: words },
  } = messagesFor(localeOf(url.pathname));
  const siteUrl = siteUrlOf(url);
  const places = exhibitors.map((exhibitor) => standsByHall(exhibitor));
  return {
    path: listPath(kind),
    title: kind === null ? m.title : kind.plural,
    headings: {
      id: words.id,
      name: words.name,
      kind: words.kind,
      stands: words.stands,
      halls: words.hall,
      pavilion: words.pavilion,
      themes: words.themes,
      place: words.place,
      summary: words.summary,
      url: words.url,
    },
    rows: exhibitors.map((exhibitor, index) => ({
      id: exhibitor.publicId,
      name: exhibitor.name,
      kind: kindName(exhibitor),
      stands: (places[index] ?? []).flatMap(({ codes }) => codes),
      halls: (places[index] ?? []).flatMap(({ hall }) => hall ?? []),
      pavilion: exhibitor.pavilion?.name ?? null,
      themes: exhibitor.themes.map(({ name }) => name),
      place: exhibitor.place,
      summary: exhibitor.summary,
      url: siteUrl + exhibitorPath(exhibitor),
    })),
    printed: {
      headings: [words.name, words.stands, words.hall, words.kind],
      nameAt: 0,
      rows: exhibitors.map((exhibitor, index) => [
        exhibitor.name,
        (places[index] ?? []).flatMap(({ codes }) => codes).join(', '),
        (places[index] ?? []).flatMap(({ hall }) => hall ?? []).join(', '),
        kindName(exhibitor),
      ]),
    },
  } satisfies ListFile<string>;
}
