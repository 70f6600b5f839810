import type { Exhibitor } from '../cms/exhibitor';
import { useMessages } from '../messages/messages';
import { pavilionPath } from '../navigation/detail-paths';
import { Chip } from '../ui/chip';
import { Heading } from '../ui/heading';
import { facetHref } from './select';

/** Where else to look from here: others with the exhibitor's themes, and its pavilion. */
export function ThemeLinks({ exhibitor: { themes, pavilion } }: { exhibitor: Exhibitor }) {
  const { detail } = useMessages().exhibitors;
  return (
    <>
      {themes.length > 0 && (
        <section aria-labelledby="themes">
          <Heading level={2} size="subheading" id="themes">
            {detail.themes}
          </Heading>
          <ul className="mt-3 flex flex-wrap gap-2">
            {themes.map(({ slug, name }) => (
              <li key={slug}>
                <Chip to={facetHref('thema', slug)}>{name}</Chip>
              </li>
            ))}
          </ul>
        </section>
      )}
      {pavilion && (
        <section aria-labelledby="pavilion">
          <Heading level={2} size="subheading" id="pavilion">
            {detail.pavilion}
          </Heading>
          <p className="mt-3">
            <Chip to={pavilionPath(pavilion)}>{pavilion.name}</Chip>
          </p>
        </section>
      )}
    </>
  );
}
