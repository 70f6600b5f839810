import type { MouseEvent } from 'react';
import type { Messages } from '../../messages/nl';
import type { SearchResponse } from '../search-response';
import { HitLines } from '../hit-lines';
import { kinds } from '../kinds';
import { OptionLine, type OptionGroup } from './options';
import { allHref, searchHref } from '../index/paths';

type OnLeave = (event: MouseEvent) => void;

export function foundGroups(
  { groups, total }: SearchResponse,
  query: string,
  m: Messages['search'],
  onLeave: OnLeave,
): OptionGroup[] {
  const found = groups.map((group): OptionGroup => {
    const { kind, hits } = group;
    const options = hits.map((hit) => ({
      key: hit.path,
      to: hit.path,
      onChoose: onLeave,
      content: <HitLines hit={hit} kind={kind} />,
    }));
    const more = {
      key: `all-${kind}`,
      to: allHref(query, kind),
      onChoose: onLeave,
      content: (
        <OptionLine icon={kinds[kind].list === null ? 'arrow-right' : 'list'} strong>
          {m.allOfKind(group.total, m.kinds[kind])}
        </OptionLine>
      ),
    };
    return {
      key: kind,
      heading: m.kinds[kind],
      total: group.total,
      options: group.total > hits.length ? [...options, more] : options,
    };
  });
  const all = {
    key: 'all',
    to: searchHref(query),
    onChoose: onLeave,
    content: (
      <OptionLine icon="search" strong>
        {m.all(total)}
      </OptionLine>
    ),
  };
  return [...found, { key: 'all', heading: m.results, options: [all] }];
}

export function recentGroup(
  recent: readonly string[],
  m: Messages['search'],
  onChoose: (query: string) => void,
): OptionGroup[] {
  if (recent.length === 0) return [];
  const options = recent.map((query) => ({
    key: query,
    to: null,
    onChoose: () => onChoose(query),
    content: <OptionLine icon="rotate-ccw">{query}</OptionLine>,
  }));
  return [{ key: 'recent', heading: m.empty.recent, options }];
}

export function linkGroup(
  links: readonly { label: string; url: string }[],
  m: Messages['search'],
  onLeave: OnLeave,
): OptionGroup[] {
  if (links.length === 0) return [];
  const options = links.map(({ label, url }) => ({
    key: url,
    to: url,
    onChoose: onLeave,
    content: <OptionLine icon="arrow-right">{label}</OptionLine>,
  }));
  return [{ key: 'links', heading: m.empty.goTo, options }];
}
