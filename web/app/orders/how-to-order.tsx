import { useHref } from 'react-router';
import type { CatalogueItem } from '../content/types/catalogue-item';
import { useMessages } from '../messages/messages';
import { Button, ButtonLink } from '../ui/form/button';
import { Section } from '../ui/layout/section';
import { ChosenTotal } from './chosen-total';
import { useOrderContact } from './order-contact';
import { orderPath, quantitiesFormId } from './select';

/** How an order is made: the quantities in the list are fields of the form here. */
export default function HowToOrder({ items }: { items: readonly CatalogueItem[] }) {
  const m = useMessages().catalogue.how;
  const contact = useOrderContact();
  return (
    <Section title={m.title} tone="tint" id="bestellen">
      <ol className="grid gap-5 sm:grid-cols-2 xl:grid-cols-4">
        {m.steps.map((step, index) => (
          <li key={step} className="flex gap-3">
            <span
              aria-hidden="true"
              className="grid size-9 shrink-0 place-items-center rounded-full bg-brand font-display font-bold text-on-brand"
            >
              {index + 1}
            </span>
            <span className="pt-1">{step}</span>
          </li>
        ))}
      </ol>
      <form
        id={quantitiesFormId}
        method="get"
        action={useHref(orderPath)}
        // The next page says what is wrong: the browser cannot show a field that the list has left out.
        noValidate
        className="no-print mt-6 flex flex-wrap items-center gap-x-6 gap-y-3"
      >
        <Button type="submit" size="large">
          {m.submit}
        </Button>
        <ChosenTotal items={items} />
      </form>
      <p className="mt-6">{m.truth}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        {contact?.email && (
          <ButtonLink
            to={`mailto:${contact.email}?subject=${encodeURIComponent(m.subject)}`}
            tone="secondary"
            icon="mail"
          >
            {m.mail}
          </ButtonLink>
        )}
        {contact?.phone && (
          <ButtonLink to={`tel:${contact.phone.replace(/[^+\d]/g, '')}`} tone="secondary" icon="phone">
            {m.call(contact.phone)}
          </ButtonLink>
        )}
      </div>
    </Section>
  );
}
