import { ContentForm } from '../content-forms/content-form';
import type { BlockOf } from '../content/types/page/blocks';
import { useSite } from '../site/site-context';
import { useMessages } from '../messages/messages';
import { ButtonLink } from '../ui/form/button';
import { cx } from '../ui/cx';
import { Section } from '../ui/layout/section';

export function Form({ block }: { block: BlockOf<'form'> }) {
  const { blocks: m } = useMessages();
  const { contact } = useSite().settings;
  const { form } = block;
  return (
    <Section title={block.title} intro={block.text ?? undefined} tone="sunken">
      {form && <ContentForm form={form} />}
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
