import type { Exhibitor } from '../../content/types/exhibitor';
import { useMessages } from '../../messages/messages';
import { Card } from '../../ui/card/card';
import { Heading } from '../../ui/text/heading';
import { Picture } from '../../ui/media/picture';

export function ProductList({ products, lang }: Pick<Exhibitor, 'products'> & { lang?: string }) {
  const m = useMessages();
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="products">
      <Heading level={2} id="products" className="booth-mark">
        {m.exhibitors.detail.products}
      </Heading>
      <ul lang={lang} className="mt-6 grid gap-4 sm:grid-cols-2">
        {products.map(({ name, text, image }, index) => (
          <Card as="li" key={index} flush className="flex flex-col overflow-hidden">
            {image && (
              <Picture
                file={image}
                sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 100vw"
                className="aspect-3/2"
              />
            )}
            <div className="p-5">
              <Heading level={3} size="subheading">
                {name}
              </Heading>
              {text !== null && <p className="mt-1.5 text-ink-soft">{text}</p>}
            </div>
          </Card>
        ))}
      </ul>
    </section>
  );
}
