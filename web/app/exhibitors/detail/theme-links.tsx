import type { Exhibitor } from '../../content/types/exhibitor';
import { useMessages } from '../../messages/messages';
import { pavilionPath } from '../../site/detail-paths';
import { ChipList } from '../../ui/card/chip-list';
import { facetHref } from '../list/select';

export function ThemeLinks({ exhibitor: { themes, pavilion } }: { exhibitor: Exhibitor }) {
  const { detail } = useMessages().exhibitors;
  return (
    <>
      <ChipList
        title={detail.themes}
        chips={themes.map(({ slug, name, ...theme }) => ({
          ...theme,
          to: facetHref('thema', slug),
          label: name,
        }))}
      />
      {pavilion && (
        <ChipList
          title={detail.pavilion}
          chips={[{ ...pavilion, to: pavilionPath(pavilion), label: pavilion.name }]}
        />
      )}
    </>
  );
}
