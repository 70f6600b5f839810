import { isSoldOut } from 'beursvloer-domain/orders';
import { maxQuantity } from 'beursvloer-domain/prices';
import type { CatalogueItem } from '../content/types/catalogue-item';
import { useLangOf, useMessages } from '../messages/messages';
import { Badge } from '../ui/card/badge';
import { Card } from '../ui/card/card';
import { cx } from '../ui/cx';
import { Heading } from '../ui/text/heading';
import { Icon } from '../ui/media/icon';
import { Picture } from '../ui/media/picture';
import { RichText } from '../ui/text/rich-text';
import { VisuallyHidden } from '../ui/layout/visually-hidden';
import { ItemPrice } from './item-price';
import { quantitiesFormId } from './select';

export function ItemRow({
  item,
  today,
  priority,
}: {
  item: CatalogueItem;
  today: string;
  priority: boolean;
}) {
  const m = useMessages().catalogue;
  const lang = useLangOf()(item);
  const { code, name, summary, description, image, left } = item;
  const soldOut = isSoldOut(item);
  return (
    <Card
      as="article"
      flush
      className="grid overflow-hidden sm:grid-cols-[11rem_minmax(0,1fr)] lg:grid-cols-[14rem_minmax(0,1fr)] print:grid-cols-[7rem_minmax(0,1fr)]"
    >
      <div className={cx('bg-sunken max-sm:aspect-5/2', soldOut && 'opacity-60 grayscale')}>
        {image && (
          <Picture
            file={image}
            sizes="(min-width: 1024px) 14rem, (min-width: 640px) 11rem, 100vw"
            priority={priority}
            alt=""
            className="h-full w-full"
          />
        )}
      </div>
      <div className="grid gap-x-8 gap-y-4 p-5 lg:grid-cols-[minmax(0,1fr)_14.5rem] print:grid-cols-[minmax(0,1fr)_11rem]">
        <div className="min-w-0">
          <Heading level={4} lang={lang}>
            {name}
          </Heading>
          {summary !== '' && (
            <p lang={lang} className="mt-1.5">
              {summary}
            </p>
          )}
          <ItemFacts item={item} today={today} />
          {description.length > 0 && (
            <details className="group/more mt-3 print:hidden">
              <summary className="inline-flex min-h-9 list-none items-center gap-1 font-semibold text-action-ink underline-offset-4 hover:underline [&::-webkit-details-marker]:hidden">
                {m.more}
                <Icon name="chevron-down" className="transition-transform group-open/more:rotate-180" />
              </summary>
              <div className="mt-1">
                <RichText value={description} lang={lang} />
              </div>
            </details>
          )}
        </div>
        <div className="flex flex-col items-start gap-3">
          <ItemPrice item={item} />
          {soldOut ? (
            <Badge tone="danger">{m.soldOut}</Badge>
          ) : (
            <Quantity code={code} name={name} left={left} lang={lang} />
          )}
        </div>
      </div>
    </Card>
  );
}

function ItemFacts({ item, today }: { item: CatalogueItem; today: string }) {
  const { catalogue: m, format } = useMessages();
  const { code, dimensions, deadline, left } = item;
  const day = deadline === null ? null : format.day(deadline);
  const facts = [
    { term: m.code, value: code },
    { term: m.dimensions, value: dimensions },
    {
      term: m.deadline,
      value: day !== null && deadline !== null && deadline < today ? m.deadlineOver(day) : day,
    },
    { term: m.stock, value: left === null || isSoldOut(item) ? null : m.left(left) },
  ];
  return (
    <dl className="mt-3 flex flex-wrap gap-x-6 gap-y-1.5 text-sm">
      {facts.map(
        ({ term, value }) =>
          value !== null && (
            <div key={term} className="flex max-w-full flex-wrap gap-x-1.5">
              <dt className="text-ink-soft">{term}</dt>
              <dd className="font-semibold">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** How many to order; the field belongs to the form at the foot of the screen, so that it works without scripts. */
function Quantity({
  code,
  name,
  left,
  lang,
}: {
  code: string;
  name: string;
  left: number | null;
  lang?: string;
}) {
  const m = useMessages().catalogue;
  return (
    <label className="no-print flex items-center gap-2.5 font-semibold">
      <span>
        {m.quantity}
        <VisuallyHidden lang={lang}>: {name}</VisuallyHidden>
      </span>
      <input
        form={quantitiesFormId}
        name={code}
        type="number"
        min={0}
        max={Math.min(maxQuantity, left ?? maxQuantity)}
        inputMode="numeric"
        autoComplete="off"
        placeholder="0"
        className="field h-11 w-24 scroll-mb-24 px-3 font-normal tabular-nums"
      />
    </label>
  );
}
