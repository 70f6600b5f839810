import { Blocks } from '../blocks/blocks';
import { ReadingList } from '../listing/reading-list';
import { useLangOf, useMessages } from '../messages/messages';
import { lazyHydrate } from '../rendering/hydration/lazy-hydrate';
import { Heading } from '../ui/text/heading';
import type { CatalogueData } from './catalogue.server';
import { ItemRow } from './item-row';
import { cataloguePath, catalogueDefinition } from './select';

const HowToOrder = lazyHydrate(() => import('./how-to-order'));

/** The catalogue with its prices, how to order, and what editors wrote about it. */
export function CataloguePage({
  data: { state, groups, facets, shown, page, today },
}: {
  data: CatalogueData;
}) {
  const m = useMessages().catalogue;
  const langOf = useLangOf();
  return (
    <>
      <ReadingList
        pathname={cataloguePath}
        texts={{ ...m, title: page?.title ?? m.title }}
        definition={catalogueDefinition}
        state={state}
        shown={shown}
        facet={{ name: 'groep', label: m.groups, values: facets.groep }}
        emptyIcon="megaphone"
      >
        <p className="max-w-text text-ink-soft">{m.vatNote}</p>
        {groups.map(({ category, items }, groupIndex) => (
          <div key={category?.slug ?? ''} className="mt-10 first-of-type:mt-6">
            <Heading
              level={3}
              size="heading"
              lang={category ? langOf(category) : undefined}
              className="booth-mark"
            >
              {category?.name ?? m.other}
            </Heading>
            {category?.text && (
              <p lang={langOf(category)} className="mt-2 max-w-text">
                {category.text}
              </p>
            )}
            <ul className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-4">
              {items.map((item, index) => (
                <li key={item.code} className="break-inside-avoid">
                  <ItemRow item={item} today={today} priority={groupIndex === 0 && index < 2} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </ReadingList>
      <HowToOrder items={groups.flatMap(({ items }) => items)} />
      {page && <Blocks blocks={page.blocks} lang={langOf(page)} />}
    </>
  );
}
