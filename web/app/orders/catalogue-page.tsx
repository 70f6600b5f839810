import { Blocks } from '../blocks/blocks';
import { ReadingList } from '../listing/reading-list';
import { useLangOf, useMessages } from '../messages/messages';
import { lazyHydrate } from '../rendering/hydration/lazy-hydrate';
import { Heading } from '../ui/text/heading';
import type { CatalogueData } from './catalogue.server';
import { ItemRow } from './item-row';
import { cataloguePath, catalogueDefinition } from './select';

const OrderBar = lazyHydrate(() => import('./order-bar'));
const HowToOrder = lazyHydrate(() => import('./how-to-order'));

export function CataloguePage({
  data: { state, groups, facets, shown, page, today },
}: {
  data: CatalogueData;
}) {
  const m = useMessages().catalogue;
  const langOf = useLangOf();
  const listed = groups.flatMap(({ items }) => items);
  const shownGroups = groups.filter(({ isShown }) => isShown);
  const topItems = listed.filter(({ isShown }) => isShown).slice(0, 2);
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
        {groups.map((group) => {
          const { category, items, isShown } = group;
          return (
            <div
              key={category?.slug ?? ''}
              hidden={!isShown}
              className={group === shownGroups[0] ? 'mt-6' : 'mt-10'}
            >
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
                {items.map((one) => (
                  <li key={one.item.code} hidden={!one.isShown} className="break-inside-avoid">
                    <ItemRow item={one.item} today={today} priority={topItems.includes(one)} />
                  </li>
                ))}
              </ul>
            </div>
          );
        })}
      </ReadingList>
      {listed.length > 0 && <OrderBar items={listed.map(({ item }) => item)} />}
      <HowToOrder />
      {page && <Blocks blocks={page.blocks} lang={langOf(page)} />}
    </>
  );
}
