import type { Exhibitor } from '../cms/exhibitor';
import { useMessages } from '../messages/messages';
import { pavilionPath } from '../navigation/detail-paths';
import { ChipList } from '../ui/chip-list';
import { facetHref } from './select';

/** Where else to look from here: others with the exhibitor's themes, and its pavilion. */
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
