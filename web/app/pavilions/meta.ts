import type { MetaDescriptor } from 'react-router';
import type { Place } from 'schema-dts';
import type { Pavilion } from '../content/types/pavilion';
import type { Site } from '../site/site-context';
import { languagesOf } from '../messages/locale';
import { messagesFor } from '../messages/messages';
import { breadcrumbs, linkedData, pictureUrl, placeAtFair } from '../meta/linked-data';
import { pageMeta } from '../meta/page-meta';
import { pavilionPath } from '../site/detail-paths';
import { listPath } from './members';
import type { PavilionDetailData } from './pavilion-detail.server';
import type { PavilionListData } from './pavilion-list.server';

export function listMeta(data: PavilionListData | undefined, site: Site | undefined): MetaDescriptor[] {
  if (!data) return [];
  const { title, intro } = messagesFor(site?.locale ?? 'nl').pavilions;
  return pageMeta({ title, description: intro, path: listPath }, site);
}

export function detailMeta(data: PavilionDetailData | undefined, site: Site): MetaDescriptor[] {
  if (!data) return [];
  const { pavilion } = data;
  const { name, summary, seo } = pavilion;
  const m = messagesFor(site.locale).pavilions;
  const description = summary || m.metaDetail(name, site.settings.name);
  return [
    ...pageMeta(
      { title: name, description, path: pavilionPath(pavilion), languages: languagesOf(pavilion), seo },
      site,
    ),
    linkedData([
      placeData(pavilion, site),
      breadcrumbs(site, [
        { label: m.title, path: listPath },
        { label: name, path: pavilionPath(pavilion) },
      ]),
    ]),
  ];
}

function placeData(pavilion: Pavilion, site: Site): Place {
  const { name, summary, image, hall } = pavilion;
  return {
    '@type': 'Place',
    name,
    url: `${site.origin}${pavilionPath(pavilion)}`,
    description: summary || undefined,
    image: pictureUrl(image, site.origin),
    containedInPlace: placeAtFair(hall?.name ?? null, site),
  };
}
