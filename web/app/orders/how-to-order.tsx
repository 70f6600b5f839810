import { useMessages } from '../messages/messages';
import { ButtonLink } from '../ui/form/button';
import { Section } from '../ui/layout/section';
import { useOrderContact } from './order-contact';

export default function HowToOrder() {
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
