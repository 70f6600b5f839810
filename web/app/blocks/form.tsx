import { ContentForm } from '../content-forms/content-form';
import type { Form as FormContent } from '../content/types/form/form';
import type { BlockOf } from '../content/types/page/blocks';
import { useSite } from '../site/site-context';
import { useMessages } from '../messages/messages';
import { ButtonLink } from '../ui/form/button';
import { cx } from '../ui/cx';
import { Notice } from '../ui/layout/notice';
import { Section } from '../ui/layout/section';

export function Form({ block }: { block: BlockOf<'form'> }) {
  const { blocks: m } = useMessages();
  const { contact } = useSite().settings;
  const { form, isClosed } = block;
  if (!form && !contact?.email && !contact?.phone) return null;
  return (
    <Section
      title={block.title}
      // It says how to fill the form in.
      intro={isClosed ? undefined : (block.text ?? undefined)}
      tone="sunken"
      className={isClosed ? undefined : 'no-print'}
    >
      {form && (isClosed ? <Closed form={form} /> : <ContentForm form={form} />)}
      {form?.captchaAction !== 'newsletter' && (
        <div className={cx('flex flex-wrap gap-3', form && 'mt-8')}>
          {contact?.email && (
            <ButtonLink
              to={`mailto:${contact.email}?subject=${encodeURIComponent(block.title)}`}
              tone={form ? 'secondary' : 'primary'}
              icon="mail"
            >
              {m.form.mail}
            </ButtonLink>
          )}
          {contact?.phone && (
            <ButtonLink to={`tel:${contact.phone.replace(/[^+\d]/g, '')}`} tone="secondary" icon="phone">
              {m.form.call(contact.phone)}
            </ButtonLink>
          )}
        </div>
      )}
    </Section>
  );
}

/** Words in the place of a form, once the fair is over. */
function Closed({ form: { closedText, closedLink } }: { form: FormContent }) {
  const { blocks: m } = useMessages();
  return (
    <Notice tone="info">
      <p className="whitespace-pre-line">{closedText ?? m.form.closed}</p>
      {closedLink && (
        <ButtonLink to={closedLink.url} tone="secondary" className="mt-4">
          {closedLink.label}
        </ButtonLink>
      )}
    </Notice>
  );
}
